import type { Command } from './command.ts';

export const leadsUsage = [
  'Usage:',
  '  leads export <e-mail>   all that is stored of a person, as JSON (GDPR article 15)',
  '  leads erase <e-mail>    deletes it, mails and what came of it included (GDPR article 17)',
  '  leads newsletter        who gets the newsletter: address, language and since when, as CSV',
];

/** `leads …`: what is stored of the people who wrote. */
export const leadsCommand: Command = async ({ parts }, [action, email, ...more], report) => {
  const { leads, alerts, newsletter } = parts();
  if (action === 'newsletter' && email === undefined) {
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
    const [sent, searches, subscription] = await Promise.all([
      leads.leads.ofPerson(email),
      alerts.alerts.ofPerson(email),
      newsletter.newsletter.ofPerson(email),
    ]);
    report(JSON.stringify({ email, leads: sent, searches, newsletter: subscription }, null, 2));
    return 0;
  }
  const count = await leads.leads.erase(email);
  report(`Everything of ${email} is deleted: ${count === 1 ? '1 lead' : `${count} leads`}, searches and newsletter.`);
  return 0;
};
