import { createHash } from 'node:crypto';
import Negotiator from 'negotiator';

export type StudioStep = 'waiting' | 'installing' | 'building' | 'failed';

interface Texts {
  title: string;
  steps: Record<StudioStep, string>;
  meanwhile: string;
}

const texts: Record<string, Texts> = {
  en: {
    title: 'The Studio is being prepared',
    steps: {
      waiting: 'It has not been built yet: npm run studio does that.',
      installing: 'Its packages are being installed. This happens once and takes a minute or two.',
      building: 'It is being built. This takes a minute or two.',
      failed: 'It could not be built; the console of the server says why.',
    },
    meanwhile: 'This page looks again by itself. Meanwhile the website is up',
  },
  nl: {
    title: 'De Studio wordt klaargemaakt',
    steps: {
      waiting: 'Ze is nog niet gebouwd: npm run studio doet dat.',
      installing: 'Haar pakketten worden geïnstalleerd. Dat gebeurt één keer en duurt een minuut of twee.',
      building: 'Ze wordt gebouwd. Dat duurt een minuut of twee.',
      failed: 'Ze kon niet gebouwd worden; de console van de server zegt waarom.',
    },
    meanwhile: 'Deze pagina kijkt zelf opnieuw. Intussen staat de website er al',
  },
  fr: {
    title: 'Le Studio se prépare',
    steps: {
      waiting: 'Il n’est pas encore construit : npm run studio s’en charge.',
      installing: 'Ses paquets s’installent. Cela n’arrive qu’une fois et prend une minute ou deux.',
      building: 'Il est en cours de construction. Cela prend une minute ou deux.',
      failed: 'Il n’a pas pu être construit ; la console du serveur dit pourquoi.',
    },
    meanwhile: 'Cette page se recharge d’elle-même. Entre-temps, le site est en ligne',
  },
  de: {
    title: 'Das Studio wird vorbereitet',
    steps: {
      waiting: 'Es ist noch nicht gebaut: npm run studio erledigt das.',
      installing: 'Seine Pakete werden installiert. Das geschieht einmal und dauert ein, zwei Minuten.',
      building: 'Es wird gebaut. Das dauert ein, zwei Minuten.',
      failed: 'Es konnte nicht gebaut werden; die Konsole des Servers sagt, warum.',
    },
    meanwhile: 'Diese Seite schaut von selbst wieder nach. Die Website ist inzwischen da',
  },
};

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-items:center;background:light-dark(#f5f1e9,#171d22);color:light-dark(#22303a,#f1ece1);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem;border-top:4px solid light-dark(#9c3d26,#f0997f)}h1{margin:0;font:500 2rem/1.15 Georgia,serif}a{color:inherit}`;

/** The page shown until the Studio is built. It reloads every three seconds, without scripts. */
export function studioProgressPage(
  step: StudioStep,
  acceptLanguage: string | undefined,
): { html: string; policy: string } {
  const [language = 'en'] = new Negotiator({ headers: { 'accept-language': acceptLanguage } }).languages(
    Object.keys(texts),
  );
  const { title, steps, meanwhile } = texts[language] ?? (texts.en as Texts);
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="3"><title>${title}</title><style>${style}</style></head><body><main><h1>${title}</h1><p role="status">${steps[step]}</p><p>${meanwhile}: <a href="/">/</a></p></main></body></html>`;
  const hash = createHash('sha256').update(style).digest('base64');
  return { html, policy: `default-src 'none'; style-src 'sha256-${hash}'; frame-ancestors 'none'` };
}
