import { line, module, rich, text, toPage, type Words } from '../../compose.ts';
import { shown, type PictureName } from '../pictures.ts';

type Rich = Parameters<typeof rich>[0];

const width = (md: number, lg: number) => ({ _type: 'colSizes', sm: 12, md, lg });

/** Text beside a picture. */
export function beside(side: 'left' | 'right', image: PictureName, title: Words, words: Rich, more = {}) {
  return module('textModule', {
    title: line(...title),
    view: 'plain',
    text: rich(words),
    image: shown(image),
    imageSide: side,
    ...more,
  });
}

/** Text across some of the page's twelve columns on a desktop; on a tablet half of them if it takes less than half. */
export function column(columns: number, title: Words | null, words: Rich, more = {}) {
  return module('textModule', {
    ...(title === null ? {} : { title: line(...title) }),
    view: 'plain',
    text: rich(words),
    span: columns,
    colSizes: width(columns < 6 ? 6 : 12, columns),
    ...more,
  });
}

/** The four regions side by side, each with its own list. */
export function perRegion(lists: { flanders: Rich; brussels: Rich; wallonia: Rich; luxembourg: Rich }) {
  return [
    column(3, ['Vlaanderen', 'Flandre', 'Flanders', 'Flandern'], lists.flanders, { titleSize: 'h3' }),
    column(3, ['Brussel', 'Bruxelles', 'Brussels', 'Brüssel'], lists.brussels, { titleSize: 'h3' }),
    column(3, ['Wallonië', 'Wallonie', 'Wallonia', 'Wallonie'], lists.wallonia, { titleSize: 'h3' }),
    column(3, ['Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg'], lists.luxembourg, { titleSize: 'h3' }),
  ];
}

/** Questions with short answers, two per row. */
export function questions(title: Words, list: readonly { ask: Words; answer: Words }[], more = {}) {
  return module('servicesModule', {
    title: line(...title),
    cards: list.map(({ ask, answer }) => ({
      _type: 'serviceCard',
      title: line(...ask),
      text: text(...answer),
    })),
    numberItemOfRow: 2,
    maxItems: 12,
    ...more,
  });
}

/** A link to the free valuation. */
export const valuationButton = {
  label: line(
    'Vraag een gratis schatting',
    'Demander une estimation gratuite',
    'Ask for a free valuation',
    'Kostenlose Bewertung anfragen',
  ),
  link: toPage('menuPage-valuation'),
};

export const contactButton = {
  label: line('Neem contact op', 'Prendre contact', 'Get in touch', 'Kontakt aufnehmen'),
  link: toPage('menuPage-contact'),
};
