import type { Facts } from '../../property/facts.ts';
import { all, dated, forSale, point } from '../point.ts';

const home = ({ variant }: Facts) => ['house', 'apartment', 'studio'].includes(variant.type);
const house = ({ variant }: Facts) => variant.type === 'house';
const flat = ({ variant }: Facts) => variant.type === 'apartment' || variant.type === 'studio';
const isNew = ({ condition }: Facts) => condition === 'new';
const notNew = ({ condition }: Facts) => condition !== 'new';

/** Closing sentences of homes for sale. */
export const saleClosings = [
  point(
    all(forSale, home, notNew),
    [
      'De attesten liggen klaar: vraag ze via deze pagina.',
      'Les attestations sont prêtes, demandez-les depuis cette page.',
      'The certificates are ready: ask for them on this page.',
      'Die Nachweise liegen bereit: Fordern Sie sie auf dieser Seite an.',
    ],
    [
      'Vrij bij het verlijden van de akte.',
      'Libre à la signature de l’acte.',
      'Vacant on completion.',
      'Frei bei Unterzeichnung der Urkunde.',
    ],
    [
      'Kom bij daglicht kijken, dan ziet u het op zijn best.',
      'Venez le jour, c’est là que tout se voit le mieux.',
      'Come and see it by daylight, when it is at its best.',
      'Kommen Sie bei Tageslicht, dann sieht man alles am besten.',
    ],
    [
      'Wij leiden u graag rond, ook op zaterdag.',
      'Nous vous ferons volontiers visiter, le samedi aussi.',
      'We will gladly show you round, on Saturdays too.',
      'Wir zeigen Ihnen gern alles, auch samstags.',
    ],
  ),
  point(
    all(forSale, house),
    [
      'Loop gerust eerst eens door de straat en maak dan een afspraak.',
      'Passez d’abord dans la rue, puis prenez rendez-vous.',
      'Walk down the street first, then make an appointment.',
      'Gehen Sie erst einmal durch die Straße und vereinbaren Sie dann einen Termin.',
    ],
    [
      'Wij rekenen met u uit wat de aankoop kost, registratierechten inbegrepen.',
      'Nous calculons avec vous le coût de l’achat, droits d’enregistrement compris.',
      'We will work out with you what the purchase costs, registration tax included.',
      'Wir rechnen mit Ihnen aus, was der Kauf kostet, einschließlich der Registrierungsgebühren.',
    ],
  ),
  point(
    all(forSale, flat, notNew),
    [
      'De verslagen van de algemene vergadering kunt u inkijken.',
      'Les procès-verbaux de l’assemblée générale peuvent être consultés.',
      'The minutes of the owners’ meetings can be consulted.',
      'Die Protokolle der Eigentümerversammlung können eingesehen werden.',
    ],
    [
      'De lasten en het reservefonds staan in het dossier.',
      'Les charges et le fonds de réserve figurent au dossier.',
      'The charges and the reserve fund are in the file.',
      'Nebenkosten und Rücklage stehen in den Unterlagen.',
    ],
  ),
  point(all(forSale, home, isNew), [
    'De tienjarige aansprakelijkheid van aannemer en architect loopt nog.',
    'La garantie décennale de l’entrepreneur et de l’architecte court encore.',
    'The ten-year liability of builder and architect is still running.',
    'Die zehnjährige Haftung von Bauunternehmer und Architekt läuft noch.',
  ]),
  point(
    all(forSale, home, ({ built }) => built >= 2025),
    [
      'Verkocht wordt met btw op het gebouw; wij geven u de volledige berekening.',
      'La vente se fait sous régime TVA pour le bâtiment ; nous vous donnons le calcul complet.',
      'The building is sold with VAT; we will give you the full calculation.',
      'Auf das Gebäude fällt Mehrwertsteuer an; wir geben Ihnen die vollständige Berechnung.',
    ],
  ),
  point(
    all(forSale, home, dated),
    [
      'Breng gerust uw aannemer mee naar het bezoek.',
      'Vous pouvez venir à la visite avec votre entrepreneur.',
      'Feel free to bring your builder to the visit.',
      'Bringen Sie zur Besichtigung gern Ihren Handwerker mit.',
    ],
    [
      'Voor premies en leningen bij renovatie wijzen wij u de weg.',
      'Pour les primes et les prêts à la rénovation, nous vous indiquons le chemin.',
      'We will point you to the grants and loans for renovation.',
      'Bei Prämien und Krediten für die Renovierung zeigen wir Ihnen den Weg.',
    ],
  ),
];
