import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colon } from '~/i18n/colon.ts';

/** A picture with an absolute URL. */
export interface MailPicture {
  src: string;
  /** Displayed size in pixels. */
  width: number;
  height: number;
  alt: string;
}

export interface MailCard {
  title: string;
  lines: readonly string[];
  url: string;
  picture?: MailPicture | null;
  /** The label of its button; without it the title is the link. */
  button?: string;
}

/** A mail's content, rendered as text and as HTML. */
export interface MailContent {
  language: string;
  /** The agency's name, as the mail's header. */
  sender: string;
  /** The agency's logo, above its name. */
  logo?: MailPicture | null;
  paragraphs: readonly string[];
  /** The submitted values, field by field. */
  rows: readonly { label: string; value: string }[];
  /** Properties, each with a link. */
  cards?: readonly MailCard[] | undefined;
  /** Unless a card has a button, the first link is rendered as one. */
  links: readonly { label: string; url: string }[];
  /** Below a line: the agency's address and phone. */
  footer: readonly string[];
}

/** The plain text version. */
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
// The site's fonts if installed: a mail does not load fonts.
const serif = "Newsreader, Georgia, 'Times New Roman', serif";
const sans = "'Source Sans 3', 'Source Sans Pro', Arial, sans-serif";

/** A link in a coloured table cell, so that it looks like a button even where padding on links is not supported. */
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
          // React passes the unknown attribute `bgcolor` through; Outlook needs it.
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

/** A picture. If pictures are blocked, its alt text is styled to be readable. */
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

/**
 * The HTML version: one column with inline styles, which works in every mail client, with or without pictures. React
 * escapes user input.
 */
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
    // The design has complete colours; mail clients in dark mode either keep or invert them.
    h('meta', { name: 'color-scheme', content: 'light' }),
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}
