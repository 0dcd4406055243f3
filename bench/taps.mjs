// First taps: what a visitor taps, where, and the effect to wait for. `done` runs in the page.

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The language menu of the header is for wide screens; on phones it is in the drawer. */
const tablet = { viewport: { width: 1280, height: 800 }, hasTouch: true };

const hasMenu = () =>
  [...document.querySelectorAll('.site-drawer')].some(
    (each) => each.checkVisibility() && each.getBoundingClientRect().width > 0,
  );

const hasFocusInSearch = () =>
  document.activeElement?.matches('[role=search] :is(input, select), form select, form input');

// A panel or, once the page is alive, a full-screen dialog.
const hasPriceOpen = () => document.querySelector('details.search-cell[open], dialog[open]') !== null;

const hasFilters = () =>
  document.querySelector('dialog[open], details.search-fold[open]') !== null ||
  [...document.querySelectorAll('main [role=search]')].some((form) => form.checkVisibility());

const isKept = () => document.querySelector('.favourite-button[aria-pressed=true]') !== null;

const hasGallery = () => document.querySelector('dialog[open]') !== null;

const hasLanguages = () => document.querySelector('header details[open], header [popover]:popover-open') !== null;

const drawer = { tapped: 'header [role=button]', done: hasMenu, leads: /#footer-menu$/, device: phone };
const favourite = { tapped: 'main .favourite-button', done: isKept, device: phone };
const language = { tapped: 'header details > summary', done: hasLanguages, device: tablet };

/**
 * `tapped` is the first visible element of a selector. `leads` matches the URL of the fallback without scripts: a tap
 * before they have loaded counts as well.
 */
export const taps = [
  { page: 'home', name: 'drawer', ...drawer },
  {
    page: 'home',
    name: 'place',
    tapped: 'main form :is(input[role=combobox], input[name=place])',
    done: hasFocusInSearch,
    device: phone,
  },
  {
    page: 'home',
    name: 'price',
    tapped: 'main details.search-cell:nth-of-type(2) > summary',
    done: hasPriceOpen,
    device: phone,
  },
  { page: 'home', name: 'favourite', ...favourite },
  { page: 'home', name: 'language', ...language },
  { page: 'results', name: 'drawer', ...drawer },
  {
    page: 'results',
    name: 'search',
    tapped: 'main .search-tool, main .search-fold > summary',
    done: hasFilters,
    device: phone,
  },
  { page: 'results', name: 'favourite', ...favourite },
  { page: 'results', name: 'language', ...language },
  { page: 'property', name: 'drawer', ...drawer },
  {
    page: 'property',
    name: 'gallery',
    tapped: 'main a[href*="width=1920"]',
    done: hasGallery,
    leads: /\/images\//,
    device: phone,
  },
  { page: 'property', name: 'favourite', ...favourite },
  { page: 'property', name: 'language', ...language },
];
