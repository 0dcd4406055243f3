/**
 * The browser and system in a user agent string; null if unknown. The first match wins, since most browsers also claim
 * to be others.
 */
export function browserOf(agent: string): { browser: string; system: string } | null {
  const found = (names: readonly (readonly [string, RegExp])[]) =>
    names.find(([, pattern]) => pattern.test(agent))?.[0];
  const browser = found([
    ['Edge', /\bEdg(?:A|iOS)?\//],
    ['Opera', /\bOPR\//],
    ['Samsung Internet', /\bSamsungBrowser\//],
    ['Firefox', /\b(?:Firefox|FxiOS)\//],
    ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
    ['Safari', /\bSafari\//],
  ]);
  const system = found([
    ['iPhone', /iPhone/],
    ['iPad', /iPad/],
    ['Android', /Android/],
    ['Windows', /Windows/],
    ['macOS', /Macintosh/],
    ['Linux', /Linux/],
  ]);
  return browser === undefined || system === undefined ? null : { browser, system };
}
