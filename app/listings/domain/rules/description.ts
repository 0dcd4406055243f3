/** Requirements 9.15. */
const descriptionLimit = 250;
const wordShare = 0.8;

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  euml: 'ë',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  szlig: 'ß',
  sup2: '²',
};

/**
 * Converts a CRM's description to plain text on one line: strips tags, resolves entities, collapses white space and
 * adds no-break spaces where typography requires them. It does not sanitize HTML: escape the result like any text.
 */
export function plainText(html: string): string {
  return (
    html
      .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
      .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
      // Inline formatting does not separate words.
      .replace(/<\/?(?:a|b|em|font|i|mark|small|span|strong|sub|sup|u)\b[^<>]*(>|$)/gi, '')
      .replace(/<\/?[a-z][^<>]*(>|$)/gi, ' ')
      .replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+\d?);/gi, entity)
      .replace(/\s+/g, ' ')
      .replace(/ ([.,])/g, '$1')
      .trim()
      // No line may start with these signs, which French puts a space before, with a unit, or with the rest of a
      // number.
      .replace(/ (?=[:;?!»]|(?<=\d )(?:m²|kWh|%|€|\d{3}(?!\d)))|(?<=«) /g, '\u00a0')
  );
}

/** A CRM's description as paragraphs of plain text, split at line breaks, `<br>` and the ends of blocks. */
export function paragraphs(html: string): string[] {
  return html
    .split(/\r?\n|<br\s*\/?>|<\/(?:p|div|li|ul|ol|h[1-6])\s*>/gi)
    .map(plainText)
    .filter(Boolean);
}

/**
 * Requirements 9.15: at most 250 characters, cut at a word boundary only if that lies past 80 percent of the limit;
 * then `...`, which comes on top of the limit.
 */
export function cleanDescription(html: string, limit = descriptionLimit): string {
  const text = plainText(html);
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit).replace(/[\ud800-\udbff]$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit * wordShare ? cut.slice(0, space) : cut).trimEnd()}...`;
}

function entity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}
