import { createHmac, timingSafeEqual } from 'node:crypto';

/** Sent with preview paths only, so that no other page ever sees it. */
const previewCookie = 'gevel_preview';

const hour = 60 * 60 * 1000;
const cookieHours = 12;
/** How long a link from `npm run preview` holds, in days. */
export const tokenDays = 7;

/** Says who may see drafts (requirements 10.15). Proofs are signed moments: nothing is stored, and every process of the site knows them. */
export interface PreviewAccess {
  /** Whether a request's `Cookie` header carries a proof that still holds. */
  isProven(cookies: string | null | undefined): boolean;
  /** A `Set-Cookie` value for somebody who has shown a proof. */
  grant(): string;
  /** A `Set-Cookie` value that ends the preview. */
  revoke(): string;
  /** A token for developers, good for `tokenDays` days. */
  makeToken(): string;
  /** Whether this is a token of ours that still holds, or the one of the environment. */
  acceptsToken(token: string): boolean;
}

interface Options {
  secret: Buffer;
  now: () => Date;
  /** `PREVIEW_TOKEN`: a token that holds as long as it is set. */
  fixedToken: string | null;
  /** Whether visitors come over https. */
  secure: boolean;
  /** Whether the Studio lives on another site and shows the preview in its frame (hosted Sanity). */
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
  // A frame on another site gets its cookie only if it is marked for that, and then only over https.
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
