import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import type { S3Options } from './blobs/s3.ts';
import { failure } from './failure.ts';

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'false', 'true', ''])
    .default(fallback ? '1' : '0')
    .transform((value) => (value === '' ? fallback : value === '1' || value === 'true'));

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  );

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  ORIGIN: list,
  TRUST_PROXY: list,
  OFFICE_ADDRESSES: list,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z.string().optional(),
  GEVEL_DEMO: flag(true),
  GEVEL_DEMO_DAY: z.iso.date('is not a day such as 2026-11-21').optional(),
  GEVEL_STYLEGUIDE: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  WARM_PICTURES: flag(true),
  PAGE_CACHE_MB: z.coerce.number().min(0).default(128),
  PICTURE_HOSTS_ALLOWED: list,
  PICTURE_CACHE_MB: z.coerce.number().min(0).default(4096),
  LAKE_CACHE_MB: z.coerce.number().min(0).default(1024),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'is not an address such as https://s3.example.com' }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'is not a bucket such as gevel-pictures')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_PATH_STYLE: flag(true),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(?:\/[\w.-]+)*\/?$/, 'is not a prefix such as gevel/')
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_CRON: z.string().default('30 2 * * *'),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/]+/, 'is not an address such as smtp://user:password@mail.example:587')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@<>]@[^\s@<>]/, 'is not an e-mail address')
    .optional(),
  TURNSTILE_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
  RECAPTCHA_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
  HCAPTCHA_SECRET: z.string().min(16, 'is shorter than 16 characters').optional(),
  LEAD_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'is not an address such as https://crm.example/leads' })
    .optional(),
  // The length required by Standard Webhooks: 24 to 64 bytes.
  LEAD_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
      'is not whsec_ and 24 to 64 bytes in base64',
    )
    .optional(),
  LEAD_WEBHOOK_PRIVATE: flag(false),
  TRANSLATION_URL: z.url({ protocol: /^https?$/, error: 'is not an address such as https://api.deepl.com' }).optional(),
  TRANSLATION_KEY: z.string().optional(),
  TRANSLATION_MODEL: z.string().optional(),
  CDN_SECONDS: z.coerce.number().int().min(0).default(0),
  METRICS_TOKEN: z.string().min(16).optional(),
  // Further variables of OpenTelemetry are read by its SDK (server/tracing.ts).
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an address such as http://localhost:4318' })
    .optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).optional(),
  LAKE_PUBLIC_READS: flag(false),
  AUDIT_DAYS: z.coerce.number().int().min(1).default(730),
  HISTORY_DAYS: z.coerce.number().int().min(0).default(365),
  SANITY_PROJECT_ID: z.string().optional(),
  SANITY_DATASET: z.string().default('production'),
  SANITY_READ_TOKEN: z.string().optional(),
  SANITY_WRITE_TOKEN: z.string().optional(),
  SANITY_WEBHOOK_SECRET: z.string().optional(),
  STUDIO_ORIGIN: z.url('is not an origin such as https://agency.sanity.studio').optional(),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^\s;,]+$/, 'is not a template such as https://tile.example/{z}/{x}/{y}.png')
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().default('© OpenStreetMap contributors'),
  MAP_TILES_MAX_ZOOM: z.coerce.number().int().min(1).max(22).default(19),
  MAP_STREETS: z
    .string()
    .refine(
      (value) => !value.includes('://') || /^https?:\/\//.test(value),
      'is no file, and no address that begins with https://',
    )
    .optional(),
  PREVIEW_TOKEN: z.string().min(16, 'is shorter than 16 characters').optional(),
  LISTINGS_FEED_URL: z.string().optional(),
  LISTINGS_FEED_DETAIL_URL: z
    .url('is not an address')
    .refine((url) => url.includes('{ID}') || url.includes('%7BID%7D'), 'has no {ID} in it')
    .optional(),
  LISTINGS_FEED_CRON: z.string().default('*/15 * * * *'),
  OWNERS_FEED_URL: z.string().optional(),
  OWNERS_FEED_CRON: z.string().default('5 * * * *'),
  OWNERS_INVITE: flag(true),
  OWNERS_WEEKLY_CRON: z.string().default('0 8 * * 1'),
  SITE_CHECK_CRON: z.string().default('15 3 * * *'),
  SITE_CHECK_HOSTS: list,
  SWEEPBRIGHT_CLIENT_ID: z.string().optional(),
  SWEEPBRIGHT_CLIENT_SECRET: z.string().optional(),
  SWEEPBRIGHT_API_URL: z.url('is not an address').default('https://website.sweepbright.com/api'),
});

/** A dataset of Sanity's hosted Content Lake. */
export interface HostedSanity {
  projectId: string;
  dataset: string;
  /** Read token, for drafts and private datasets. */
  token: string | null;
  webhookSecret: string | null;
}

/** The complete configuration of a process; `.env.example` lists the variables. */
export interface Environment {
  mode: 'development' | 'production' | 'test';
  port: number;
  host: string;
  /** Origins under which the site is reached; the first is used in canonical URLs. Empty: `http://localhost:PORT`. */
  origins: readonly string[];
  /** Addresses or networks of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  /** Addresses or networks of the agency's own staff, whose property views are not counted. */
  officeAddresses: readonly string[];
  dataDirectory: string;
  databaseUrl: string | null;
  demo: boolean;
  /** The ISO date for which the demo agency's listings are generated; null: the day of the first start. */
  demoDay: string | null;
  /** Whether `/styleguide/` is available: in development, and if requested. */
  styleguide: boolean;
  logLevel: string;
  /** Whether the pictures of the first pages are rendered in advance while the server is idle. */
  warmPictures: boolean;
  pageCacheBytes: number;
  /** `host` or `host:port` of the CRM's picture servers in the agency's network; all others must be on the internet. */
  pictureHosts: readonly string[];
  /** Maximum disk space of the cache of resized images. */
  pictureCacheBytes: number;
  /** Maximum disk space of the embedded Content Lake's picture cache. */
  renditionCacheBytes: number;
  /** The folder, the cron line in Belgian time and the number of scheduled backups; null: none. */
  backups: { folder: string; cron: string; keep: number } | null;
  /** The object store for uploads and originals of pictures; null: the folder `blobs` of the data folder. */
  objectStore: S3Options | null;
  /** The mail server: `smtp://user:password@mail.example:587`; null: mails wait, or go to the demo's mailbox. */
  smtpUrl: string | null;
  /** The site's own address, with or without a name: `Agency <site@agency.example>`. */
  mailFrom: string;
  /** Secrets to verify captcha responses with each provider; null if not configured. */
  captchaSecrets: Readonly<Record<'turnstile' | 'recaptcha' | 'hcaptcha', string | null>>;
  /** The CRM's webhook for leads, its signing secret, and whether it may be in the agency's network; null: none. */
  leadWebhook: { url: string; secret: string; mayBePrivate: boolean } | null;
  /** The translation service for editors: DeepL, or OpenAI's chat API with a model; null: none. */
  translation: { url: string; key: string | null; model: string | null } | null;
  /** `s-maxage` for a CDN in front of the site, in seconds; 0: only the process itself caches. */
  cdnSeconds: number;
  /** Whoever sends it reads `/metrics`; null: nobody. */
  metricsToken: string | null;
  /** Whether traces are sent to an OpenTelemetry collector. */
  traced: boolean;
  /** How long a process goes on answering once it is told to stop. */
  drainMilliseconds: number;
  /** Whether the embedded Content Lake answers queries, listeners and document reads without a session or token. */
  lakePublicReads: boolean;
  /** How long entries of the audit trail are kept. */
  auditDays: number;
  /** How long the embedded Content Lake retains the history of documents; 0: forever. */
  historyDays: number;
  /** A write token for the hosted lake: for imports, migrations, and drafts that the site creates. */
  sanityWriteToken: string | null;
  /** Sanity's hosted Content Lake; null: the embedded one. */
  sanity: HostedSanity | null;
  /** Origin of a Studio that this site does not serve; it may embed previews. */
  studioOrigin: string | null;
  /** A preview token that is valid as long as this variable is set; others come from `npm run gevel -- preview`. */
  previewToken: string | null;
  /** Raster tiles under the maps; null: only the drawn base map. `url` contains `{z}`, `{x}`, `{y}`, maybe `{s}`. */
  mapTiles: { url: string; attribution: string; maxZoom: number } | null;
  /** The street archive, a file or URL (`https://…`); null: `streets.pmtiles` in the data folder, if it exists. */
  mapStreets: string | null;
  /** The file or URL from which the CRM's listings are imported regularly. */
  listingsFeed: { source: string; detailUrl: string | null; cron: string } | null;
  /** The file or URL from which owners and their CRM data are imported regularly. */
  ownersFeed: { source: string; cron: string } | null;
  /** Whether owners in the CRM's feed are invited to the portal. */
  ownersInvite: boolean;
  /** When owners are mailed the week's statistics, as a cron line in Belgian time. */
  ownersWeekly: string;
  /** When the site is walked, as a cron line in Belgian time, and the hosts elsewhere whose links are asked then. */
  siteCheck: { cron: string; hosts: readonly string[] };
  /** The account whose estates SweepBright pushes to `/api/sweepbright`. */
  sweepBright: { apiUrl: string; clientId: string; clientSecret: string } | null;
}

/** @throws {Error} with `code: 'BAD_ENVIRONMENT'` and one line per invalid variable. */
export function readEnvironment(variables: Record<string, string | undefined> = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw failure('BAD_ENVIRONMENT', `These variables of the environment are not valid:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  if (Boolean(env.SWEEPBRIGHT_CLIENT_ID) !== Boolean(env.SWEEPBRIGHT_CLIENT_SECRET)) {
    throw failure(
      'BAD_ENVIRONMENT',
      'SWEEPBRIGHT_CLIENT_ID and SWEEPBRIGHT_CLIENT_SECRET belong together: set both or none',
    );
  }
  if (env.SMTP_URL && !env.MAIL_FROM)
    throw failure(
      'BAD_ENVIRONMENT',
      'MAIL_FROM: set it to the address that mails come from, such as site@agency.example',
    );
  if (Boolean(env.LEAD_WEBHOOK_URL) !== Boolean(env.LEAD_WEBHOOK_SECRET))
    throw failure('BAD_ENVIRONMENT', 'LEAD_WEBHOOK_URL and LEAD_WEBHOOK_SECRET belong together: set both or none');
  const origins = env.ORIGIN.map(originOf);
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST,
    origins,
    trustedProxies: env.TRUST_PROXY.map((value) => networkOf('TRUST_PROXY', value)),
    officeAddresses: env.OFFICE_ADDRESSES.map((value) => networkOf('OFFICE_ADDRESSES', value)),
    dataDirectory: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    demo: env.GEVEL_DEMO,
    demoDay: env.GEVEL_DEMO_DAY ?? null,
    styleguide: env.GEVEL_STYLEGUIDE ? env.GEVEL_STYLEGUIDE === '1' : env.NODE_ENV === 'development',
    logLevel: env.LOG_LEVEL,
    warmPictures: env.WARM_PICTURES,
    pageCacheBytes: env.PAGE_CACHE_MB * 1024 * 1024,
    pictureHosts: env.PICTURE_HOSTS_ALLOWED.map(hostOf),
    pictureCacheBytes: env.PICTURE_CACHE_MB * 1024 * 1024,
    renditionCacheBytes: env.LAKE_CACHE_MB * 1024 * 1024,
    backups: backupsOf(env),
    objectStore: objectStoreOf(env),
    smtpUrl: env.SMTP_URL ?? null,
    mailFrom: env.MAIL_FROM ?? 'site@localhost',
    captchaSecrets: {
      turnstile: env.TURNSTILE_SECRET ?? null,
      recaptcha: env.RECAPTCHA_SECRET ?? null,
      hcaptcha: env.HCAPTCHA_SECRET ?? null,
    },
    translation: translationOf(env),
    leadWebhook:
      env.LEAD_WEBHOOK_URL && env.LEAD_WEBHOOK_SECRET
        ? { url: env.LEAD_WEBHOOK_URL, secret: env.LEAD_WEBHOOK_SECRET, mayBePrivate: env.LEAD_WEBHOOK_PRIVATE }
        : null,
    cdnSeconds: env.CDN_SECONDS,
    metricsToken: env.METRICS_TOKEN ?? null,
    traced: env.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    // The embedded database has one process: nothing else could answer meanwhile.
    drainMilliseconds: 1_000 * (env.DRAIN_SECONDS ?? (env.DATABASE_URL ? 5 : 0)),
    lakePublicReads: env.LAKE_PUBLIC_READS,
    auditDays: env.AUDIT_DAYS,
    historyDays: env.HISTORY_DAYS,
    sanityWriteToken: env.SANITY_WRITE_TOKEN ?? null,
    sanity: env.SANITY_PROJECT_ID
      ? {
          projectId: env.SANITY_PROJECT_ID,
          dataset: env.SANITY_DATASET,
          token: env.SANITY_READ_TOKEN ?? null,
          webhookSecret: env.SANITY_WEBHOOK_SECRET ?? null,
        }
      : null,
    studioOrigin: env.STUDIO_ORIGIN ? new URL(env.STUDIO_ORIGIN).origin : null,
    previewToken: env.PREVIEW_TOKEN ?? null,
    mapTiles: env.MAP_TILES_URL
      ? { url: env.MAP_TILES_URL, attribution: env.MAP_TILES_ATTRIBUTION, maxZoom: env.MAP_TILES_MAX_ZOOM }
      : null,
    mapStreets: env.MAP_STREETS ?? null,
    listingsFeed: env.LISTINGS_FEED_URL
      ? {
          source: env.LISTINGS_FEED_URL,
          detailUrl: env.LISTINGS_FEED_DETAIL_URL ?? null,
          cron: env.LISTINGS_FEED_CRON,
        }
      : null,
    ownersFeed: env.OWNERS_FEED_URL ? { source: env.OWNERS_FEED_URL, cron: env.OWNERS_FEED_CRON } : null,
    ownersInvite: env.OWNERS_INVITE,
    ownersWeekly: env.OWNERS_WEEKLY_CRON,
    siteCheck: { cron: env.SITE_CHECK_CRON, hosts: env.SITE_CHECK_HOSTS.map((host) => host.toLowerCase()) },
    sweepBright:
      env.SWEEPBRIGHT_CLIENT_ID && env.SWEEPBRIGHT_CLIENT_SECRET
        ? {
            apiUrl: env.SWEEPBRIGHT_API_URL,
            clientId: env.SWEEPBRIGHT_CLIENT_ID,
            clientSecret: env.SWEEPBRIGHT_CLIENT_SECRET,
          }
        : null,
  };
}

function backupsOf(env: z.infer<typeof schema>): Environment['backups'] {
  if (!env.BACKUP_DIR) return null;
  const [folder, data] = [path.resolve(env.BACKUP_DIR), path.resolve(env.DATA_DIR)];
  const isWithin = (inner: string, outer: string) => `${inner}${path.sep}`.startsWith(`${outer}${path.sep}`);
  if (isWithin(folder, data) || isWithin(data, folder))
    throw failure('BAD_ENVIRONMENT', 'BACKUP_DIR and DATA_DIR: one cannot be in the other');
  return { folder, cron: env.BACKUP_CRON, keep: env.BACKUP_KEEP };
}

function objectStoreOf(env: z.infer<typeof schema>): S3Options | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = env;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return null;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    throw failure(
      'BAD_ENVIRONMENT',
      'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set all or none',
    );
  }
  return {
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION,
    pathStyle: env.S3_PATH_STYLE,
    prefix: env.S3_PREFIX ? env.S3_PREFIX.replace(/\/?$/, '/') : '',
  };
}

/** DeepL's free keys end in `:fx` and belong to another host. */
function translationOf(env: z.infer<typeof schema>): Environment['translation'] {
  const [url, key, model] = [env.TRANSLATION_URL, env.TRANSLATION_KEY, env.TRANSLATION_MODEL];
  if (url === undefined && model !== undefined)
    throw failure('BAD_ENVIRONMENT', 'TRANSLATION_MODEL: say with TRANSLATION_URL which service has it');
  if (key === undefined && model === undefined) return null;
  const deepL = `https://api${key?.endsWith(':fx') ? '-free' : ''}.deepl.com`;
  return { url: url ?? deepL, key: key ?? null, model: model ?? null };
}

function originOf(value: string): string {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw failure('BAD_ENVIRONMENT', `ORIGIN: "${value}" is not an origin such as https://www.agency.example`);
  }
  return new URL(value).origin;
}

/** Normalizes a host as in URLs: `crm.lan`, `crm.lan:8080`. */
function hostOf(value: string): string {
  const url = URL.canParse(`http://${value}`) ? new URL(`http://${value}`) : null;
  if (url?.href === `http://${url?.host}/`) return url.host;
  throw failure('BAD_ENVIRONMENT', `PICTURE_HOSTS_ALLOWED: "${value}" is not a host such as crm.lan or crm.lan:8080`);
}

/** Validates a network in `proxy-addr`'s format: a named range, an address, or a network such as 10.0.0.0/8. */
function networkOf(variable: string, value: string): string {
  const [address = '', bits] = value.split('/');
  const named = ['loopback', 'linklocal', 'uniquelocal'].includes(value);
  if (named || (isIP(address) !== 0 && (bits === undefined || /^\d{1,3}$/.test(bits)))) return value;
  throw failure(
    'BAD_ENVIRONMENT',
    `${variable}: "${value}" is not an address, a network such as 10.0.0.0/8, or loopback`,
  );
}
