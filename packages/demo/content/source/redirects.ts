import { text, toPage, toUrl, type Document } from '../compose.ts';

/** Old URLs of the agency's previous website. */
export const redirects: Document[] = [
  { _id: 'redirect-aanbod', _type: 'redirect', from: '/nl/aanbod/', to: toPage('menuPage-sale') },
  {
    _id: 'redirect-location',
    _type: 'redirect',
    from: '/fr/louer-bruxelles/',
    to: toUrl('/fr/locations/?city=bruxelles|1000'),
  },
];

/** Interface texts that this agency words differently from the product. */
export const overrides: Document[] = [
  {
    _id: 'translationOverride-toTop',
    _type: 'translationOverride',
    key: 'frame.toTop',
    text: text('Terug naar de dakrand', 'Retour au pignon', 'Back up to the gable', 'Zurück zum Giebel'),
  },
];
