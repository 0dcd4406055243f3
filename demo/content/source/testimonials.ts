import { line, path, picture, rich, seo, text, type Document } from '../compose.ts';

interface Story {
  name: string;
  /** The last segment of the address, the same in all languages: a name is not translated. */
  slug: string;
  place: ReturnType<typeof line>;
  image: string;
  date: string;
  rating?: number;
  website?: string;
  quote: readonly [nl: string, fr: string, en: string, de: string];
  story: { nl: string; fr: string; en: string; de: string };
}

function testimonial(id: string, { name, slug, place, image, date, rating, website, quote, story }: Story): Document {
  return {
    _id: `testimonial-${id}`,
    _type: 'testimonial',
    name,
    place,
    path: path(slug, slug, slug, slug),
    quote: text(...quote),
    body: rich(story),
    image: picture(
      image,
      line(`Portret van ${name}`, `Portrait de ${name}`, `Portrait of ${name}`, `Porträt von ${name}`),
    ),
    date,
    ...(rating === undefined ? {} : { rating }),
    ...(website === undefined ? {} : { website }),
    status: 'Published',
    seo: seo(
      line(`${name} over Gevel`, `${name} à propos de Gevel`, `${name} on Gevel`, `${name} über Gevel`),
      text(...quote),
    ),
  };
}

const ghent = line('Gent', 'Gand', 'Ghent', 'Gent');
const brussels = line('Brussel', 'Bruxelles', 'Brussels', 'Brüssel');
const luxembourg = line('Luxemburg', 'Luxembourg', 'Luxembourg', 'Luxemburg');

export const testimonials: Document[] = [
  testimonial('devos', {
    name: 'Familie De Vos',
    slug: 'familie-de-vos',
    place: ghent,
    image: 'client-1',
    date: '2026-10-05',
    rating: 5,
    quote: [
      'De schatting lag lager dan we hoopten, en klopte op een paar honderd euro na.',
      'L’estimation était plus basse qu’espéré, et juste à quelques centaines d’euros près.',
      'The valuation was lower than we hoped, and right to within a few hundred euros.',
      'Die Bewertung lag niedriger als erhofft und stimmte bis auf ein paar hundert Euro.',
    ],
    story: {
      nl: `We hadden drie makelaars gevraagd. Twee zeiden wat we wilden horen, Gevel liet zien wat er in onze straat verkocht was.

Na vijf weken was het huis weg, voor het bedrag dat ze genoemd hadden. De map met attesten was zo volledig dat de notaris er iets van zei.`,
      fr: `Nous avions consulté trois agents. Deux ont dit ce que nous voulions entendre, Gevel nous a montré ce qui s’était vendu dans notre rue.

Cinq semaines plus tard, la maison était vendue au montant annoncé. Le dossier était si complet que le notaire l’a relevé.`,
      en: `We had asked three agents. Two said what we wanted to hear; Gevel showed us what had been sold in our street.

Five weeks later the house was gone, for the amount they had named. The file was so complete that the notary remarked on it.`,
      de: `Wir hatten drei Makler gefragt. Zwei sagten, was wir hören wollten; Gevel zeigte uns, was in unserer Straße verkauft worden war.

Nach fünf Wochen war das Haus verkauft, zum genannten Betrag. Das Dossier war so vollständig, dass der Notar es erwähnte.`,
    },
  }),
  testimonial('elamrani', {
    name: 'Samira El Amrani',
    slug: 'samira-el-amrani',
    place: brussels,
    image: 'client-2',
    date: '2026-09-14',
    rating: 5,
    quote: [
      'Eindelijk een makelaar die zegt dat een appartement niets voor mij is.',
      'Enfin une agence qui me dit qu’un appartement n’est pas pour moi.',
      'At last an agent who tells me that an apartment is not for me.',
      'Endlich eine Maklerin, die mir sagt, dass eine Wohnung nichts für mich ist.',
    ],
    story: {
      nl: `Ik had een licht appartement op het oog. Aïcha ging mee, deed het raam open en zei: luister. De tram.

Drie weken later belde ze over een ander, aan de tuinkant. Daar woon ik nu.`,
      fr: `J’avais repéré un appartement lumineux. Aïcha m’a accompagnée, a ouvert la fenêtre et a dit : écoutez. Le tram.

Trois semaines plus tard, elle m’appelait pour un autre, côté jardin. J’y habite aujourd’hui.`,
      en: `I had my eye on a bright apartment. Aïcha came along, opened the window and said: listen. The tram.

Three weeks later she called about another one, on the garden side. That is where I live now.`,
      de: `Ich hatte eine helle Wohnung im Auge. Aïcha kam mit, öffnete das Fenster und sagte: Hören Sie. Die Straßenbahn.

Drei Wochen später rief sie wegen einer anderen an, zur Gartenseite. Dort wohne ich jetzt.`,
    },
  }),
  testimonial('lambert', {
    name: 'Philippe Lambert',
    slug: 'philippe-lambert',
    place: brussels,
    image: 'client-3',
    date: '2026-08-22',
    rating: 4,
    website: 'https://atelier-lambert.example/',
    quote: [
      'Ze verkochten het huis van mijn ouders alsof het hun eigen huis was.',
      'Ils ont vendu la maison de mes parents comme si c’était la leur.',
      'They sold my parents’ house as if it were their own.',
      'Sie haben das Haus meiner Eltern verkauft, als wäre es ihr eigenes.',
    ],
    story: {
      nl: `Een ouderlijk huis leegmaken is geen klein werk. Gevel gaf ons de tijd, en hield intussen kopers aan de lijn.

Eén ster minder omdat de foto’s een week later kwamen dan beloofd. Ze hebben er zelf voor gebeld.`,
      fr: `Vider la maison de ses parents n’est pas une mince affaire. Gevel nous a laissé le temps, tout en gardant le contact avec les acheteurs.

Une étoile de moins, car les photos sont arrivées une semaine plus tard que promis. Ils ont appelé eux-mêmes pour le dire.`,
      en: `Clearing your parents’ house is no small task. Gevel gave us the time, and meanwhile kept buyers interested.

One star less, because the pictures came a week later than promised. They called about it themselves.`,
      de: `Das Elternhaus auszuräumen ist keine Kleinigkeit. Gevel ließ uns Zeit und hielt inzwischen die Käufer bei der Stange.

Ein Stern weniger, weil die Fotos eine Woche später kamen als versprochen. Sie haben selbst deswegen angerufen.`,
    },
  }),
  testimonial('peeters', {
    name: 'Hanne Peeters',
    slug: 'hanne-peeters',
    place: ghent,
    image: 'client-4',
    date: '2026-07-30',
    rating: 5,
    quote: [
      'Om half acht ’s avonds nog een bezoek, omdat ik overdag lesgeef.',
      'Une visite à dix-neuf heures trente, parce que j’enseigne en journée.',
      'A visit at half past seven in the evening, because I teach during the day.',
      'Eine Besichtigung um halb acht abends, weil ich tagsüber unterrichte.',
    ],
    story: {
      nl: `Als huurder ben je vaak een nummer. Hier kreeg ik een lijst van wat ze nodig hadden, met erbij waarom, en dezelfde week een antwoord.

De plaatsbeschrijving telde veertig foto’s. Mijn waarborg durf ik er gerust in te laten staan.`,
      fr: `Comme locataire, on est souvent un numéro. Ici, j’ai reçu la liste de ce qu’il fallait, avec le pourquoi, et une réponse la même semaine.

L’état des lieux comptait quarante photos. Je suis tranquille pour ma garantie.`,
      en: `As a tenant you are often a number. Here I got a list of what they needed, with the reason, and an answer the same week.

The inventory had forty pictures. I am not worried about my deposit.`,
      de: `Als Mieterin ist man oft eine Nummer. Hier bekam ich eine Liste, was nötig ist und warum, und in derselben Woche eine Antwort.

Das Protokoll hatte vierzig Fotos. Um meine Kaution mache ich mir keine Sorgen.`,
    },
  }),
  testimonial('mbala', {
    name: 'Grâce Mbala',
    slug: 'grace-mbala',
    place: brussels,
    image: 'client-5',
    date: '2026-06-18',
    rating: 5,
    quote: [
      'De maandelijkse kosten stonden gewoon in de advertentie. Dat is zeldzaam.',
      'Les charges figuraient simplement dans l’annonce. C’est rare.',
      'The monthly charges were simply in the advert. That is rare.',
      'Die Nebenkosten standen einfach im Inserat. Das ist selten.',
    ],
    story: {
      nl: `Ik zocht een kantoor voor vier mensen, met een adres waar klanten graag komen. Ik kreeg er drie te zien, alle drie binnen mijn budget, kosten inbegrepen.

We tekenden bij het tweede bezoek.`,
      fr: `Je cherchais un bureau pour quatre, à une adresse agréable pour les clients. On m’en a montré trois, tous dans mon budget, charges comprises.

Nous avons signé à la deuxième visite.`,
      en: `I was looking for an office for four, at an address that clients like to come to. I was shown three, all within my budget, charges included.

We signed at the second visit.`,
      de: `Ich suchte ein Büro für vier Personen, an einer Adresse, zu der Kunden gern kommen. Man zeigte mir drei, alle im Budget, Nebenkosten inbegriffen.

Beim zweiten Besuch haben wir unterschrieben.`,
    },
  }),
  testimonial('ferreira', {
    name: 'Tiago Ferreira',
    slug: 'tiago-ferreira',
    place: luxembourg,
    image: 'client-6',
    date: '2026-10-20',
    rating: 5,
    quote: [
      'Vier talen aan één tafel, en niemand raakte de draad kwijt.',
      'Quatre langues autour d’une table, et personne n’a perdu le fil.',
      'Four languages at one table, and nobody lost the thread.',
      'Vier Sprachen an einem Tisch, und niemand verlor den Faden.',
    ],
    story: {
      nl: `De verkoper sprak Duits, wij Portugees en Frans, de notaris Luxemburgs. Luc vertaalde, tot en met de grapjes.

Hij legde ook uit wat de twee energieklassen betekenen, en waarom de tweede in onze nieuwbouw de belangrijkste was.`,
      fr: `Le vendeur parlait allemand, nous portugais et français, le notaire luxembourgeois. Luc traduisait, plaisanteries comprises.

Il nous a aussi expliqué les deux classes énergétiques, et pourquoi la seconde comptait le plus pour notre logement neuf.`,
      en: `The seller spoke German, we Portuguese and French, the notary Luxembourgish. Luc translated, jokes included.

He also explained what the two energy classes mean, and why the second mattered most in our new home.`,
      de: `Der Verkäufer sprach Deutsch, wir Portugiesisch und Französisch, der Notar Luxemburgisch. Luc übersetzte, samt den Witzen.

Er erklärte uns auch die beiden Energieklassen, und warum die zweite bei unserem Neubau die wichtigere war.`,
    },
  }),
  testimonial('vandenberghe', {
    name: 'Rita Vandenberghe',
    slug: 'rita-vandenberghe',
    place: ghent,
    image: 'client-7',
    date: '2026-05-27',
    rating: 5,
    quote: [
      'Ik verhuur twee studio’s en heb al een jaar geen loodgieter meer moeten bellen.',
      'Je loue deux studios et n’ai plus dû appeler un plombier depuis un an.',
      'I let two studios and have not had to call a plumber for a year.',
      'Ich vermiete zwei Studios und musste seit einem Jahr keinen Klempner mehr anrufen.',
    ],
    story: {
      nl: `Vroeger deed ik alles zelf, ook de telefoontjes om elf uur ’s avonds. Nu kijk ik één keer per maand in de eigenaarslogin.

Er staat wat er binnenkwam, wat er kapotging en wie het maakte. Meer moet dat niet zijn.`,
      fr: `Avant, je faisais tout moi-même, y compris les coups de fil à onze heures du soir. Aujourd’hui, je regarde une fois par mois l’accès propriétaires.

On y voit ce qui est rentré, ce qui s’est cassé et qui l’a réparé. Il n’en faut pas plus.`,
      en: `I used to do everything myself, the telephone calls at eleven at night included. Now I look at the owner login once a month.

It says what came in, what broke and who repaired it. That is all I need.`,
      de: `Früher machte ich alles selbst, auch die Anrufe um elf Uhr abends. Heute sehe ich einmal im Monat in den Eigentümer-Login.

Dort steht, was einging, was kaputtging und wer es repariert hat. Mehr braucht es nicht.`,
    },
  }),
  testimonial('novak', {
    name: 'Eliška Nováková',
    slug: 'eliska-novakova',
    place: luxembourg,
    image: 'client-8',
    date: '2026-04-16',
    quote: [
      'Op een dinsdag gezocht, op een zaterdag gevonden.',
      'Cherché un mardi, trouvé un samedi.',
      'Searched on a Tuesday, found on a Saturday.',
      'An einem Dienstag gesucht, an einem Samstag gefunden.',
    ],
    story: {
      nl: `Ik verhuisde voor mijn werk en kende niemand. Ik vulde de zoekopdracht in op dinsdag en kreeg donderdag drie voorstellen die alle drie klopten.

Zaterdag stond ik in mijn keuken.`,
      fr: `Je déménageais pour mon travail et ne connaissais personne. J’ai inscrit ma recherche le mardi et reçu le jeudi trois propositions, toutes justes.

Le samedi, j’étais dans ma cuisine.`,
      en: `I moved for my work and knew nobody. I registered my search on Tuesday and on Thursday got three suggestions, all of which fitted.

On Saturday I stood in my kitchen.`,
      de: `Ich zog für meine Arbeit um und kannte niemanden. Am Dienstag gab ich den Suchauftrag auf, am Donnerstag hatte ich drei Vorschläge, die alle passten.

Am Samstag stand ich in meiner Küche.`,
    },
  }),
];
