import type { Language } from '~/i18n/languages.ts';

/** The mail to the person to whom a lead is assigned. */
export const assignedWords: Record<
  Language,
  {
    subject: (lead: string) => string;
    text: (by: string, to: string) => string;
    form: string;
    name: string;
    about: string;
    followUp: string;
    open: string;
  }
> = {
  nl: {
    subject: (lead) => `Toegewezen aan u: ${lead}`,
    text: (by, to) => `Dag ${to}, ${by} heeft u deze lead toegewezen.`,
    form: 'Formulier',
    name: 'Naam',
    about: 'Over',
    followUp: 'Opvolgen op',
    open: 'De lead openen',
  },
  fr: {
    subject: (lead) => `Attribué à vous\u00a0: ${lead}`,
    text: (by, to) => `Bonjour ${to}, ${by} vous a attribué ce lead.`,
    form: 'Formulaire',
    name: 'Nom',
    about: 'Concerne',
    followUp: 'À suivre le',
    open: 'Ouvrir le lead',
  },
  en: {
    subject: (lead) => `Assigned to you: ${lead}`,
    text: (by, to) => `Hello ${to}, ${by} has assigned this lead to you.`,
    form: 'Form',
    name: 'Name',
    about: 'About',
    followUp: 'Follow up on',
    open: 'Open the lead',
  },
  de: {
    subject: (lead) => `Ihnen zugewiesen: ${lead}`,
    text: (by, to) => `Guten Tag ${to}, ${by} hat Ihnen diesen Lead zugewiesen.`,
    form: 'Formular',
    name: 'Name',
    about: 'Betrifft',
    followUp: 'Wiedervorlage am',
    open: 'Lead öffnen',
  },
};
