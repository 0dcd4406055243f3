import { startTestStore } from '../../app/platform/blobs/test-store.ts';
import { freePort } from '../../scripts/free-port.mjs';
import { Caddy, ensureCaddy } from '../../scripts/test/caddy.mjs';
import { ensureNginx, Nginx } from '../../scripts/test/nginx.mjs';
import { startPostgres } from '../../scripts/test/postgres.mjs';
import { startCrm, type Crm } from '../site/crm.ts';
import { get, type Answer, type Asked } from '../site/http.ts';
import { startMailServer, type MailServer } from '../site/mail-server.ts';
import { startSite, temporaryFolder, type TestSite } from '../site/server.ts';

/** The folder of a built release; without it this one. */
type Release = string | undefined;

/** One process of the site, with a folder and a port of its own. */
export interface Member {
  site: TestSite;
  port: number;
  /** Asks this process as the proxy would. */
  ask(path: string, asked?: Asked): Promise<Answer>;
  /** Starts it again where it was. */
  start(release?: Release): Promise<void>;
}

/** Several processes over one PostgreSQL and one object store, without a shared folder, behind a proxy. */
export interface Cluster {
  /** The proxy's. */
  origin: string;
  members: readonly Member[];
  postgres: NonNullable<Awaited<ReturnType<typeof startPostgres>>>;
  mails: MailServer;
  crm: Crm;
  stop(): Promise<void>;
}

const proxies = {
  nginx: { ensure: ensureNginx, start: Nginx.start.bind(Nginx) },
  caddy: { ensure: ensureCaddy, start: Caddy.start.bind(Caddy) },
};

/**
 * Starts a cluster, by the samples in deploy/. The clock of its last process is a minute ahead.
 *
 * @returns null where there is no PostgreSQL or no such proxy
 */
export async function startCluster(
  proxy: keyof typeof proxies,
  processes: number,
  release?: Release,
): Promise<Cluster | null> {
  const postgres = (await proxies[proxy].ensure()) ? await startPostgres() : null;
  if (postgres === null) return null;
  const [mails, crm, store, port] = await Promise.all([startMailServer(), startCrm(), startTestStore(), freePort()]);
  const origin = `http://127.0.0.1:${port}`;
  const common = {
    DATABASE_URL: postgres.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'Gevel <site@gevel.example>',
    LEAD_WEBHOOK_URL: crm.url,
    LEAD_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`,
    LEAD_WEBHOOK_PRIVATE: '1',
    TRUST_PROXY: 'loopback',
    ORIGIN: origin,
    DRAIN_SECONDS: '2',
    ...store.env,
  };
  const member = async (number: number): Promise<Member> => {
    const [own, dataDirectory] = await Promise.all([freePort(), temporaryFolder('cluster')]);
    const ahead: Record<string, string> = number === processes - 1 ? { GEVEL_TEST_CLOCK_AHEAD: '60' } : {};
    const begin = (from: Release) =>
      startSite({
        dataDirectory,
        env: { ...common, ...ahead, PORT: String(own), ...(from !== undefined && { GEVEL_TEST_ROOT: from }) },
      });
    const started: Member = {
      site: await begin(release),
      port: own,
      ask: (path, { headers, ...asked } = {}) =>
        get(path, {
          ...asked,
          origin: `http://127.0.0.1:${own}`,
          headers: { ...headers, host: new URL(origin).host },
        }),
      start: async (from) => {
        started.site = await begin(from);
      },
    };
    return started;
  };
  // The first one alone, as it fills the database.
  const members = [await member(0)];
  while (members.length < processes) members.push(await member(members.length));
  const ports = members.map((each) => each.port);
  const front = await proxies[proxy].start(await temporaryFolder(proxy), ports, port);
  return {
    origin,
    members,
    postgres,
    mails,
    crm,
    stop: async () => {
      await Promise.all(members.map(({ site }) => site.stop()));
      await front?.stop();
      crm.close();
      await mails.close();
      await store.stop();
      postgres.stop();
    },
  };
}
