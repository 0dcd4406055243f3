/** How a visitor came to the site. `internal`: from one of its own pages, in a new document. */
export const sources = ['direct', 'internal', 'search', 'social', 'portal', 'mail', 'campaign', 'referral'] as const;

export type Source = (typeof sources)[number];

/** A source with the name of the site, if it is listed below; any other site is a `referral` without a name. */
export interface Origin {
  source: Source;
  /** `immoweb.be` */
  site: string | null;
}

/** What a page reports about where its visitor came from. */
export interface Arrival {
  /** Host of the referring page; empty for none. */
  referrer: string;
  /** Host of the viewed page. */
  own: string;
  /** `utm_source` and `utm_medium` of the visitor's first page; empty without them. */
  campaign: string;
  medium: string;
}

/**
 * The sites that are named in the figures, each with its aliases: other domains, app ids and values of `utm_source`.
 */
const named: Partial<Record<Source, Readonly<Record<string, readonly string[]>>>> = {
  // AI assistants count as search.
  search: {
    'google.com': ['com.google.android.googlequicksearchbox', 'google'],
    'bing.com': ['bing'],
    'duckduckgo.com': ['duckduckgo'],
    'ecosia.org': ['ecosia'],
    'qwant.com': ['qwant'],
    'startpage.com': [],
    'search.brave.com': [],
    'search.yahoo.com': ['yahoo'],
    'chatgpt.com': ['chat.openai.com'],
    'perplexity.ai': [],
    'copilot.microsoft.com': [],
    'gemini.google.com': [],
  },
  social: {
    'facebook.com': ['fb.com', 'm.me', 'messenger.com', 'com.facebook.katana', 'facebook', 'fb'],
    'instagram.com': ['com.instagram.android', 'instagram', 'ig'],
    'linkedin.com': ['lnkd.in', 'com.linkedin.android', 'linkedin'],
    'pinterest.com': ['pin.it', 'pinterest'],
    'tiktok.com': ['tiktok'],
    'whatsapp.com': ['wa.me', 'whatsapp'],
    'x.com': ['t.co', 'twitter.com', 'twitter'],
    'youtube.com': ['youtu.be', 'youtube'],
  },
  portal: {
    'immoweb.be': ['immoweb'],
    'zimmo.be': ['zimmo'],
    'immoscoop.be': ['immoscoop'],
    'immovlan.be': ['immovlan'],
    'logic-immo.be': ['logic-immo'],
    'realo.be': ['realo'],
    'spotto.be': ['spotto'],
    '2dehands.be': ['2ememain.be', '2dehands', '2ememain'],
    'athome.lu': ['athome'],
    'immotop.lu': ['immotop'],
    'wortimmo.lu': ['wortimmo'],
  },
};

const origins = new Map<string, Origin>(
  Object.entries(named).flatMap(([source, sites]) =>
    Object.entries(sites).flatMap(([site, aliases]) =>
      [site, ...aliases].map((name): [string, Origin] => [name, { source: source as Source, site }]),
    ),
  ),
);

const nowhere = (source: Source): Origin => ({ source, site: null });

/** Google has a domain in each country. */
const google = /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/;
const webmail = /^(?:mail|webmail|outlook)\.|^com\.google\.android\.gm$/;
const mailed = /^(?:e-?mail|newsletter|mailing)/;
/** Google Analytics counts these media as paid too: https://support.google.com/analytics/answer/9756891 */
const paid = /^(?:cpc|ppc|cpm|cpv|cpa|retargeting|display|banner|affiliate|.*paid.*)$/;

/**
 * Determines where a visitor came from. The utm parameters of a link take precedence over the referrer, which mails and
 * apps do not send.
 */
export function originOf({ referrer, own, campaign, medium }: Arrival): Origin {
  const [from, by] = [referrer.toLowerCase(), medium.toLowerCase()];
  const name = campaign.toLowerCase();
  if (mailed.test(by) || mailed.test(name)) return nowhere('mail');
  if (paid.test(by)) return nowhere('campaign');
  if (name !== '' || by !== '') return originOfHost(name) ?? nowhere('campaign');
  if (from === '') return nowhere('direct');
  if (from === own.toLowerCase()) return nowhere('internal');
  if (webmail.test(from)) return nowhere('mail');
  return originOfHost(from) ?? nowhere('referral');
}

/** The site with the longest domain that the host ends with. */
function originOfHost(host: string): Origin | null {
  const labels = host.split('.');
  for (let at = 0; at < labels.length; at += 1) {
    const known = origins.get(labels.slice(at).join('.'));
    if (known !== undefined) return known;
  }
  return google.test(host) ? (origins.get('google.com') ?? null) : null;
}
