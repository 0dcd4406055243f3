import type { AppLoadContext } from '@remix-run/node';
import type { Language } from '~/i18n/languages.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { agencyOf } from '~/site/agency.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite, type Site } from '~/site/site.server.ts';
import { mailLogo, type MailAbout } from './about.server.ts';
import { signature, type Speaking } from './lead-mails.server.ts';
import { mailHtml, mailText, type MailContent } from './render.server.ts';

/** The agency's language context for a mail. */
export async function speaking(context: AppLoadContext, site: Site, language: Language): Promise<Speaking> {
  const choice = { language, fallback: site.languages.defaultLanguage };
  return {
    language,
    t: await readTexts(context, language),
    agency: agencyOf(site.settings, choice),
    logo: mailLogo(site.settings, choice, context.origin),
  };
}

/** The same, reading the site itself. */
export async function speakingTo(context: AppLoadContext, language: Language): Promise<Speaking> {
  return speaking(context, await readSite(context), language);
}

/**
 * A mail from the agency to one person, who can reply to it. It is deleted along with the person's id.
 *
 * @param agent signs it and receives replies; null: the agency
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
