const narrowings = [
  /\bDROP (?!INDEX|CONSTRAINT|NOT NULL)[^;,]*/i,
  /\bRENAME\b[^;,]*/i,
  /\bSET NOT NULL\b/i,
  /\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b[^;,]*/i,
  /\bADD COLUMN (?:IF NOT EXISTS )?(?:(?!DEFAULT|GENERATED)[^;,])*\bNOT NULL(?:(?!DEFAULT|GENERATED)[^;,])*(?=[;,]|$)/i,
];
/** What a table that programs already write may not be given without notice. */
const restrictions =
  /\bALTER TABLE (\w+) ADD (?:CONSTRAINT|CHECK|UNIQUE|PRIMARY|FOREIGN)\b|\bCREATE UNIQUE INDEX \w+ ON (\w+)/gi;

/** The part of a step's SQL that programs of the release before may not survive; null if there is none. */
export function narrowing(sql: string): string | null {
  const code = sql.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ');
  for (const each of narrowings) {
    const found = each.exec(code);
    if (found !== null) return found[0].trim();
  }
  for (const [found, altered, indexed] of code.matchAll(restrictions)) {
    const table = altered ?? indexed;
    if (!new RegExp(`CREATE TABLE (?:IF NOT EXISTS )?${table}\\b`, 'i').test(code)) return found;
  }
  return null;
}
