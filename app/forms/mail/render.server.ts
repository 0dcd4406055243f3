import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { colon } from '~/i18n/colon.ts';

/** A mail's content, from which its text and its HTML are made alike. */
export interface MailContent {
  language: string;
  /** The agency, as the head of the mail. */
  sender: string;
  paragraphs: readonly string[];
  /** What was sent, field by field. */
  rows: readonly { label: string; value: string }[];
  /** Properties, each with its link. */
  cards?: readonly { title: string; lines: readonly string[]; url: string }[] | undefined;
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
    ...cards.map(({ title, lines, url }) => [title, ...lines, url].join('\n')),
    links.map(({ label, url }) => label + colon(language) + url).join('\n'),
    footer.length > 0 ? ['-- ', ...footer].join('\n') : '',
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

const ink = '#22303a';
const soft = '#5b6770';
const rule = '#d9d5cd';

/** One column, styles in the elements and no pictures: what every mail program shows. React escapes what visitors typed. */
export function mailHtml({ language, sender, paragraphs, rows, cards = [], links, footer }: MailContent): string {
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
        fontFamily: 'Georgia, serif',
        fontSize: 16,
        lineHeight: 1.5,
      },
    },
    h(
      'div',
      {
        style: { maxWidth: 600, margin: '0 auto', background: '#ffffff', padding: 24, borderTop: '4px solid #9a3b26' },
      },
      h('p', { style: { margin: '0 0 20px', fontSize: 20, fontWeight: 'bold' } }, sender),
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
      cards.map(({ title, lines, url }) =>
        h(
          'div',
          { key: url, style: { margin: '0 0 16px', paddingTop: 12, borderTop: `1px solid ${rule}` } },
          h('a', { href: url, style: { color: '#9a3b26', fontSize: 18, fontWeight: 'bold' } }, title),
          lines.map((line, index) => h('div', { key: index }, line)),
        ),
      ),
      links.map(({ label, url }) =>
        h('p', { key: url, style: { margin: '0 0 12px' } }, h('a', { href: url, style: { color: '#9a3b26' } }, label)),
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
  );
  return `<!doctype html>${renderToStaticMarkup(h('html', { lang: language }, head, body))}`;
}
