// The markup of shared/*.jsx as strings: the least a page can cost. The bench compares it with React's output.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as words from 'peer-page/constants';

const { root, results } = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('peer-page/data')), 'utf8'));

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
const text = (value) => String(value).replace(/[&<>"']/g, (character) => entities[character]);
const each = (items, draw) => items.map(draw).join('');

/** Renders the page for each request. */
export function page() {
  return `<!DOCTYPE html><html lang="nl"><head>${head()}</head><body class="flex min-h-dvh flex-col"><a href="#content" class="absolute top-2 left-4 z-50 -translate-y-20 bg-surface px-4 py-2 focus:translate-y-0">Naar de inhoud</a>${header()}<main id="content" tabindex="-1" class="grow outline-none"><div class="page-width grid gap-2 pt-4 pb-5 tablet:pt-6"><nav class="text-small" aria-label="Kruimelpad"><ol class="flex flex-wrap gap-x-2">${each(
    results.page.trail,
    ({ name, path }) => `<li><a href="${text(path)}" class="hover:underline">${text(name)}</a></li>`,
  )}</ol></nav><h1 class="text-display">${text(results.page.title.text)}</h1><p class="text-slate-soft">${text(results.page.description.text)}</p></div><div class="page-width grid gap-8 pb-16">${search(results.options)}${found()}</div></main>${footer()}</body></html>`;
}

function head() {
  const { head } = results;
  const property = (name, content) => `<meta property="og:${name}" content="${text(content)}"/>`;
  return `<meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="theme-color" content="#fffdf9"/><link rel="icon" href="/favicon.svg" type="image/svg+xml"/><title>${text(`${head.title} | ${head.siteName}`)}</title><meta name="description" content="${text(head.description)}"/>${property('title', head.title)}${property('type', 'website')}${property('site_name', head.siteName)}${property('locale', head.locale)}${property('description', head.description)}${property('url', head.canonical)}<link rel="canonical" href="${text(head.canonical)}"/>${property('image', head.image)}${each(
    head.alternates,
    ({ language, href }) => `<link rel="alternate" hrefLang="${language}" href="${text(href)}"/>`,
  )}${each(words.structuredData(results), (data) => `<script type="application/ld+json">${data}</script>`)}`;
}

function header() {
  const { links } = root.header;
  return `<header class="site-header"><div class="site-top-bar hidden tablet:block"><div class="page-width flex justify-between gap-6 py-1.5 text-small">${topLinks(links.left)}${topLinks(links.right)}</div></div><div class="site-header-place"><div class="site-header-bar"><div class="page-width flex h-full items-center gap-4 desktop:gap-6"><a href="${text(root.home)}" class="site-logo"><span class="site-logo-name">${text(results.head.siteName)}</span></a><nav class="site-menu hidden grow desktop:flex"><ul class="flex items-center gap-x-[1.125rem]">${each(root.menu, menuItem)}</ul></nav><div class="ml-auto flex items-center gap-3 desktop:ml-0"><details class="relative hidden desktop:block"><summary class="flex min-h-11 items-center gap-1"><span>NL</span>${icon('chevron', 16)}</summary>${languages()}</details><a href="/nl/favorieten/" class="hidden tablet:inline-flex">${icon('heart')}<span class="sr-only">Favorieten</span></a><a href="${text(root.paths.valuation.href)}" class="inline-flex max-w-full items-center justify-center gap-2 rounded-base border border-current px-4">Gratis schatting</a><div class="desktop:hidden"><details class="site-drawer"><summary class="grid size-11 place-items-center">${icon('menu')}<span class="sr-only">Menu</span></summary><nav class="grid gap-6 p-4"><ul class="grid gap-2">${each(root.menu, menuItem)}</ul>${languages()}${topLinks(links.left)}${topLinks(links.right)}</nav></details></div></div></div></div></div></header>`;
}

function topLinks(links) {
  return `<ul class="flex flex-wrap gap-x-6">${each(
    links,
    ({ label, link, icon: name }) =>
      `<li><a href="${text(link.href)}" class="inline-flex min-h-8 items-center gap-1.5 hover:underline">${icon(name, 16)}<span>${text(label)}</span></a></li>`,
  )}</ul>`;
}

function menuItem({ label, link, children }) {
  return `<li class="relative"><a href="${text(link.href)}" class="inline-flex min-h-11 items-center hover:underline">${text(label)}</a>${children.length > 0 ? `<ul class="site-submenu grid gap-1 bg-surface p-3">${each(children, menuItem)}</ul>` : ''}</li>`;
}

function languages() {
  return `<ul class="grid gap-1 bg-surface p-3">${each(
    results.languageLinks,
    ({ language, path }) =>
      `<li><a href="${text(path)}" hrefLang="${language}" lang="${language}" class="inline-flex min-h-9 items-center hover:underline">${words.languages[language]}</a></li>`,
  )}</ul>`;
}

function search({ types, places, counts }) {
  return `<details class="search-fold" open=""><summary class="flex min-h-11 items-center gap-2 font-semibold"><span>Filters</span>${icon('chevron')}</summary><form role="search" action="/nl/te-koop/" class="search-filters grid gap-6"><fieldset class="flex flex-wrap gap-4 border-0 p-0"><legend class="sr-only">Doel</legend>${choice('radio', 'goal', 'sale', 'Te koop', undefined, true)}${choice('radio', 'goal', 'rent', 'Te huur')}</fieldset><label class="grid gap-1 text-small font-semibold"><span>Gemeente of referentie</span><input name="search" autoComplete="off" class="min-h-11 rounded-base border border-slate-soft px-3"/></label>${cell(
    'Streek',
    `<ul class="grid gap-1">${each(places.sale, ({ id, name, count }) => `<li>${choice('checkbox', 'place', id, name, count)}</li>`)}</ul>`,
  )}${cell(
    'Type',
    each(types, ({ webId, name }) => choice('checkbox', 'type', webId, name, counts.types[webId])),
  )}${cell(
    'Kenmerken',
    each(Object.entries(words.features), ([value, label]) =>
      choice('checkbox', 'has', value, label, counts.features[value]),
    ),
  )}${cell(
    'Staat',
    each(Object.entries(words.conditions), ([value, label]) =>
      choice('radio', 'condition', value, label, counts.options.condition[value]),
    ),
  )}${cell(
    'Energielabel',
    each(Object.entries(counts.options.epc), ([value, count]) => choice('radio', 'epc', value, value, count)),
  )}${cell('Prijs', amounts('min', 'Van') + amounts('max', 'Tot'))}${cell('Kamers', each(Object.entries(words.rooms), counter))}<label class="grid gap-1 text-small font-semibold"><span>Sorteren</span><select name="sort" class="min-h-11 rounded-base border border-slate-soft px-3">${each(words.orders, (order) => `<option>${text(order)}</option>`)}</select></label><button type="submit" class="min-h-11 cursor-pointer rounded-base border border-current px-4 font-semibold hover:bg-slate hover:text-surface">Zoeken</button></form></details>`;
}

function cell(legend, content) {
  return `<fieldset class="search-cell"><legend class="text-small font-semibold">${legend}</legend>${content}</fieldset>`;
}

function choice(type, name, value, label, count, isChosen = false) {
  return `<label class="inline-flex min-h-9 items-center gap-2 text-small"><input type="${type}" name="${name}" class="size-4 accent-brick"${isChosen ? ' checked=""' : ''} value="${text(value)}"/><span>${text(label)}</span>${count === undefined ? '' : `<span class="text-slate-soft figures">(${count})</span>`}</label>`;
}

function amounts(name, label) {
  return `<label class="grid gap-1 text-small"><span>${label}</span><select name="${name}" class="min-h-11 rounded-base border border-slate-soft px-3 figures">${each(words.prices, (price) => `<option value="${price}">€ ${words.number.format(price)}</option>`)}</select></label>`;
}

function counter([name, label]) {
  return `<div class="flex items-center justify-between gap-4"><label for="${name}" class="text-small">${label}</label><div class="flex items-center gap-1"><button type="button" aria-label="Minder ${label}" class="grid size-11 place-items-center">${icon('minus')}</button><input id="${name}" name="${name}" inputMode="numeric" class="w-11 text-center figures" value="0"/><button type="button" aria-label="Meer ${label}" class="grid size-11 place-items-center">${icon('plus')}</button></div></div>`;
}

function found() {
  const { heading, cards, pageCount } = results;
  return `<section id="results" aria-label="Resultaten" class="grid gap-6"><div class="flex flex-wrap items-end justify-between gap-x-6 gap-y-4"><div role="status" class="grid gap-1 figures"><h2 class="text-heading">${text(heading)}</h2><p class="results-found text-slate-soft">Pagina 1 van ${pageCount}</p></div><ul class="results-views" aria-label="Andere weergave">${each(
    Object.entries(words.views),
    ([view, label]) =>
      `<li><a href="/nl/te-koop/?view=${view}" class="results-view">${icon(view, 18)}<span>${label}</span></a></li>`,
  )}</ul></div><ul class="item-grid">${each(cards, (card, index) => `<li>${cardOf(card, index < 2)}</li>`)}</ul><nav aria-label="Pagina&#x27;s" class="flex flex-wrap justify-center gap-1">${each(
    [1, 2, 3, pageCount],
    (page) =>
      `<a href="/nl/te-koop/?page=${page}" class="grid size-11 place-items-center rounded-base figures hover:bg-line">${page}</a>`,
  )}</nav></section>`;
}

function cardOf(card, isFirst) {
  const title = text(card.title.text);
  return `<article data-listing="${card.id}" class="group relative grid content-start gap-3 outline-offset-8 outline-brick data-on-map:outline-2"><div class="relative aspect-[3/2] overflow-hidden bg-line"><div class="card-photos"><a href="${text(card.path)}" tabindex="-1" aria-hidden="true" class="card-strip">${picture(card.images[0], isFirst)}${'<i></i>'.repeat(card.images.length - 1)}</a><span class="card-count figures" aria-hidden="true">1/${card.images.length}</span></div>${card.badge ? `<div class="pointer-events-none absolute top-3 right-16 left-3 z-1 empty:hidden"><span class="flex flex-wrap gap-2"><span class="inline-block rounded-small bg-surface px-2 py-0.5 text-small font-semibold text-slate">${text(card.badge.label ?? 'Nieuw')}</span></span></div>` : ''}</div><div class="grid content-start gap-1"><p class="font-serif text-title first-letter:uppercase"><span class="whitespace-nowrap figures">${text(card.price.text ?? 'Prijs op aanvraag')}</span></p><h3 class="font-sans text-base font-semibold tracking-normal"><a href="${text(card.path)}" class="group-hover:underline after:absolute after:inset-0">${title}</a></h3><p class="text-small text-slate-soft">${text(`${card.place} · ${card.type}`)}</p><ul class="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2 text-small figures">${each(words.figuresOf(card), (figure) => `<li>${text(figure)}</li>`)}${card.epc ? `<li>${epcBadge(text(card.epc.text))}</li>` : ''}</ul></div><button type="button" aria-pressed="false" aria-label="Bewaren bij favorieten: ${title}" class="favourite-button absolute top-3 right-3 z-10">${icon('heart')}</button></article>`;
}

function picture(image, isFirst) {
  const { src, srcSet } = words.pictureAddresses(image);
  return `<img src="${text(src)}" srcSet="${text(srcSet)}" sizes="(min-width: 1280px) 390px, (min-width: 767px) 50vw, calc(100vw - 2rem)" width="800" height="533" alt="${text(image.alt)}" loading="${isFirst ? 'eager' : 'lazy'}" decoding="${isFirst ? 'sync' : 'async'}" class="size-full object-cover"/>`;
}

function epcBadge(label) {
  return `<span class="inline-flex items-center gap-1"><span class="sr-only">Energielabel</span><svg width="40" height="20" viewBox="0 0 40 20" role="img" aria-label="${label}"><path d="M0 0H32L40 10L32 20H0Z" fill="#ec7d2d"></path><text x="16" y="14.5" text-anchor="middle" font-size="13" font-weight="700" fill="#1b1b1b">${label}</text></svg></span>`;
}

function footer() {
  const { footer, footerMenu, agency } = root;
  return `<footer class="site-footer"><div class="page-width grid gap-10 py-12"><div class="column-grid gap-y-10">${each(
    footer.columns,
    ({ title, introText, fullText }) =>
      `<section class="column-span"><h2 class="font-serif text-title">${text(title.text)}</h2>${introText ? `<p class="mt-2 whitespace-pre-line">${text(introText.text)}</p>` : ''}${fullText ? `<div class="site-footer-text mt-3 text-small">${each(fullText.blocks, ({ children }) => `<p class="mt-4 first:mt-0">${each(children, (span) => `<span>${text(span.text)}</span>`)}</p>`)}</div>` : ''}</section>`,
  )}</div><div class="grid gap-2 border-t border-current/25 pt-6"><nav aria-label="Onderaan"><ul class="flex flex-wrap gap-x-6 gap-y-1">${each(footerMenu, ({ label, link }) => `<li><a href="${text(link.href)}" class="inline-flex min-h-9 items-center hover:underline">${text(label)}</a></li>`)}</ul></nav><ul class="flex flex-wrap gap-x-6 gap-y-1">${each(agency.social, ({ name, url }) => `<li><a href="${text(url)}" class="inline-flex min-h-9 items-center hover:underline">${text(name)}</a></li>`)}</ul></div><p class="text-small">${text(footer.copyright.text)}</p></div></footer>`;
}

function icon(name, size = 20) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" class="icon" aria-hidden="true">${each(words.drawings[name], (line) => `<path d="${line}"></path>`)}</svg>`;
}
