import type { Person } from './person.ts';

/** Shorter parts of a name occur in good passwords by chance. */
const shortestPart = 4;

/**
 * Whether a password consists only of obvious words plus digits or signs: the person's name or address, the agency's
 * name, the site's host, any of their parts, or one of these twice (docs/security.md 6.1.2).
 *
 * @param site.host such as `www.agency.example`
 */
export function isPersonal(
  password: string,
  { name, email }: Pick<Person, 'name' | 'email'>,
  site: { agency: string; host: string },
): boolean {
  const [mailbox = '', domain = ''] = email.split('@');
  const host = site.host.replace(/^www\./, '').replace(/:\d+$/, '');
  const words = [name, email, mailbox, domain, site.agency, host, host.replace(/\.[^.]+$/, '')].flatMap((whole) => [
    lettersOf(whole),
    ...whole
      .split(/[^\p{L}\p{M}]+/u)
      .map(lettersOf)
      .filter((part) => part.length >= shortestPart),
  ]);
  const letters = lettersOf(password);
  return words.some((word) => word !== '' && (letters === word || letters === word + word));
}

/** Letters only, without accents, in lower case. */
function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '');
}
