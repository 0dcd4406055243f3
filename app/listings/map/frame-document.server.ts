import { escapeUTF8 as escaped } from 'entities/escape';
import files from 'virtual:browser-entry/map-frame';
import type { Language } from '~/i18n/languages.ts';
import { framePolicy } from './frame-policy.ts';
import type { FrameSettings } from './frame/settings.ts';

interface Options {
  language: Language;
  title: string;
  noScript: string;
  settings: FrameSettings;
  secure: boolean;
}

/** The document of the map frame. Its policy allows the tiles, which pages of the site may not load. */
export function frameDocument({ language, title, noScript, settings, secure }: Options): Response {
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
${files.styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${files.imports.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<script type="module" src="${files.script}"></script>
</head>
<body>
<div id="frame">
<h1 class="unseen">${escaped(title)}</h1>
<div id="map"></div>
<noscript><p class="without">${escaped(noScript)}</p></noscript>
</div>
<script id="settings" type="application/json">${JSON.stringify(settings).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': language,
      'Content-Security-Policy': framePolicy({
        tilesUrl: settings.tiles?.url ?? null,
        secure,
        development: import.meta.env.DEV,
      }),
      'X-Robots-Tag': 'noindex',
    },
  });
}
