import type { Language } from '~/i18n/languages.ts';
import type { KnownPlace } from './place.ts';
import { above, places } from './register.server.ts';

/**
 * The name of a place for readers who may know it by another one: "Gand (Gent)" where the local name differs, "Brussel
 * / Bruxelles" in Brussels, which has official names in Dutch and French. Places larger than a municipality have a
 * plain name.
 */
export function fullName(place: KnownPlace, language: Language): string {
  const own = place.names[language];
  if (place.kind !== 'part' && place.kind !== 'municipality') return own;
  const official = officialNames(place, language);
  if (official.length === 1 && official[0] === own) return own;
  const names = official.join(' / ');
  return official.includes(own) ? names : `${own} (${names})`;
}

/** In Brussels both names, the one in the reader's language first. */
function officialNames(place: KnownPlace, language: Language): string[] {
  if (!above(place).some(({ id }) => id === 'region.brussels'))
    return [places().get(place.id)?.local ?? place.names[language]];
  const { nl, fr } = place.names;
  return [...new Set(language === 'nl' ? [nl, fr] : [fr, nl])];
}
