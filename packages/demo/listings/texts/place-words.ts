import type { Language } from '~/i18n/languages.ts';
import type { Names } from '../places/index.ts';
import type { Facts } from '../property/facts.ts';

const prepositions: Record<Exclude<Language, 'fr'>, { in: string; of: string }> = {
  nl: { in: 'in', of: 'van' },
  en: { in: 'in', of: 'of' },
  de: { in: 'in', of: 'von' },
};

/** A municipality after "in" and after "of": à Gand, au Coq; de Gand, d’Anvers, du Coq. */
export function placeWords(name: string, language: Language): { in: string; of: string; city: string } {
  if (language === 'fr') return { in: inFrench(name), of: ofFrench(name), city: name };
  const words = prepositions[language];
  return { in: `${words.in} ${name}`, of: `${words.of} ${name}`, city: name };
}

function inFrench(name: string): string {
  return name.startsWith('Le ') ? `au ${name.slice(3)}` : `à ${name}`;
}

function ofFrench(name: string): string {
  if (name.startsWith('Le ')) return `du ${name.slice(3)}`;
  return /^[AEIOUYÉÈÊ]/.test(name) && !/^Y[aeiou]/.test(name) ? `d’${name}` : `de ${name}`;
}

/** A sight or hub near the listing, always the same one, and whether it is for leisure. */
export function sightOf({ index, place }: Facts): { names: Names; leisure: boolean } | null {
  const { sights, hubs } = place;
  const all = [...sights, ...hubs];
  const turn = index % all.length;
  const names = all[turn];
  return names ? { names, leisure: turn < sights.length } : null;
}

const articles = /^(De|Het|’t|Le|La|L’|Les|The|Der|Die|Das)(?= |(?<=’))/;

/** Lower-cases the article for use within a sentence: `Le parc` becomes `le parc`. */
export function withSmallArticle(sight: string): string {
  return sight.replace(articles, (article) => article.toLowerCase());
}

const germanDative: Record<string, string> = { Der: 'dem', Die: 'der', Das: 'dem' };
/** Adjectives in German names, which are declined. */
const germanAdjectives = /^(\S+) (alte|Große|Japanische|tiefe) /;

/** A sight after French "près" or German "nahe": du parc, de la Lys; dem Stadtpark. Dutch and English need no case. */
export function nearSight(sight: string, language: Language): string {
  if (language === 'fr') {
    if (sight.startsWith('Le ')) return `du ${sight.slice(3)}`;
    if (sight.startsWith('Les ')) return `des ${sight.slice(4)}`;
    return `de ${withSmallArticle(sight)}`;
  }
  if (language !== 'de') return withSmallArticle(sight);
  return sight
    .replace(germanAdjectives, (_whole, article: string, adjective: string) => `${article} ${adjective}n `)
    .replace(/^\S+/, (article) => germanDative[article] ?? article);
}
