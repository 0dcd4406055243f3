import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colon } from '~/i18n/colon.ts';

/** A picture at an absolute address of the site. */
export interface MailPicture {
  src: string;
  /** Pixels at which it is shown. */
  width: number;
  height: number;
  alt: string;
}

export interface MailCard {
  title: string;
  lines: readonly string[];
  url: string;
  picture?: MailPicture | null;
  /** What its button says; without it the title is the link. */
  button?: string;
}

/** A mail's content, from which its text and its HTML are made alike. */
export interface MailContent {
  language: string;
  /** The agency, as the head of the mail. */
  sender: string;
  /** The agency's logo, above its name. */
  logo?: MailPicture | null;
  paragraphs: readonly string[];
  /** What was sent, field by field. */
  rows: readonly { label: string; value: string }[];
  /** Properties, each with its link. */
  cards?: readonly MailCard[] | undefined;
  /** Without a card that has a button, the first of them is the mail's button. */
  links: readonly { label: string; url: string }[];
  /** Below a line: the agency's address and phone. */
  footer: readonly string[];
}

/** As a reader without HTML sees it. */
export function mailText({ language, paragraphs, rows, cards = [], links, footer }: MailContent): string {
  const sections = [
    ...paragraphs,
    rows
      .map(
        ({ label, value }) =>
          label + (value.includes('\n') ? `${colon(language).trimEnd()}\n` : colon(language)) + value,
      )
      .join('\n'),
    ...cards.map(({ title, lines, url, button }) =>
      [title, ...lines, button === undefined ? url : button + colon(language) + url].join('\n'),
    ),
    links.map(({ label, url }) => label + colon(language) + url).join('\n'),
    footer.length > 0 ? ['-- ', ...footer].join('\n') : '',
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const ink = '#22303a';
const soft = '#5b6770';
const rule = '#d9d5cd';
const brick = '#9a3b26';
// The site's own type where the reader has it: a mail fetches no fonts.
const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Source Sans Pro', Arial, sans-serif";

/** A link in a coloured cell, which is a button also where padding of links is not drawn. */
function button(label: string, url: string): ReactNode {
  return h(
    'table',
    { key: url, role: 'presentation', cellPadding: 0, cellSpacing: 0, style: { margin: '4px 0 20px' } },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        h(
          'td',
          // React knows no `bgcolor`, but hands it on: Outlook paints the cell by it.
          { bgcolor: brick, style: { backgroundColor: brick, borderRadius: 4 } },
          h(
            'a',
            {
              href: url,
              style: {
                display: 'inline-block',
                padding: '12px 22px',
                color: '#ffffff',
                fontFamily: sans,
                fontWeight: 'bold',
                textDecoration: 'none',
              },
            },
            label,
          ),
        ),
      ),
    ),
  );
}

/** Where pictures are blocked, its alternative text stands in its place, as a reader can read it. */
function drawn({ src, width, height, alt }: MailPicture, style: object): ReactNode {
  return h('img', {
    src,
    width,
    height,
    alt,
    border: 0,
    style: { display: 'block', maxWidth: '100%', height: 'auto', fontSize: 14, color: soft, ...style },
  });
}

/** One column and styles in the elements: what every mail program shows, with pictures or without. React escapes what visitors typed. */
export function mailHtml({ language, sender, logo, paragraphs, rows, cards = [], links, footer }: MailContent): string {
  const hasButton = cards.some((card) => card.button !== undefined);
  const cell = (children: ReactNode, style: object = {}) =>
    h('td', { style: { padding: '6px 0', verticalAlign: 'top', ...style } }, children);
  const body = h(
    'body',
    {
      style: {
        margin: 0,
        padding: '24px 16px',
        background: '#f6f3ee',
        color: ink,
        fontFamily: sans,
        fontSize: 16,
        lineHeight: 1.5,
      },
    },
    h(
      'div',
      {
        style: { maxWidth: 600, margin: '0 auto', background: '#ffffff', padding: 24, borderTop: `4px solid ${brick}` },
      },
      logo && drawn(logo, { margin: '0 0 12px' }),
      h('p', { style: { margin: '0 0 20px', fontFamily: serif, fontSize: 22, fontWeight: 'bold' } }, sender),
      paragraphs.map((text, index) =>
        h('p', { key: index, style: { margin: '0 0 16px', whiteSpace: 'pre-line' } }, text),
      ),
      rows.length > 0 &&
        h(
          'table',
          { role: 'presentation', style: { width: '100%', borderCollapse: 'collapse', margin: '0 0 16px' } },
          h(
            'tbody',
            null,
            rows.map(({ label, value }) =>
              h(
                'tr',
                { key: label, style: { borderTop: `1px solid ${rule}` } },
                cell(label, { width: '35%', paddingRight: 12, color: soft }),
                cell(value, { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }),
              ),
            ),
          ),
        ),
      cards.map((card) =>
        h(
          'div',
          { key: card.url, style: { margin: '0 0 16px', paddingTop: 16, borderTop: `1px solid ${rule}` } },
          card.picture &&
            h('a', { href: card.url, style: { color: soft } }, drawn(card.picture, { margin: '0 0 12px' })),
          h(
            'a',
            { href: card.url, style: { color: brick, fontFamily: serif, fontSize: 19, fontWeight: 'bold' } },
            card.title,
          ),
          card.lines.map((line, index) => h('div', { key: index }, line)),
          card.button !== undefined && h('div', { style: { paddingTop: 12 } }, button(card.button, card.url)),
        ),
      ),
      links.map(({ label, url }, index) =>
        index === 0 && !hasButton
          ? button(label, url)
          : h(
              'p',
              { key: index, style: { margin: '0 0 12px' } },
              h('a', { href: url, style: { color: brick } }, label),
            ),
      ),
      footer.length > 0 &&
        h(
          'p',
          { style: { margin: '24px 0 0', paddingTop: 12, borderTop: `1px solid ${rule}`, fontSize: 14, color: soft } },
          footer.map((text, index) => [index > 0 && h('br', { key: `break-${index}` }), text]),
        ),
    ),
  );
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    // The colours are complete as they are: a program in dark mode shows them, or turns all of them.
    h('meta', { name: 'color-scheme', content: 'light' }),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}
