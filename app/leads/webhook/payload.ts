import type { Lead } from '../leads.server.ts';

/** What the CRM gets of a lead (docs/operating.md): the envelope of Standard Webhooks, its data in the CRM's own spelling. */
export interface LeadCreated {
  type: 'lead.created';
  /** When the visitor sent it. */
  timestamp: string;
  data: {
    ID: string;
    Form: string;
    Language: string;
    /** The path of the page that showed the form. */
    Page: string;
    /** Of the property that it is about. */
    WebID: string | null;
    ProjectID: string | null;
    Email: string | null;
    /** As the visitor filled them in, by the names of the form's fields. */
    Fields: Record<string, unknown>;
    Consent: { Version: string; Text: string };
    /** `utm_source` and its like. */
    Source: Record<string, string>;
    /** When the site deletes it, and the CRM should. */
    KeepUntil: string;
  };
}

export function leadCreated(lead: Lead): LeadCreated {
  return {
    type: 'lead.created',
    timestamp: new Date(lead.createdAt).toISOString(),
    data: {
      ID: lead.id,
      Form: lead.form,
      Language: lead.language,
      Page: lead.page,
      WebID: lead.propertyId,
      ProjectID: lead.projectId,
      Email: lead.email,
      Fields: lead.data,
      Consent: { Version: lead.consent.version, Text: lead.consent.text },
      Source: lead.source,
      KeepUntil: new Date(lead.keepUntil).toISOString(),
    },
  };
}
