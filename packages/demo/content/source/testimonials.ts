import { line, path, picture, rich, seo, text, type Document } from '../compose.ts';

interface Story {
  name: string;
  /** The last path segment, the same in all languages because names are not translated. */
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

Na vijf weken was het huis weg, voor het bedrag dat ze genoemd hadden. De map met attesten was zo volledig dat de notaris er iets van zei.

Wat ons bijbleef, is een telefoontje in week drie. Er lag een bod op tafel, en Joris raadde ons aan om nee te zeggen. Niet omdat het te laag was, maar omdat de koper zijn bank nog niet gesproken had. Een week later kwam hetzelfde bod terug, van iemand die het wel geregeld had.

Onze buren verkopen volgend jaar. Ze hebben het nummer.`,
      fr: `Nous avions consulté trois agents. Deux ont dit ce que nous voulions entendre, Gevel nous a montré ce qui s’était vendu dans notre rue.

Cinq semaines plus tard, la maison était vendue au montant annoncé. Le dossier était si complet que le notaire l’a relevé.

Ce qui nous est resté, c’est un appel la troisième semaine. Une offre était sur la table, et Joris nous a conseillé de refuser. Non parce qu’elle était trop basse, mais parce que l’acheteur n’avait pas encore vu sa banque. Une semaine plus tard, la même offre est revenue, de quelqu’un qui avait tout réglé.

Nos voisins vendent l’an prochain. Ils ont le numéro.`,
      en: `We had asked three agents. Two said what we wanted to hear; Gevel showed us what had been sold in our street.

Five weeks later the house was gone, for the amount they had named. The file was so complete that the notary remarked on it.

What stayed with us is a telephone call in week three. There was an offer on the table, and Joris advised us to say no. Not because it was too low, but because the buyer had not yet spoken to his bank. A week later the same offer came back, from someone who had it all arranged.

Our neighbours are selling next year. They have the number.`,
      de: `Wir hatten drei Makler gefragt. Zwei sagten, was wir hören wollten; Gevel zeigte uns, was in unserer Straße verkauft worden war.

Nach fünf Wochen war das Haus verkauft, zum genannten Betrag. Das Dossier war so vollständig, dass der Notar es erwähnte.

In Erinnerung blieb uns ein Anruf in der dritten Woche. Ein Angebot lag vor, und Joris riet uns, Nein zu sagen. Nicht weil es zu niedrig war, sondern weil der Käufer noch nicht mit seiner Bank gesprochen hatte. Eine Woche später kam dasselbe Angebot von jemandem, der alles geregelt hatte.

Unsere Nachbarn verkaufen nächstes Jahr. Sie haben die Nummer.`,
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

Drie weken later belde ze over een ander, aan de tuinkant. Daar woon ik nu.

Bij de tweede woning deed ze hetzelfde: raam open, even niets zeggen. Ik hoorde een merel. Daarna pas toonde ze mij de verslagen van de mede-eigendom, met een potloodstreep bij de lift die vervangen moest worden. Dat bedrag hebben we van de prijs gekregen.

Ik zet zelf nu ook altijd eerst het raam open.`,
      fr: `J’avais repéré un appartement lumineux. Aïcha m’a accompagnée, a ouvert la fenêtre et a dit : écoutez. Le tram.

Trois semaines plus tard, elle m’appelait pour un autre, côté jardin. J’y habite aujourd’hui.

Pour le second, elle a fait de même : la fenêtre ouverte, un moment de silence. J’ai entendu un merle. Ensuite seulement, elle m’a montré les procès-verbaux de la copropriété, avec un trait de crayon à côté de l’ascenseur à remplacer. Nous avons obtenu ce montant en moins sur le prix.

Depuis, moi aussi, j’ouvre toujours d’abord la fenêtre.`,
      en: `I had my eye on a bright apartment. Aïcha came along, opened the window and said: listen. The tram.

Three weeks later she called about another one, on the garden side. That is where I live now.

With the second home she did the same: window open, nothing said for a while. I heard a blackbird. Only then did she show me the minutes of the co-owners, with a pencil line beside the lift that had to be replaced. We got that amount off the price.

I always open the window first myself now.`,
      de: `Ich hatte eine helle Wohnung im Auge. Aïcha kam mit, öffnete das Fenster und sagte: Hören Sie. Die Straßenbahn.

Drei Wochen später rief sie wegen einer anderen an, zur Gartenseite. Dort wohne ich jetzt.

Bei der zweiten Wohnung tat sie dasselbe: Fenster auf, eine Weile nichts sagen. Ich hörte eine Amsel. Erst dann zeigte sie mir die Protokolle der Eigentümer, mit einem Bleistiftstrich neben dem Aufzug, der ersetzt werden musste. Diesen Betrag haben wir vom Preis abbekommen.

Seither öffne auch ich immer zuerst das Fenster.`,
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

Eén ster minder omdat de foto’s een week later kwamen dan beloofd. Ze hebben er zelf voor gebeld.

We waren met vier kinderen in drie landen. Elke vrijdag kregen we dezelfde mail: wie er kwam, wat ze zeiden, wat er volgende week zou gebeuren. Er is geen ruzie geweest, en dat is in onze familie niet vanzelfsprekend.

Het huis ging naar een jong gezin. Ze hebben de kerselaar laten staan.`,
      fr: `Vider la maison de ses parents n’est pas une mince affaire. Gevel nous a laissé le temps, tout en gardant le contact avec les acheteurs.

Une étoile de moins, car les photos sont arrivées une semaine plus tard que promis. Ils ont appelé eux-mêmes pour le dire.

Nous étions quatre enfants dans trois pays. Chaque vendredi, le même message pour tous : qui était venu, ce qu’on avait dit, ce qui se passerait la semaine suivante. Il n’y a pas eu de dispute, ce qui dans notre famille ne va pas de soi.

La maison est allée à une jeune famille. Elle a gardé le cerisier.`,
      en: `Clearing your parents’ house is no small task. Gevel gave us the time, and meanwhile kept buyers interested.

One star less, because the pictures came a week later than promised. They called about it themselves.

We were four children in three countries. Every Friday we all got the same mail: who had come, what they had said, what would happen the week after. There was no quarrel, and in our family that does not go without saying.

The house went to a young family. They have kept the cherry tree.`,
      de: `Das Elternhaus auszuräumen ist keine Kleinigkeit. Gevel ließ uns Zeit und hielt inzwischen die Käufer bei der Stange.

Ein Stern weniger, weil die Fotos eine Woche später kamen als versprochen. Sie haben selbst deswegen angerufen.

Wir waren vier Kinder in drei Ländern. Jeden Freitag bekamen alle dieselbe Nachricht: wer da war, was man sagte, was in der nächsten Woche geschehen würde. Es gab keinen Streit, und das ist in unserer Familie nicht selbstverständlich.

Das Haus ging an eine junge Familie. Den Kirschbaum hat sie stehen lassen.`,
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

De plaatsbeschrijving telde veertig foto’s. Mijn waarborg durf ik er gerust in te laten staan.

Ik was de derde kandidaat en rekende op niets. Katrien belde zelf om te zeggen dat de eigenaar mij gekozen had, en waarom: omdat ik vroeg of de fietsen binnen mochten staan. Blijkbaar vraagt niemand dat.

Ze mogen binnen.`,
      fr: `Comme locataire, on est souvent un numéro. Ici, j’ai reçu la liste de ce qu’il fallait, avec le pourquoi, et une réponse la même semaine.

L’état des lieux comptait quarante photos. Je suis tranquille pour ma garantie.

J’étais la troisième candidate et je n’espérais rien. Katrien m’a appelée elle-même pour dire que le propriétaire m’avait choisie, et pourquoi : parce que j’avais demandé si les vélos pouvaient rester à l’intérieur. Il paraît que personne ne le demande.

Ils peuvent.`,
      en: `As a tenant you are often a number. Here I got a list of what they needed, with the reason, and an answer the same week.

The inventory had forty pictures. I am not worried about my deposit.

I was the third candidate and counted on nothing. Katrien called herself to say that the owner had chosen me, and why: because I had asked whether bicycles may be kept indoors. Nobody asks that, it seems.

They may.`,
      de: `Als Mieterin ist man oft eine Nummer. Hier bekam ich eine Liste, was nötig ist und warum, und in derselben Woche eine Antwort.

Das Protokoll hatte vierzig Fotos. Um meine Kaution mache ich mir keine Sorgen.

Ich war die dritte Bewerberin und rechnete mit nichts. Katrien rief selbst an, um zu sagen, dass der Eigentümer mich gewählt hatte, und warum: weil ich gefragt hatte, ob die Fahrräder drinnen stehen dürfen. Das fragt offenbar niemand.

Sie dürfen.`,
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

We tekenden bij het tweede bezoek.

Thomas had de oppervlaktes zelf nagemeten en ze klopten niet met de vorige advertentie: elf vierkante meter minder. Dat staat nu in ons contract, en we betalen dus voor wat er is.

De koffiemachine van het kantoor aan de overkant hebben we er gratis bij gekregen. Dat is een lang verhaal.`,
      fr: `Je cherchais un bureau pour quatre, à une adresse agréable pour les clients. On m’en a montré trois, tous dans mon budget, charges comprises.

Nous avons signé à la deuxième visite.

Thomas avait remesuré lui-même les surfaces, et elles ne correspondaient pas à l’annonce précédente : onze mètres carrés de moins. Cela figure dans notre bail, et nous payons donc pour ce qui existe.

La machine à café du bureau d’en face, nous l’avons eue en prime. C’est une longue histoire.`,
      en: `I was looking for an office for four, at an address that clients like to come to. I was shown three, all within my budget, charges included.

We signed at the second visit.

Thomas had measured the surfaces himself, and they did not agree with the earlier advert: eleven square metres less. That is in our lease now, so we pay for what is there.

The coffee machine of the office across the street came with it for free. That is a long story.`,
      de: `Ich suchte ein Büro für vier Personen, an einer Adresse, zu der Kunden gern kommen. Man zeigte mir drei, alle im Budget, Nebenkosten inbegriffen.

Beim zweiten Besuch haben wir unterschrieben.

Thomas hatte die Flächen selbst nachgemessen, und sie stimmten nicht mit dem früheren Inserat überein: elf Quadratmeter weniger. Das steht jetzt in unserem Vertrag, wir zahlen also für das, was da ist.

Die Kaffeemaschine des Büros gegenüber bekamen wir gratis dazu. Das ist eine lange Geschichte.`,
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

Hij legde ook uit wat de twee energieklassen betekenen, en waarom de tweede in onze nieuwbouw de belangrijkste was.

Toen de bank een papier uit Portugal vroeg dat niet bestaat, schreef hij een brief waarin stond waarom het niet bestaat. De bank nam er genoegen mee. Ik heb die brief ingekaderd.`,
      fr: `Le vendeur parlait allemand, nous portugais et français, le notaire luxembourgeois. Luc traduisait, plaisanteries comprises.

Il nous a aussi expliqué les deux classes énergétiques, et pourquoi la seconde comptait le plus pour notre logement neuf.

Quand la banque a réclamé un document portugais qui n’existe pas, il a écrit une lettre expliquant pourquoi il n’existe pas. La banque s’en est contentée. J’ai encadré cette lettre.`,
      en: `The seller spoke German, we Portuguese and French, the notary Luxembourgish. Luc translated, jokes included.

He also explained what the two energy classes mean, and why the second mattered most in our new home.

When the bank asked for a Portuguese paper that does not exist, he wrote a letter that said why it does not exist. The bank was content with it. I have framed that letter.`,
      de: `Der Verkäufer sprach Deutsch, wir Portugiesisch und Französisch, der Notar Luxemburgisch. Luc übersetzte, samt den Witzen.

Er erklärte uns auch die beiden Energieklassen, und warum die zweite bei unserem Neubau die wichtigere war.

Als die Bank ein portugiesisches Papier verlangte, das es nicht gibt, schrieb er einen Brief, warum es das nicht gibt. Die Bank gab sich damit zufrieden. Ich habe den Brief gerahmt.`,
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

Er staat wat er binnenkwam, wat er kapotging en wie het maakte. Meer moet dat niet zijn.

In maart sprong er een leiding bij de ene en in mei vroeg de andere een nieuwe oven. Van het eerste hoorde ik toen het al hersteld was, over het tweede kreeg ik drie prijzen met een kruisje bij de middelste. Zo hoort het: het dringende zonder mij, het dure met mij.`,
      fr: `Avant, je faisais tout moi-même, y compris les coups de fil à onze heures du soir. Aujourd’hui, je regarde une fois par mois l’accès propriétaires.

On y voit ce qui est rentré, ce qui s’est cassé et qui l’a réparé. Il n’en faut pas plus.

En mars, une conduite a cédé chez l’un ; en mai, l’autre a demandé un nouveau four. De la première, j’ai entendu parler une fois la réparation faite ; pour le second, j’ai reçu trois prix, une croix à côté de celui du milieu. C’est ainsi que je l’entends : l’urgent sans moi, le coûteux avec moi.`,
      en: `I used to do everything myself, the telephone calls at eleven at night included. Now I look at the owner login once a month.

It says what came in, what broke and who repaired it. That is all I need.

In March a pipe burst in the one, and in May the other asked for a new oven. Of the first I heard when it had been repaired; about the second I got three prices with a cross beside the middle one. That is how it should be: the urgent without me, the expensive with me.`,
      de: `Früher machte ich alles selbst, auch die Anrufe um elf Uhr abends. Heute sehe ich einmal im Monat in den Eigentümer-Login.

Dort steht, was einging, was kaputtging und wer es repariert hat. Mehr braucht es nicht.

Im März platzte im einen ein Rohr, im Mai bat der andere um einen neuen Ofen. Vom Ersten hörte ich, als es schon repariert war; zum Zweiten bekam ich drei Preise mit einem Kreuz beim mittleren. So gehört es sich: das Dringende ohne mich, das Teure mit mir.`,
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

Zaterdag stond ik in mijn keuken.

Claire had erbij geschreven waar de dichtstbijzijnde crèche was en hoe laat de laatste bus reed. Dat had ik niet gevraagd. Het was precies wat ik moest weten.`,
      fr: `Je déménageais pour mon travail et ne connaissais personne. J’ai inscrit ma recherche le mardi et reçu le jeudi trois propositions, toutes justes.

Le samedi, j’étais dans ma cuisine.

Claire avait ajouté où se trouvait la crèche la plus proche et à quelle heure passait le dernier bus. Je ne l’avais pas demandé. C’était exactement ce que je devais savoir.`,
      en: `I moved for my work and knew nobody. I registered my search on Tuesday and on Thursday got three suggestions, all of which fitted.

On Saturday I stood in my kitchen.

Claire had added where the nearest nursery was and when the last bus ran. I had not asked. It was just what I needed to know.`,
      de: `Ich zog für meine Arbeit um und kannte niemanden. Am Dienstag gab ich den Suchauftrag auf, am Donnerstag hatte ich drei Vorschläge, die alle passten.

Am Samstag stand ich in meiner Küche.

Claire hatte dazugeschrieben, wo die nächste Krippe ist und wann der letzte Bus fährt. Danach hatte ich nicht gefragt. Es war genau das, was ich wissen musste.`,
    },
  }),
];
