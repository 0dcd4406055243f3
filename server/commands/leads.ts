import { listed, noFilter } from '~/platform/audit.ts';
import type { AuditEntry } from '~/platform/audit-entry.ts';
import type { Parts } from '../parts.ts';
import { operatorOf, type Command } from './command.ts';

export const leadsUsage = [
  'Usage (who left no e-mail is named by the telephone number: leads erase "0470 12 34 56"):',
  '  leads export <e-mail>   all that is stored of a person, as JSON (GDPR article 15)',
  '  leads erase <e-mail>    deletes it, mails and what came of it included (GDPR article 17)',
  '  leads newsletter        who gets the newsletter: address, language and since when, as CSV',
];

/** `leads …`: shows and erases stored data of people who contacted the agency. */
export const leadsCommand: Command = async ({ parts, ...host }, [action, email, ...more], report) => {
  const { platform, leads, newsletter, testimonials, owners } = parts();
  const { audit } = platform;
  const who = operatorOf(host);
  if (action === 'newsletter' && email === undefined) {
    await audit.record({ kind: 'newsletter-exported', who });
    report('email,language,since');
    for (const { email: address, language, confirmedAt } of await newsletter.newsletter.list())
      report(`${address},${language},${confirmedAt === null ? '' : new Date(confirmedAt).toISOString().slice(0, 10)}`);
    return 0;
  }
  if (email === undefined || more.length > 0 || (action !== 'export' && action !== 'erase')) {
    for (const line of leadsUsage) report(line);
    return 2;
  }
  if (action === 'export') {
    const all = await allOf(email, parts());
    const about = all.leads.map(({ id }) => id);
    await audit.record({ kind: 'person-exported', who, about, subject: listed({ leads: about.length }) });
    report(JSON.stringify(all, null, 2));
    return 0;
  }
  const gone = await leads.leads.erase(email, who);
  const remains = await testimonials.testimonials.settle(gone);
  const count = gone.length === 1 ? '1 lead' : `${gone.length} leads`;
  const rest = remains.length === 0 ? '.' : ', but for this:';
  report(`Everything of ${email} is deleted: ${count}, with what came of them, searches and newsletter${rest}`);
  for (const left of remains) report(sentence(left));
  // An owner's account is kept while the agency sells the property.
  if ((await owners.portal.owners.accounts.userByEmail(email)) !== undefined)
    report(`${email} still has an account as an owner: "owners remove ${email}" deletes it, with its passkeys.`);
  const failed = remains.filter(({ reason }) => reason === 'failed');
  if (failed.length === 0) return 0;
  const about = failed.map(({ document }) => document);
  await audit.record({ kind: 'erased', who, about, subject: 'testimonials', failed: true });
  return 1;
};

/** What remains of a testimonial. */
type Remains = Awaited<ReturnType<Parts['testimonials']['testimonials']['settle']>>[number];

/** All stored data of a person. Rejects if the Content Lake fails, because partial data would look complete. */
async function allOf(email: string, { platform, leads, alerts, newsletter, visits, testimonials, owners }: Parts) {
  const sent = await leads.leads.ofPerson(email);
  const ids = sent.map(({ id }) => id);
  const [searches, subscription, account] = await Promise.all([
    alerts.alerts.ofPerson(email),
    newsletter.newsletter.ofPerson(email),
    accountOf(email, owners.portal),
  ]);
  const about = [...ids, ...(searches === null ? [] : [searches.person.id]), ...(account === null ? [] : [account.id])];
  const [booked, stories, notes, mails] = await Promise.all([
    Promise.all(ids.map((id) => visits.visits.ofLead(id))),
    testimonials.testimonials.ofLeads(sent.filter(({ form }) => form === 'testimonial').map(({ id }) => id)),
    leads.desk.notes(ids),
    Promise.all(about.map((id) => platform.outbox.about(id))),
  ]);
  return {
    email,
    leads: sent,
    visits: booked.filter((visit) => visit !== null),
    notes,
    testimonials: stories,
    searches,
    newsletter: subscription,
    owner: account,
    mails: mails.flat(),
    audit: email.includes('@') ? await trailOf(email, platform) : [],
  };
}

/** What the audit trail holds of a person's own doing. */
async function trailOf(email: string, { audit }: Parts['platform']): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = [];
  for await (const batch of audit.batches({ ...noFilter, who: email })) entries.push(...batch);
  return entries;
}

/** An owner's account, without secrets. */
async function accountOf(email: string, { owners }: Parts['owners']['portal']) {
  const { userByEmail, passkeys, sessions } = owners.accounts;
  const owner = await userByEmail(email);
  if (owner === undefined) return null;
  const [settings, properties, keys, logins] = await Promise.all([
    owners.settings(owner.id),
    owners.propertiesOf(owner.id),
    passkeys.list(owner.id),
    sessions.list(owner.id),
  ]);
  return { ...owner, ...settings, properties, passkeys: keys, sessions: logins };
}

function sentence({ document, ...left }: Remains): string {
  switch (left.reason) {
    case 'published':
      return `${document} (“${left.name}”) is published. If it has to go, take it down in the Studio: the night after, the site deletes what is left of it.`;
    case 'picture':
      return `The picture of ${document} is shown by ${left.usedBy.join(', ')}. Take it out there: the night after, the site deletes it.`;
    case 'failed':
      return `${document} could not be deleted yet, and the site tries again: ${left.message}`;
  }
}
