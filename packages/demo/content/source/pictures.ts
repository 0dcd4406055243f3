import { image, line, picture, type Words } from '../compose.ts';

/** Alternative texts of the drawn pictures of pages and articles. Those of portraits use the person's name. */
const alts = {
  'banner-gent': [
    'Trap- en klokgevels met verlichte ramen aan het water in Gent, bij valavond',
    'Des pignons aux fenêtres éclairées au bord de l’eau à Gand, au crépuscule',
    'Gables with lit windows along the water in Ghent at dusk',
    'Giebelhäuser mit erleuchteten Fenstern am Wasser in Gent bei Abenddämmerung',
  ],
  'banner-brussel': [
    'Een rij herenhuizen met bomen en een tram in Brussel, in de ochtend',
    'Une rangée de maisons de maître, des arbres et un tram à Bruxelles, le matin',
    'A row of town houses with trees and a tram in Brussels in the morning',
    'Eine Reihe von Bürgerhäusern mit Bäumen und Straßenbahn in Brüssel am Morgen',
  ],
  'banner-luxembourg': [
    'Lichte huizen in Luxemburg, een viaduct en een dal met herfstbomen',
    'Des maisons claires à Luxembourg, un viaduc et une vallée aux arbres d’automne',
    'Pale houses in Luxembourg, a viaduct and a valley of autumn trees',
    'Helle Häuser in Luxemburg, ein Viadukt und ein Tal mit Herbstbäumen',
  ],
  'banner-gent-ochtend': [
    'Een rij oude gevels aan een kade in Gent, in de ochtend',
    'Une rangée de façades anciennes le long d’un quai à Gand, le matin',
    'A row of old fronts along a quay in Ghent in the morning',
    'Eine Reihe alter Fassaden an einem Kai in Gent am Morgen',
  ],
  'banner-wijk': [
    'Een straat met rijhuizen uit de jaren 1930, bomen langs de stoep',
    'Une rue de maisons mitoyennes des années 1930, des arbres le long du trottoir',
    'A street of terraced houses from the 1930s with trees along the pavement',
    'Eine Straße mit Reihenhäusern der 1930er Jahre, Bäume am Gehweg',
  ],
  'banner-buiten': [
    'Een stenen hoeve en een bakstenen huis aan een landweg, heuvels op de achtergrond',
    'Une ferme en pierre et une maison de brique le long d’un chemin, des collines au loin',
    'A stone farmhouse and a brick house on a country road, hills behind',
    'Ein Bauernhaus aus Stein und ein Backsteinhaus an einer Landstraße, dahinter Hügel',
  ],
  'banner-nieuwbouw': [
    'Nieuwe appartementsgebouwen met terrassen langs een straat met jonge bomen',
    'Des immeubles neufs à terrasses le long d’une rue aux jeunes arbres',
    'New blocks of flats with terraces along a street with young trees',
    'Neue Wohngebäude mit Terrassen an einer Straße mit jungen Bäumen',
  ],
  'service-selling': [
    'Een rood herenhuis met een ronde erker',
    'Une maison de maître rouge au bow-window arrondi',
    'A red town house with a rounded bay window',
    'Ein rotes Bürgerhaus mit rundem Erker',
  ],
  'service-letting': [
    'Een appartementsgebouw met terrassen',
    'Un immeuble à appartements avec des terrasses',
    'A block of flats with terraces',
    'Ein Wohngebäude mit Terrassen',
  ],
  'service-management': [
    'Een trappenhal met een leuning',
    'Une cage d’escalier avec sa rampe',
    'A stair hall with its rail',
    'Ein Treppenhaus mit Geländer',
  ],
  'room-living': [
    'Een woonkamer met een open haard tussen twee boekenkasten',
    'Un séjour avec un feu ouvert entre deux bibliothèques',
    'A living room with an open fire between two bookcases',
    'Ein Wohnzimmer mit offenem Kamin zwischen zwei Bücherschränken',
  ],
  'room-hall': [
    'Een gang met een trap en een rood-witte tegelvloer',
    'Un vestibule avec escalier et carrelage rouge et blanc',
    'A hall with stairs and a floor of red and white tiles',
    'Eine Diele mit Treppe und rot-weißem Fliesenboden',
  ],
  'room-kitchen': [
    'Een vernieuwde keuken met een groen eiland',
    'Une cuisine rénovée avec un îlot vert',
    'A renovated kitchen with a green island',
    'Eine erneuerte Küche mit grüner Insel',
  ],
  'room-study': [
    'Een werkkamer met boeken en een bureau',
    'Un bureau avec des livres et une table de travail',
    'A study with books and a desk',
    'Ein Arbeitszimmer mit Büchern und Schreibtisch',
  ],
  'room-meeting': [
    'Een lange vergadertafel voor een groot stalen raam',
    'Une longue table de réunion devant une grande fenêtre d’acier',
    'A long meeting table before a large steel window',
    'Ein langer Besprechungstisch vor einem großen Stahlfenster',
  ],
  'room-office': [
    'Een kantoor met bureaus voor drie hoge ramen',
    'Un bureau aux tables de travail devant trois hautes fenêtres',
    'An office with desks before three tall windows',
    'Ein Büro mit Schreibtischen vor drei hohen Fenstern',
  ],
  'plan-house': [
    'Een grondplan met maten en een noordpijl',
    'Un plan coté avec une flèche du nord',
    'A floor plan with dimensions and a north arrow',
    'Ein Grundriss mit Maßen und Nordpfeil',
  ],
  'office-gent': [
    'Ons kantoor in Gent: een smal huis in rode baksteen',
    'Notre agence à Gand : une maison étroite en brique rouge',
    'Our office in Ghent: a narrow house in red brick',
    'Unser Büro in Gent: ein schmales Haus aus rotem Backstein',
  ],
  'office-brussel': [
    'Ons kantoor in Brussel: een herenhuis met een erker',
    'Notre agence à Bruxelles : une maison de maître avec un bow-window',
    'Our office in Brussels: a town house with a bay window',
    'Unser Büro in Brüssel: ein Bürgerhaus mit Erker',
  ],
  'office-luxembourg': [
    'Ons kantoor in Luxemburg: een lichte gevel met een leien dak',
    'Notre agence à Luxembourg : une façade claire sous un toit d’ardoise',
    'Our office in Luxembourg: a pale front under a slate roof',
    'Unser Büro in Luxemburg: eine helle Fassade unter Schieferdach',
  ],
  'facade-gable': [
    'Gent: een halsgevel in gele baksteen',
    'Gand : un pignon à col en brique jaune',
    'Ghent: a neck gable in yellow brick',
    'Gent: ein Halsgiebel aus gelbem Backstein',
  ],
  'facade-nouveau': [
    'Brussel: een herenhuis in witte steen met een erker',
    'Bruxelles : une maison de maître en pierre blanche avec un bow-window',
    'Brussels: a town house in white stone with a bay window',
    'Brüssel: ein Bürgerhaus aus weißem Stein mit Erker',
  ],
  'facade-corner': [
    'Een wit hoekgebouw met een ronde hoek uit het interbellum',
    'Un immeuble blanc à l’angle arrondi, de l’entre-deux-guerres',
    'A white building with a rounded corner from between the wars',
    'Ein weißes Gebäude mit runder Ecke aus der Zwischenkriegszeit',
  ],
  'facade-farm': [
    'Ardennen: een natuurstenen hoeve',
    'Ardenne : une ferme en pierre',
    'Ardennes: a farmhouse of stone',
    'Ardennen: ein Bauernhaus aus Naturstein',
  ],
  'facade-modern': [
    'Een hedendaags huis met een houten onderbouw en een breed raam',
    'Une maison contemporaine au socle de bois et à la large baie',
    'A contemporary house with a wooden base and a wide window',
    'Ein zeitgenössisches Haus mit hölzernem Sockel und breitem Fenster',
  ],
  'facade-loft': [
    'Een bakstenen pakhuis met lofts en rondboogramen',
    'Un entrepôt de brique transformé en lofts, aux fenêtres en plein cintre',
    'A brick warehouse with lofts and round-arched windows',
    'Ein Lagerhaus aus Backstein mit Lofts und Rundbogenfenstern',
  ],
  'article-energy': [
    'Een lage woning met verlichte ramen bij valavond',
    'Une maison basse aux fenêtres éclairées, au crépuscule',
    'A low house with lit windows at dusk',
    'Ein niedriges Haus mit erleuchteten Fenstern in der Dämmerung',
  ],
  'article-renovation': [
    'Een oud bakstenen rijhuis met een erker, klimop en een garagepoort',
    'Une ancienne maison mitoyenne en brique, avec bow-window, plante grimpante et garage',
    'An old terraced house in brick with a bay window, a climber and a garage',
    'Ein altes Reihenhaus aus Backstein mit Erker, Kletterpflanze und Garage',
  ],
  'article-deposit': [
    'Een appartementsgebouw met balkons',
    'Un immeuble à appartements avec balcons',
    'A block of flats with balconies',
    'Ein Wohngebäude mit Balkonen',
  ],
  'article-selling': [
    'Een opgeruimde gang met een blauwe voordeur',
    'Un vestibule dégagé avec une porte d’entrée bleue',
    'A cleared hall with a blue front door',
    'Eine aufgeräumte Diele mit blauer Haustür',
  ],
  'article-luxembourg': [
    'Een licht herenhuis met een balkon in Luxemburg',
    'Une maison de maître claire, avec balcon, à Luxembourg',
    'A pale town house with a balcony in Luxembourg',
    'Ein helles Bürgerhaus mit Balkon in Luxemburg',
  ],
  'article-moving': [
    'Twee voordeuren naast elkaar, een groene en een blauwe',
    'Deux portes d’entrée côte à côte, une verte et une bleue',
    'Two front doors side by side, one green and one blue',
    'Zwei Haustüren nebeneinander, eine grüne und eine blaue',
  ],
  'article-taxes': [
    'Een vrijstaand huis met een voortuin bij avondlicht',
    'Une maison isolée avec un jardin à rue, dans la lumière du soir',
    'A detached house with a front garden in evening light',
    'Ein frei stehendes Haus mit Vorgarten im Abendlicht',
  ],
  'article-application': [
    'Een eetkamer met een houten tafel bij een groot raam',
    'Une salle à manger à la table de bois, près d’une grande fenêtre',
    'A dining room with a wooden table by a large window',
    'Ein Esszimmer mit Holztisch an einem großen Fenster',
  ],
  'article-asbestos': [
    'Een oude bakstenen werkplaats met brede ramen',
    'Un vieil atelier de brique aux larges fenêtres',
    'An old brick workshop with wide windows',
    'Eine alte Backsteinwerkstatt mit breiten Fenstern',
  ],
  'article-notary': [
    'Een werkkamer met een bureau en boeken',
    'Un cabinet de travail avec un bureau et des livres',
    'A study with a desk and books',
    'Ein Arbeitszimmer mit Schreibtisch und Büchern',
  ],
  'article-papers': [
    'Een grondplan van een woning',
    'Le plan d’un logement',
    'The floor plan of a home',
    'Der Grundriss eines Hauses',
  ],
} as const satisfies Record<string, Words>;

export type PictureName = keyof typeof alts;

/** A picture's alternative text in the four languages. */
function altOf(name: PictureName) {
  const [nl, fr, en, de] = alts[name];
  return line(nl, fr, en, de);
}

/** A drawn picture with its alternative text in the four languages. */
export function shown(name: PictureName) {
  return picture(name, altOf(name));
}

/** The same as a slide of a gallery. */
export function slide(name: PictureName, more = {}) {
  return { _type: 'slide', image: image(name), alt: altOf(name), ...more };
}

/** A page's banner with one picture. */
export function bannerOf(name: PictureName, more = {}) {
  return { _type: 'banner', type: 'image', image: shown(name), delay: 3000, ...more };
}
