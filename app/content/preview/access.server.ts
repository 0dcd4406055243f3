import { createHmac, timingSafeEqual } from 'node:crypto';

/** Limited to preview paths, so that no other page receives it. */
const previewCookie = 'gevel_preview';

const hour = 60 * 60 * 1000;
const cookieHours = 12;
/** Validity of a link from `npm run gevel -- preview`, in days. */
export const tokenDays = 7;

/** Decides who may see drafts (requirements 10.15). Proofs are signed timestamps: any process can verify them. */
export interface PreviewAccess {
  /** Whether a request's `Cookie` header contains a valid proof. */
  isProven(cookies: string | null | undefined): boolean;
  /** A `Set-Cookie` value for someone who has proved access. */
  grant(): string;
  /** A `Set-Cookie` value that ends the preview. */
  revoke(): string;
  /** A token for developers, valid for `tokenDays` days. */
  makeToken(): string;
  /** Whether a token is valid: ours, or the environment's. */
  acceptsToken(token: string): boolean;
}

interface Options {
  secret: Buffer;
  now: () => Date;
  /** `PREVIEW_TOKEN`: a token that is valid as long as it is set. */
  fixedToken: string | null;
  /** Whether the site is reached over HTTPS. */
  secure: boolean;
  /** Whether the Studio is on another site and embeds the preview in an iframe (hosted Sanity). */
  framedElsewhere: boolean;
}

export function createPreviewAccess({ secret, now, fixedToken, secure, framedElsewhere }: Options): PreviewAccess {
  const sign = (use: string, expires: string): string =>
    createHmac('sha256', secret).update(`${use} ${expires}`).digest('base64url');
  const make = (use: string, milliseconds: number): string => {
    const expires = String(now().getTime() + milliseconds);
    return `${expires}.${sign(use, expires)}`;
  };
  const holds = (use: string, proof: string): boolean => {
    const [expires = '', signature = ''] = proof.split('.');
    return same(signature, sign(use, expires)) && Number(expires) > now().getTime();
  };
  // In an iframe on another site a cookie needs `SameSite=None; Partitioned`, which requires HTTPS.
  const attributes = framedElsewhere && secure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
  const cookie = (value: string, seconds: number): string =>
    `${previewCookie}=${value}; Path=/preview/; Max-Age=${seconds}; HttpOnly; ${attributes}${secure && !framedElsewhere ? '; Secure' : ''}`;
  return {
    isProven: (cookies) => {
      const [, value = ''] = new RegExp(`(?:^|;\\s*)${previewCookie}=([^;]+)`).exec(cookies ?? '') ?? [];
      return value !== '' && holds('cookie', value);
    },
    grant: () => cookie(make('cookie', cookieHours * hour), cookieHours * 3600),
    revoke: () => cookie('', 0),
    makeToken: () => make('token', tokenDays * 24 * hour),
    acceptsToken: (token) => holds('token', token) || (fixedToken !== null && same(token, fixedToken)),
  };
}

function same(given: string, known: string): boolean {
  const digest = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(digest(given), digest(known));
}
