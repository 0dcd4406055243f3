import type { LinkPurpose } from '@gevel/accounts';
import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { ownerPasswordPath, ownerPath, ownerRecoveryPath, ownerWeeklyPath } from '~/addresses/entity-paths.ts';
import { mailAbout } from '~/forms/mail/about.server.ts';
import { personalMail, speakingTo } from '~/forms/mail/personal.server.ts';
import type { MailCard } from '~/forms/mail/render.server.ts';
import type { Language } from '~/i18n/languages.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { readSite } from '~/site/site.server.ts';
import { lastDays, daysBefore } from '~/views/periods.ts';
import type { Owner } from './owners.server.ts';

/** Signing purpose of the link that ends weekly mails. */
export const weeklyPurpose = 'owner-weekly';

/** The owner's language, or the site's default if it is no longer in use. */
async function languageOf(context: AppLoadContext, owner: Owner): Promise<Language> {
  const [{ language }, { languages }] = await Promise.all([
    context.portal.owners.settings(owner.id),
    readSite(context),
  ]);
  return languages.inUse.includes(language) ? language : languages.defaultLanguage;
}

/** The mail with the link to set a password. */
export async function linkMail(
  context: AppLoadContext,
  owner: Owner,
  purpose: LinkPurpose,
  key: string,
): Promise<NewMail> {
  const language = await languageOf(context, owner);
  const speaking = await speakingTo(context, language);
  const { t, agency } = speaking;
  const word = (name: 'subject' | 'text' | 'link' | 'after') =>
    t(`owners.mail.${purpose}.${name}`, { agency: agency.name });
  return personalMail(
    speaking,
    owner,
    {
      paragraphs: [t('forms.mail.greeting', { name: owner.name }), word('text'), word('after')],
      links: [
        { label: word('link'), url: context.origin + ownerPasswordPath(language, key) },
        ...(purpose === 'invitation'
          ? [{ label: t('owners.mail.invitation.again'), url: context.origin + ownerRecoveryPath(language) }]
          : []),
      ],
    },
    { kind: `owners:${purpose}`, subject: word('subject') },
  );
}

/** Notifies an owner of a change to the account, in case somebody else made it. */
async function warningMail(
  context: AppLoadContext,
  owner: Owner,
  kind: string,
  wordsOf: (t: TFunction, agency: string) => Record<'subject' | 'text' | 'after' | 'link', string>,
): Promise<NewMail> {
  const language = await languageOf(context, owner);
  const speaking = await speakingTo(context, language);
  const { t, agency } = speaking;
  const { subject, text, after, link } = wordsOf(t, agency.name);
  return personalMail(
    speaking,
    owner,
    {
      paragraphs: [t('forms.mail.greeting', { name: owner.name }), text, after],
      links: [{ label: link, url: context.origin + ownerRecoveryPath(language) }],
    },
    { kind: `owners:${kind}`, subject },
  );
}

/** Notifies an owner that the password was changed. */
export const changedMail = (context: AppLoadContext, owner: Owner): Promise<NewMail> =>
  warningMail(context, owner, 'changed', (t, agency) => ({
    subject: t('owners.mail.changed.subject'),
    text: t('owners.mail.changed.text', { agency }),
    after: t('owners.mail.changed.after'),
    link: t('owners.mail.changed.link'),
  }));

/** Notifies an owner that a passkey was added or removed. */
export const passkeyMail = (context: AppLoadContext, owner: Owner, what: 'added' | 'removed'): Promise<NewMail> =>
  warningMail(context, owner, `passkey-${what}`, (t, agency) => ({
    subject: t(`owners.mail.passkey.${what}.subject`),
    text: t(`owners.mail.passkey.${what}.text`, { agency }),
    after: t('owners.mail.passkey.after'),
    link: t('owners.mail.passkey.link'),
  }));

/** The weekly figures of an owner's properties; null if none of them is on the site any more. */
export async function weeklyMail(context: AppLoadContext, owner: Owner): Promise<NewMail | null> {
  const { portal, listings, views, origin, signatures } = context;
  const language = await languageOf(context, owner);
  const [speaking, site, ids] = await Promise.all([
    speakingTo(context, language),
    readSite(context),
    portal.owners.propertiesOf(owner.id),
  ]);
  const { t } = speaking;
  const choice = { language, fallback: site.languages.defaultLanguage };
  const there = await listings.summaries(ids, choice);
  if (there.length === 0) return null;
  // Sent on Monday morning, so the week ended yesterday.
  const week = daysBefore(lastDays(7, context.now()), 1);
  const before = daysBefore(week, 7);
  const shown = there.map(({ id }) => id);
  const [now, then, planned] = await Promise.all([
    views.ofEach(shown, week),
    views.ofEach(shown, before),
    portal.visits.planned(shown, context.now()),
  ]);
  const stop = origin + ownerWeeklyPath(language, signatures.sign(weeklyPurpose, owner.id));
  const about = await Promise.all(there.map(({ id }) => mailAbout(context, id, site, speaking)));
  const cards = there.map(({ id, title, city }, index): MailCard => ({
    ...(about[index]?.card ?? { title }),
    lines: [
      ...(about[index]?.card.lines ?? [city]),
      t('owners.mail.weekly.views', { count: now.get(id) ?? 0 }),
      t('owners.mail.weekly.before', { count: then.get(id) ?? 0 }),
      t('owners.mail.weekly.visits', { count: planned.filter(({ propertyId }) => propertyId === id).length }),
    ].filter((line) => line !== ''),
    url: origin + ownerPath(language, id),
    button: t('owners.list.open'),
  }));
  const [agent, ...others] = new Map(about.map((each) => [each?.agent?.name, each?.agent ?? null])).values();
  return personalMail(
    speaking,
    owner,
    {
      paragraphs: [t('forms.mail.greeting', { name: owner.name }), t('owners.mail.weekly.text')],
      cards,
      links: [
        { label: t('owners.mail.weekly.portal'), url: origin + ownerPath(language) },
        { label: t('owners.mail.weekly.stop'), url: stop },
      ],
    },
    {
      kind: 'owners:weekly',
      subject: t('owners.mail.weekly.subject', { count: [...now.values()].reduce((sum, each) => sum + each, 0) }),
      unsubscribe: stop,
    },
    // With properties of several agents, no single one signs.
    others.length > 0 ? null : agent,
  );
}
