import { formProps } from '~/forms/form-props.server.ts';
import { formNames, isForm, serverForm } from '~/forms/forms.server.ts';
import { agencyOf, type OpeningHours } from '~/site/agency.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { StoredModuleOf } from '../stored-module.ts';
import { richText } from '../rich-text.server.ts';

const contactParts = ['address', 'openingHours', 'offices'] as const;
export type ContactPart = (typeof contactParts)[number] | (typeof formNames)[number];

const contactForms = formNames.filter((name) => serverForm(name).facts.isModulePart);

/** The chosen parts in their order; all if none is chosen, only the address if all chosen ones are unknown. */
export async function load(module: StoredModuleOf<'contactModule'>, visit: Visit) {
  const { site, choice } = visit;
  const ids = (module.relations ?? []).map(({ id }) => id);
  const chosen = [...new Set(ids)].flatMap((id) => [...contactParts, ...contactForms].filter((part) => part === id));
  const shows: readonly ContactPart[] = ids.length === 0 ? contactParts : chosen.length > 0 ? chosen : ['address'];
  const forms = await Promise.all(shows.filter(isForm).map((name) => formProps(name, visit)));
  const agency = agencyOf(site.settings, choice);
  const text = await richText(module.text, visit);
  return {
    text,
    agency: {
      ...agency,
      hours: agency.openingHours,
      openingHours: inSpans(agency.openingHours),
      offices: agency.offices.map((office) => ({
        ...office,
        hours: office.openingHours,
        openingHours: inSpans(office.openingHours),
      })),
    },
    shows,
    forms,
  };
}

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export interface Hours extends Pick<OpeningHours, 'opens' | 'closes'> {
  /** First and last of consecutive days; otherwise the single days. */
  days: (typeof week)[number][];
}

function inSpans(hours: readonly OpeningHours[]): Hours[] {
  return hours.map(({ days, opens, closes }) => {
    const known = week.filter((day) => days.includes(day));
    const [first, last] = [known[0], known.at(-1)];
    const inRow =
      first !== undefined && last !== undefined && week.indexOf(last) - week.indexOf(first) === known.length - 1;
    return { days: inRow && known.length > 1 ? [first, last] : known, opens, closes };
  });
}
