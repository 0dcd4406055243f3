import type { Lead } from '../leads.server.ts';

/**
 * The webhook payload of a lead (docs/operating.md): the envelope of Standard Webhooks, with the CRM's own spelling of
 * fields.
 */
export interface LeadCreated {
  type: 'lead.created';
  /** When the visitor sent it. */
  timestamp: string;
  data: {
    ID: string;
    Form: string;
    Language: string;
    /** The path of the page that contained the form. */
    Page: string;
    /** The property that it is about. */
    WebID: string | null;
    ProjectID: string | null;
    Email: string | null;
    /** The submitted values, by the names of the form's fields. */
    Fields: Record<string, unknown>;
    Consent: { Version: string; Text: string };
    /** `utm_source` etc. */
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
