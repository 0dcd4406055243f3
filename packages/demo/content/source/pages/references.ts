import { line, module, page, path, reference, relation, seo, text, type Document } from '../../compose.ts';
import { bannerOf } from '../pictures.ts';

export const references: Document = page('references', {
  name: 'Referenties',
  pageType: 'content',
  parent: reference('menuPage-about'),
  order: 20,
  menuPosition: 'main',
  title: line('Referenties', 'Références', 'References', 'Referenzen'),
  description: text(
    'Panden die een nieuwe eigenaar of huurder vonden.',
    'Des biens qui ont trouvé un nouveau propriétaire ou locataire.',
    'Properties that found a new owner or tenant.',
    'Immobilien, die neue Eigentümer oder Mieter gefunden haben.',
  ),
  breadcrumb: line('Referenties', 'Références', 'References', 'Referenzen'),
  path: path('referenties', 'references', 'references', 'referenzen'),
  seo: seo(
    line(
      'Verkocht en verhuurd door Gevel',
      'Vendu et loué par Gevel',
      'Sold and let by Gevel',
      'Verkauft und vermietet von Gevel',
    ),
    text(
      'Een greep uit de huizen en appartementen die Gevel onlangs verkocht of verhuurde.',
      'Une sélection de maisons et d’appartements récemment vendus ou loués par Gevel.',
      'A selection of houses and apartments that Gevel recently sold or let.',
      'Eine Auswahl von Häusern und Wohnungen, die Gevel zuletzt verkauft oder vermietet hat.',
    ),
  ),
  showBanner: true,
  banner: bannerOf('banner-wijk'),
  style: ['wide'],
  modules: [
    module('statsViewModule', {
      view: 'slider',
      sort: 'chosen',
      relations: [
        relation('stats-view', 'sold'),
        relation('stats-view', 'rented'),
        relation('stats-view', 'cities'),
        relation('stats-view', 'testimonials'),
        relation('stats-view', 'rating'),
      ],
      numberItemOfRow: 5,
      maxItems: 5,
    }),
    module('referenceListModule', {
      title: line('Verkocht door ons', 'Vendus par nous', 'Sold by us', 'Von uns verkauft'),
      sort: 'newest',
      relations: [relation('reference-list', 'sold')],
      numberItemOfRow: 3,
      maxItems: 12,
    }),
    module('referenceListModule', {
      title: line('Verhuurd door ons', 'Loués par nous', 'Let by us', 'Von uns vermietet'),
      sort: 'newest',
      relations: [relation('reference-list', 'rented')],
      numberItemOfRow: 4,
      maxItems: 8,
    }),
    module('propertyListModule', {
      title: line('Straks in deze lijst?', 'Bientôt dans cette liste ?', 'Soon in this list?', 'Bald in dieser Liste?'),
      titleSize: 'h3',
      sort: 'newest',
      view: 'list',
      relations: [relation('property-list', 'sale')],
      numberItemOfRow: 1,
      maxItems: 3,
    }),
    module('projectListModule', {
      title: line('Projecten in verkoop', 'Projets en vente', 'Projects on sale', 'Projekte im Verkauf'),
      titleSize: 'h3',
      position: 'right',
      sort: 'city',
      numberItemOfRow: 3,
      maxItems: 3,
    }),
    module('searchModule', {
      title: line('Zoek verder', 'Continuer la recherche', 'Search on', 'Weitersuchen'),
      titleSize: 'h3',
      view: 'bar',
      relations: [relation('property-list', 'sale')],
    }),
  ],
});
