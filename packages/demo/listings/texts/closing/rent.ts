import type { Facts } from '../../property/facts.ts';
import { all, forRent, point } from '../point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment', 'studio'].includes(variant.type);

/** Closing sentences of homes for rent. They ask tenants for no personal details. */
export const rentClosings = [
  point(
    all(forRent, home),
    [
      'De huur en de kosten staan hierboven, verrassingen zijn er niet.',
      'Le loyer et les charges figurent ci-dessus, il n’y a pas de surprise.',
      'Rent and charges are stated above, and there are no surprises.',
      'Miete und Nebenkosten stehen oben, Überraschungen gibt es nicht.',
    ],
    [
      'Bij de start wordt samen een plaatsbeschrijving gemaakt.',
      'Un état des lieux est dressé ensemble à l’entrée.',
      'An inventory is drawn up together at the start.',
      'Zu Beginn wird gemeinsam ein Übergabeprotokoll erstellt.',
    ],
    [
      'De waarborg komt op een geblokkeerde rekening op uw naam.',
      'La garantie est placée sur un compte bloqué à votre nom.',
      'The deposit goes into a blocked account in your name.',
      'Die Kaution kommt auf ein Sperrkonto auf Ihren Namen.',
    ],
  ),
];
