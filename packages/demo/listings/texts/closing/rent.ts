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
    [
      'Bezoeken kan op weekdagen tot zes uur en op zaterdagvoormiddag.',
      'Les visites ont lieu en semaine jusqu’à dix-huit heures et le samedi matin.',
      'Visits are on weekdays until six and on Saturday mornings.',
      'Besichtigt wird werktags bis 18 Uhr und am Samstagvormittag.',
    ],
    [
      'Vraag een bezoek aan op deze pagina, u krijgt nog dezelfde dag antwoord.',
      'Demandez une visite sur cette page, la réponse arrive le jour même.',
      'Ask for a visit on this page and you will hear the same day.',
      'Fragen Sie auf dieser Seite eine Besichtigung an, die Antwort kommt am selben Tag.',
    ],
    [
      'De huurovereenkomst wordt kosteloos door ons geregistreerd.',
      'Nous enregistrons le bail sans frais pour vous.',
      'We register the lease at no cost to you.',
      'Den Mietvertrag registrieren wir für Sie kostenlos.',
    ],
    [
      'Wij verhuren voor eigenaars die hun gebouw zelf blijven opvolgen.',
      'Nous louons pour des propriétaires qui suivent eux-mêmes leur bien.',
      'We let for owners who look after their buildings themselves.',
      'Wir vermieten für Eigentümer, die sich selbst um ihr Haus kümmern.',
    ],
    [
      'Een dossier indienen kan na het bezoek, rustig thuis.',
      'Le dossier se remet après la visite, tranquillement depuis chez vous.',
      'You can apply after the visit, at home and in your own time.',
      'Ihre Bewerbung reichen Sie nach der Besichtigung in Ruhe von zu Hause ein.',
    ],
    [
      'Hebt u vragen over de duur van het contract? Bel ons gerust.',
      'Une question sur la durée du bail ? Appelez-nous.',
      'A question about the length of the lease? Do call us.',
      'Fragen zur Vertragsdauer? Rufen Sie uns an.',
    ],
  ),
];
