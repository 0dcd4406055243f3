import { createHash } from 'node:crypto';
import { mailAbout } from '~/forms/mail/about.server.ts';
import { mailHtml, mailText, type MailContent } from '~/forms/mail/render.server.ts';
import { speakingTo } from '~/forms/mail/personal.server.ts';
import { ownersForm } from '~/leads/owners-form.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { Owner } from './owners.server.ts';

export const maxMessage = 5_000;

const perOwner = { name: 'messages of an owner', most: 20, within: 3_600 };
/** In milliseconds: identical messages within it count as one. */
const window = 600_000;
const defaultKeepMonths = 24;

export type MessageProblem = 'empty' | 'tooLong' | 'notSent';

/**
 * Sends an owner's message about a property: a lead, with a mail to the contact.
 *
 * @returns the problem; null if stored
 */
export async function sendMessage(
  { context, language, site, path }: Visit,
  owner: Owner,
  property: { id: string; title: string; managerEmail: string | null },
  typed: string,
): Promise<MessageProblem | null> {
  const text = typed.replaceAll('\0', '').trim();
  if (text === '') return 'empty';
  if (text.length > maxMessage) return 'tooLong';
  if (!(await context.limits.take(perOwner, owner.id))) return 'notSent';
  const office = await speakingTo(context, site.languages.defaultLanguage);
  const [{ t }, about] = await Promise.all([
    speakingTo(context, language),
    mailAbout(context, property.id, site, office),
  ]);
  const months = site.settings?.retention?.leadsMonths ?? defaultKeepMonths;
  const consent = t('forms.privacy', { months });
  const moment = Math.floor(context.now().getTime() / window);
  const digest = (value: string) => createHash('sha256').update(value).digest('base64url');
  const to = property.managerEmail ?? office.agency.email;
  try {
    await context.leads.record(
      {
        key: digest(JSON.stringify([moment, owner.id, property.id, text])),
        form: ownersForm,
        language,
        page: path,
        propertyId: property.id,
        projectId: null,
        email: owner.email,
        data: { name: owner.name, remark: text },
        consent: { version: digest(consent).slice(0, 12), text: consent },
        source: { utm_source: 'owner' },
        keepDays: Math.round(months * 30.44),
      },
      (_sql, id) => {
        const content: MailContent = {
          language: office.language,
          sender: office.agency.name,
          logo: office.logo,
          paragraphs: [office.t('owners.mail.message.text', { name: owner.name, title: property.title }), text],
          rows: [],
          cards: about ? [about.card] : [],
          links: [],
          footer: [],
        };
        return Promise.resolve(
          to === null
            ? []
            : [
                {
                  kind: 'owners:message',
                  about: id,
                  to,
                  replyTo: owner.email,
                  fromName: null,
                  subject: office.t('owners.mail.message.subject', { name: owner.name }),
                  text: mailText(content),
                  html: mailHtml(content),
                },
              ],
        );
      },
    );
    return null;
  } catch (error) {
    context.log.error({ err: error }, 'A message of an owner could not be stored');
    return 'notSent';
  }
}
