import type { LinkPurpose } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import { personalMail, speakingTo } from '~/forms/mail/personal.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { languageOf } from './asked.server.ts';

interface Receiver {
  id: string;
  name: string;
  email: string;
}

/** What a person hears of the own account, in case somebody else did it. */
export type Notice = 'password' | 'app-added' | 'app-removed' | 'passkey-added' | 'passkey-removed';

/** The mail with the link to choose a password. */
export async function linkMail(
  context: AppLoadContext,
  person: Receiver,
  purpose: LinkPurpose,
  { url, language }: { url: string; language: Language },
): Promise<NewMail> {
  const speaking = await speakingTo(context, language);
  const { t, agency } = speaking;
  const word = (name: 'subject' | 'text' | 'link' | 'after') =>
    t(`office.mail.${purpose}.${name}`, { agency: agency.name });
  return personalMail(
    speaking,
    person,
    {
      paragraphs: [t('forms.mail.greeting', { name: person.name }), word('text'), word('after')],
      links: [{ label: word('link'), url }],
    },
    { kind: `people:${purpose}`, subject: word('subject') },
  );
}

/** The mail that says what changed in an account. */
export async function noticeMail(
  context: AppLoadContext,
  person: Receiver,
  notice: Notice,
  asked: string,
): Promise<NewMail> {
  const speaking = await speakingTo(context, languageOf(asked));
  const { t } = speaking;
  return personalMail(
    speaking,
    person,
    {
      paragraphs: [
        t('forms.mail.greeting', { name: person.name }),
        t(`office.mail.notice.${notice}`, { site: new URL(context.origin).host }),
        t('office.mail.notice.after'),
      ],
      links: [{ label: t('office.mail.notice.link'), url: new URL('/studio/people', context.origin).href }],
    },
    { kind: `people:${notice}`, subject: t(`office.mail.notice.${notice}-subject`) },
  );
}
