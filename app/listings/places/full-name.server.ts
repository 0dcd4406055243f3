import type { Language } from '~/i18n/languages.ts';
import type { KnownPlace } from './place.ts';
import { above, places } from './register.server.ts';

/**
 * How to write a place for readers who may know it by another name: "Gand (Gent)" where the local name differs, "Brussel / Bruxelles"
 * in Brussels, whose names are official in Dutch and French. What is larger than a municipality has its plain name.
 */
export function fullName(place: KnownPlace, language: Language): string {
  const own = place.names[language];
  if (place.kind !== 'part' && place.kind !== 'municipality') return own;
  const official = officialNames(place, language);
  if (official.length === 1 && official[0] === own) return own;
  const names = official.join(' / ');
  return official.includes(own) ? names : `${own} (${names})`;
}

/** In Brussels both, that of the reader's language first. */
function officialNames(place: KnownPlace, language: Language): string[] {
  if (!above(place).some(({ id }) => id === 'region.brussels'))
    return [places().get(place.id)?.local ?? place.names[language]];
  const { nl, fr } = place.names;
  return [...new Set(language === 'nl' ? [nl, fr] : [fr, nl])];
}
