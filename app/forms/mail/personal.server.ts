import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { agencyOf } from '~/site/agency.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite, type Site } from '~/site/site.server.ts';
import { mailLogo, type MailAbout } from './about.server.ts';
import { signature, type Speaking } from './compose.server.ts';
import { mailHtml, mailText, type MailContent } from './render.server.ts';

/** The agency in a language of its own mails. */
export async function speaking(context: AppLoadContext, site: Site, language: Language): Promise<Speaking> {
  const choice = { language, fallback: site.languages.defaultLanguage };
  return {
    language,
    t: await readTexts(context, language),
    agency: agencyOf(site.settings, choice),
    logo: mailLogo(site.settings, choice, context.origin),
  };
}

/** The agency in the language of whoever it writes to. */
export async function speakingTo(context: AppLoadContext, language: Language): Promise<Speaking> {
  return speaking(context, await readSite(context), language);
}

/**
 * A mail of the agency to one person, who can answer it. It is erased with the person's id.
 *
 * @param agent who signs it and is answered; null: the agency itself
 */
export function personalMail(
  from: Speaking,
  person: { id: string; email: string },
  content: Pick<MailContent, 'paragraphs' | 'links' | 'cards'>,
  envelope: Pick<NewMail, 'kind' | 'subject' | 'unsubscribe'>,
  agent: MailAbout['agent'] = null,
): NewMail {
  const { agency, language, logo } = from;
  const footer = signature(from, agent?.name);
  const whole: MailContent = { ...content, language, sender: agency.name, logo, rows: [], footer };
  return {
    ...envelope,
    about: person.id,
    to: person.email,
    replyTo: agent?.email ?? agency.email,
    fromName: agency.name,
    text: mailText(whole),
    html: mailHtml(whole),
  };
}
