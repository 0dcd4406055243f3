// Content of the page that is not in its data.
export const drawings = {
  phone: [
    'M15 2l7 7',
    'M13.8 16.6a16 16 0 0 1-6.4-6.4l2-2a2 2 0 0 0 .5-2L9 3H4a2 2 0 0 0-2 2c0 9.4 7.6 17 17 17a2 2 0 0 0 2-2v-5l-4.2-.9a2 2 0 0 0-2 .5z',
  ],
  mail: ['M22 7l-9 5.7a2 2 0 0 1-2 0L2 7', 'M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z'],
  bell: [
    'M10.3 21a2 2 0 0 0 3.4 0',
    'M3.3 15.3A1 1 0 0 0 4 17h16a1 1 0 0 0 .7-1.7C19.4 14 18 12.5 18 8A6 6 0 0 0 6 8c0 4.5-1.4 6-2.7 7.3',
  ],
  key: [
    'M15.5 7.5l2.3 2.3a1 1 0 0 0 1.4 0l2.1-2.1a1 1 0 0 0 0-1.4L19 4',
    'M21 2l-9.6 9.6',
    'M7.5 10a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
  ],
  heart: [
    'M2 9.5a5.5 5.5 0 0 1 9.6-3.7.56.56 0 0 0 .8 0A5.5 5.5 0 0 1 22 9.5c0 2.3-1.5 4-3 5.5l-5.5 5.3a2 2 0 0 1-3 0L5 15c-1.5-1.5-3-3.2-3-5.5',
  ],
  chevron: ['M6 9l6 6 6-6'],
  menu: ['M4 5h16', 'M4 12h16', 'M4 19h16'],
  minus: ['M5 12h14'],
  plus: ['M5 12h14', 'M12 5v14'],
  grid: ['M3 3h7v7H3z', 'M14 3h7v7h-7z', 'M14 14h7v7h-7z', 'M3 14h7v7H3z'],
  list: ['M3 5h.01', 'M3 12h.01', 'M3 19h.01', 'M8 5h13', 'M8 12h13', 'M8 19h13'],
  map: [
    'M14.1 5.5a2 2 0 0 0 1.8 0l3.6-1.8A1 1 0 0 1 21 4.6v12.8a1 1 0 0 1-.5.9l-4.6 2.2a2 2 0 0 1-1.8 0l-4.2-2a2 2 0 0 0-1.8 0l-3.6 1.8A1 1 0 0 1 3 19.4V6.6a1 1 0 0 1 .5-.9l4.6-2.2a2 2 0 0 1 1.8 0z',
    'M15 5.8v15',
    'M9 3.2v15',
  ],
};

export const languages = { nl: 'Nederlands', fr: 'Français', en: 'English' };
export const views = { grid: 'Raster', list: 'Lijst', map: 'Kaart' };
export const rooms = {
  bedrooms: 'Slaapkamers',
  bathrooms: 'Badkamers',
  showerrooms: 'Douchekamers',
  toilets: 'Toiletten',
  garages: 'Garages',
};
export const features = {
  garden: 'Tuin',
  terrace: 'Terras',
  parking: 'Parking',
  lift: 'Lift',
  cellar: 'Kelder',
  newbuild: 'Nieuwbouw',
  noduty: 'Geen plicht',
  sold: 'Ook verkocht',
};
export const conditions = { ready: 'Instapklaar', refresh: 'Op te frissen', renovate: 'Te renoveren' };
export const orders = ['Nieuwste', 'Prijs, laag eerst', 'Prijs, hoog eerst', 'Type', 'Gemeente'];
export const prices = Array.from({ length: 24 }, (_, step) => 50_000 + step * 50_000);
export const number = new Intl.NumberFormat('nl-BE');

const widths = [400, 640, 800];
const surfaces = { livingSurface: 'bewoonbaar', usableSurface: 'bruikbaar' };

/** A card picture's `src` and `srcset`. */
export function pictureAddresses(image) {
  const address = (width) => `${image.src}&height=${Math.round((width * 2) / 3)}&width=${width}&format=webp`;
  return { src: address(640), srcSet: widths.map((width) => `${address(width)} ${width}w`).join(', ') };
}

/** The figures shown on a card. */
export function figuresOf({ bedrooms, surface, groundSurface }) {
  return [
    bedrooms > 0 && `${bedrooms} slaapkamers`,
    surface && `${number.format(surface.squareMetres)} m² ${surfaces[surface.key]}`,
    groundSurface && `Perceel ${number.format(groundSurface)} m²`,
  ].filter(Boolean);
}

/** The page's two lists as structured data for search engines. */
export function structuredData({ page, cards, origin }) {
  const list = (type, items) =>
    JSON.stringify({
      '@context': 'https://schema.org',
      '@type': type,
      itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
    });
  return [
    list(
      'BreadcrumbList',
      page.trail.map(({ path, name }) => ({ name, item: origin + path })),
    ),
    list(
      'ItemList',
      cards.map(({ path }) => ({ url: origin + path })),
    ),
  ];
}
