import { line, path, picture, reference, rich, seo, text, type Document } from '../compose.ts';

const category = (
  id: string,
  webId: string,
  order: number,
  name: ReturnType<typeof line>,
  parent?: string,
): Document => ({
  _id: `category-${id}`,
  _type: 'category',
  name,
  webId,
  order,
  ...(parent === undefined ? {} : { parent: reference(`category-${parent}`) }),
});

export const categories: Document[] = [
  category('advice', '10', 10, line('Advies', 'Conseils', 'Advice', 'Ratgeber')),
  category('energy', '11', 20, line('Energie', 'Énergie', 'Energy', 'Energie'), 'advice'),
  category('agency', '20', 30, line('Kantoornieuws', 'Vie de l’agence', 'Agency news', 'Aus dem Büro')),
];

interface ArticleFields {
  category: string;
  date: string;
  title: ReturnType<typeof line>;
  path: ReturnType<typeof path>;
  excerpt: ReturnType<typeof text>;
  image: ReturnType<typeof picture>;
  body: ReturnType<typeof rich>;
}

function article(id: string, fields: ArticleFields): Document {
  return {
    _id: `article-${id}`,
    _type: 'article',
    ...fields,
    category: reference(`category-${fields.category}`),
    status: 'Published',
    // A search result says what the card says.
    seo: seo(fields.title, fields.excerpt),
  };
}

export const articles: Document[] = [
  article('luxembourg', {
    category: 'agency',
    date: '2026-10-12',
    title: line(
      'Gevel opent in Luxemburg',
      'Gevel s’installe à Luxembourg',
      'Gevel opens in Luxembourg',
      'Gevel eröffnet in Luxemburg',
    ),
    path: path(
      'gevel-opent-in-luxemburg',
      'gevel-s-installe-a-luxembourg',
      'gevel-opens-in-luxembourg',
      'gevel-eroeffnet-in-luxemburg',
    ),
    excerpt: text(
      'Ons derde kantoor ligt aan de rand van de oude stad. Luc Weber en zijn team wachten u op.',
      'Notre troisième agence se trouve au bord de la vieille ville. Luc Weber et son équipe vous y attendent.',
      'Our third office lies at the edge of the old town. Luc Weber and his team are waiting for you.',
      'Unser drittes Büro liegt am Rand der Altstadt. Luc Weber und sein Team erwarten Sie.',
    ),
    image: picture(
      'article-luxembourg',
      line(
        'Lichte huizen in Luxemburg voor het viaduct',
        'Maisons claires à Luxembourg devant le viaduc',
        'Pale houses in Luxembourg before the viaduct',
        'Helle Häuser in Luxemburg vor dem Viadukt',
      ),
    ),
    body: rich({
      nl: `Steeds meer van onze klanten werken in Luxemburg en wonen in België, of omgekeerd. Daarom hebben we nu ook een kantoor aan de andere kant van de grens.

## Wat is er anders?

In Luxemburg vermeldt een advertentie twee klassen: de energieprestatie en de thermische isolatie. De registratierechten bedragen samen 7 %, en wie er zelf gaat wonen kan een belastingkrediet krijgen.

Hebt u plannen over de grens? [Kom langs](page:menuPage-contact) of [geef uw zoekopdracht door](page:menuPage-demand).`,
      fr: `De plus en plus de nos clients travaillent au Luxembourg et vivent en Belgique, ou l’inverse. C’est pourquoi nous avons désormais une agence de l’autre côté de la frontière.

## Qu’est-ce qui change ?

Au Luxembourg, une annonce mentionne deux classes : la performance énergétique et l’isolation thermique. Les droits d’enregistrement et de transcription s’élèvent ensemble à 7 %, et qui habite son bien peut obtenir un crédit d’impôt.

Un projet au-delà de la frontière ? [Passez nous voir](page:menuPage-contact) ou [inscrivez votre recherche](page:menuPage-demand).`,
      en: `More and more of our clients work in Luxembourg and live in Belgium, or the other way round. So we now have an office on the other side of the border too.

## What is different?

In Luxembourg an advert states two classes: energy performance and thermal insulation. Registration and transcription tax come to 7 % together, and those who live in their home can get a tax credit.

Plans across the border? [Drop in](page:menuPage-contact) or [register your search](page:menuPage-demand).`,
      de: `Immer mehr unserer Kunden arbeiten in Luxemburg und wohnen in Belgien, oder umgekehrt. Deshalb haben wir jetzt auch ein Büro jenseits der Grenze.

## Was ist anders?

In Luxemburg nennt ein Inserat zwei Klassen: Energieeffizienz und Wärmeschutz. Registrierungs- und Überschreibungsgebühr betragen zusammen 7 %, und wer selbst einzieht, kann eine Steuergutschrift erhalten.

Pläne jenseits der Grenze? [Kommen Sie vorbei](page:menuPage-contact) oder [erteilen Sie einen Suchauftrag](page:menuPage-demand).`,
    }),
  }),
  article('epc', {
    category: 'energy',
    date: '2026-09-28',
    title: line(
      'Wat zegt een EPC-label over uw woning?',
      'Que dit un label PEB de votre logement ?',
      'What does an energy label say about a home?',
      'Was sagt ein Energielabel über ein Haus?',
    ),
    path: path(
      'wat-zegt-een-epc-label',
      'que-dit-un-label-peb',
      'what-an-energy-label-says',
      'was-ein-energielabel-sagt',
    ),
    excerpt: text(
      'Dezelfde letter betekent in Gent iets anders dan in Brussel of Namen. Zo leest u ze.',
      'La même lettre n’a pas le même sens à Gand, à Bruxelles et à Namur. Voici comment la lire.',
      'The same letter means something else in Ghent than in Brussels or Namur. This is how to read it.',
      'Derselbe Buchstabe bedeutet in Gent etwas anderes als in Brüssel oder Namur. So lesen Sie ihn.',
    ),
    image: picture(
      'article-energy',
      line(
        'Een wit huis met zonnepanelen tussen twee bomen',
        'Une maison blanche avec panneaux solaires entre deux arbres',
        'A white house with solar panels between two trees',
        'Ein weißes Haus mit Solarmodulen zwischen zwei Bäumen',
      ),
    ),
    body: rich({
      nl: `Het label vat in één letter samen hoeveel energie een woning per vierkante meter en per jaar nodig heeft. Maar elk gewest snijdt de schaal anders.

## Een voorbeeld

Een huis van 180 kWh/m² per jaar heeft in Vlaanderen label B, in Wallonië label C en in Brussel label D.

- In **Vlaanderen** loopt B van 100 tot 200.
- In **Wallonië** loopt C van 170 tot 255.
- In **Brussel** loopt D van 170 tot 190.

Vergelijk dus het getal, niet alleen de letter. En vraag wat er al gebeurde sinds het attest werd opgemaakt.`,
      fr: `Le label résume en une lettre l’énergie dont un logement a besoin par mètre carré et par an. Mais chaque région découpe l’échelle à sa façon.

## Un exemple

Une maison de 180 kWh/m² par an a le label B en Flandre, C en Wallonie et D à Bruxelles.

- En **Flandre**, B va de 100 à 200.
- En **Wallonie**, C va de 170 à 255.
- À **Bruxelles**, D va de 170 à 190.

Comparez donc le chiffre, pas seulement la lettre. Et demandez ce qui a été fait depuis le certificat.`,
      en: `The label sums up in one letter how much energy a home needs per square metre and year. But each region cuts the scale in its own way.

## An example

A house of 180 kWh/m² a year has label B in Flanders, C in Wallonia and D in Brussels.

- In **Flanders** B runs from 100 to 200.
- In **Wallonia** C runs from 170 to 255.
- In **Brussels** D runs from 170 to 190.

So compare the figure and not the letter alone. And ask what has been done since the certificate was made.`,
      de: `Das Label fasst in einem Buchstaben zusammen, wie viel Energie eine Wohnung je Quadratmeter und Jahr braucht. Doch jede Region teilt die Skala anders ein.

## Ein Beispiel

Ein Haus mit 180 kWh/m² im Jahr hat in Flandern Label B, in der Wallonie C und in Brüssel D.

- In **Flandern** reicht B von 100 bis 200.
- In der **Wallonie** reicht C von 170 bis 255.
- In **Brüssel** reicht D von 170 bis 190.

Vergleichen Sie also die Zahl, nicht nur den Buchstaben. Und fragen Sie, was seit der Ausstellung geschehen ist.`,
    }),
  }),
  article('renovation', {
    category: 'energy',
    date: '2026-08-31',
    title: line(
      'Een huis met label E of F gekocht: wat nu?',
      'Vous avez acheté un label E ou F : et maintenant ?',
      'Bought a house with label E or F: what now?',
      'Haus mit Label E oder F gekauft: was nun?',
    ),
    path: path('label-e-of-f-gekocht', 'achete-un-label-e-ou-f', 'bought-label-e-or-f', 'label-e-oder-f-gekauft'),
    excerpt: text(
      'In Vlaanderen geldt dan een renovatieplicht. Met een plan is die minder zwaar dan ze klinkt.',
      'En Flandre, une obligation de rénover s’applique. Avec un plan, elle est moins lourde qu’il n’y paraît.',
      'In Flanders a duty to renovate then applies. With a plan it is lighter than it sounds.',
      'In Flandern gilt dann eine Renovierungspflicht. Mit einem Plan ist sie leichter, als sie klingt.',
    ),
    image: picture(
      'article-renovation',
      line(
        'Een bakstenen huis in de steigers in een rij',
        'Une maison de brique derrière un échafaudage, dans une rangée',
        'A brick house behind scaffolding in a row',
        'Ein eingerüstetes Backsteinhaus in einer Reihe',
      ),
    ),
    body: rich({
      nl: `Wie sinds 2023 in Vlaanderen een woning met label E of F koopt, moet ze binnen een vaste termijn tot label D of beter renoveren. Hoe lang u hebt, staat bij elk pand op onze site.

## Begin bovenaan

1. Het dak: het meeste effect per euro.
2. De ramen, als er nog enkel glas in zit.
3. De verwarming, want dan weet u hoeveel vermogen u echt nodig hebt.

Neem voor de koop iemand mee die het dak op durft. [Wij kennen er een paar](page:menuPage-contact).`,
      fr: `Qui achète depuis 2023 en Flandre un logement au label E ou F doit l’amener au label D ou mieux dans un délai fixé. Le délai figure à chaque bien sur notre site.

## Commencez par le haut

1. Le toit : le plus d’effet par euro.
2. Les fenêtres, s’il reste du simple vitrage.
3. Le chauffage, car vous saurez alors quelle puissance il vous faut vraiment.

Avant d’acheter, emmenez quelqu’un qui ose monter sur le toit. [Nous en connaissons](page:menuPage-contact).`,
      en: `Anyone who has bought a home with label E or F in Flanders since 2023 must renovate it to label D or better within a set term. How long you have is stated with each property on our site.

## Begin at the top

1. The roof: the most effect per euro.
2. The windows, if there is still single glazing.
3. The heating, because only then do you know how much power you really need.

Before you buy, bring someone who dares to go up on the roof. [We know a few](page:menuPage-contact).`,
      de: `Wer seit 2023 in Flandern eine Wohnung mit Label E oder F kauft, muss sie innerhalb einer festen Frist auf Label D oder besser bringen. Wie viel Zeit Sie haben, steht bei jeder Immobilie auf unserer Website.

## Fangen Sie oben an

1. Das Dach: die größte Wirkung je Euro.
2. Die Fenster, falls noch Einfachglas drin ist.
3. Die Heizung, denn dann wissen Sie, wie viel Leistung Sie wirklich brauchen.

Nehmen Sie vor dem Kauf jemanden mit, der sich aufs Dach traut. [Wir kennen einige](page:menuPage-contact).`,
    }),
  }),
  article('deposit', {
    category: 'advice',
    date: '2026-07-20',
    title: line(
      'De huurwaarborg: hoeveel mag het zijn?',
      'La garantie locative : combien au maximum ?',
      'The rental deposit: how much may it be?',
      'Die Mietkaution: wie hoch darf sie sein?',
    ),
    path: path('de-huurwaarborg', 'la-garantie-locative', 'the-rental-deposit', 'die-mietkaution'),
    excerpt: text(
      'Drie maanden in Vlaanderen, twee elders. En het geld staat op een geblokkeerde rekening.',
      'Trois mois en Flandre, deux ailleurs. Et l’argent est sur un compte bloqué.',
      'Three months in Flanders, two elsewhere. And the money is in a blocked account.',
      'Drei Monate in Flandern, zwei anderswo. Und das Geld liegt auf einem Sperrkonto.',
    ),
    image: picture(
      'article-deposit',
      line(
        'Lichte gevels met balkons in de ochtend',
        'Façades claires à balcons, le matin',
        'Pale façades with balconies in the morning',
        'Helle Fassaden mit Balkonen am Morgen',
      ),
    ),
    body: rich({
      nl: `De waarborg dekt schade en achterstallige huur. Hoe hoog hij hoogstens mag zijn, hangt af van waar het huis staat.

- **Vlaanderen**: drie maanden huur
- **Brussel**: twee maanden, sinds 1 november 2024
- **Wallonië**: twee maanden
- **Luxemburg**: twee maanden

Zet het bedrag op een geblokkeerde rekening op naam van de huurder. De interest is voor de huurder. Contant betalen aan de eigenaar doet u beter niet.`,
      fr: `La garantie couvre les dégâts et les loyers impayés. Son maximum dépend de l’endroit où se trouve le logement.

- **Flandre** : trois mois de loyer
- **Bruxelles** : deux mois, depuis le 1er novembre 2024
- **Wallonie** : deux mois
- **Luxembourg** : deux mois

Placez le montant sur un compte bloqué au nom du locataire. Les intérêts sont pour le locataire. Mieux vaut ne pas payer le propriétaire en espèces.`,
      en: `The deposit covers damage and unpaid rent. How high it may be at most depends on where the home is.

- **Flanders**: three months of rent
- **Brussels**: two months, since 1 November 2024
- **Wallonia**: two months
- **Luxembourg**: two months

Put the amount in a blocked account in the tenant’s name. The interest is the tenant’s. Better not to pay the owner in cash.`,
      de: `Die Kaution deckt Schäden und offene Mieten. Wie hoch sie höchstens sein darf, hängt davon ab, wo die Wohnung liegt.

- **Flandern**: drei Monatsmieten
- **Brüssel**: zwei Monatsmieten, seit dem 1. November 2024
- **Wallonie**: zwei Monatsmieten
- **Luxemburg**: zwei Monatsmieten

Legen Sie den Betrag auf ein Sperrkonto auf den Namen des Mieters. Die Zinsen gehören dem Mieter. Zahlen Sie dem Eigentümer besser nicht bar.`,
    }),
  }),
  article('first-visit', {
    category: 'advice',
    date: '2026-06-15',
    title: line(
      'Zeven dagen voor het eerste bezoek',
      'Sept jours avant la première visite',
      'Seven days before the first visit',
      'Sieben Tage vor der ersten Besichtigung',
    ),
    path: path(
      'zeven-dagen-voor-het-eerste-bezoek',
      'sept-jours-avant-la-premiere-visite',
      'seven-days-before-the-first-visit',
      'sieben-tage-vor-der-ersten-besichtigung',
    ),
    excerpt: text(
      'Verkopen begint met opruimen. Een lijst voor de laatste week, zonder schilderwerk.',
      'Vendre commence par ranger. Une liste pour la dernière semaine, sans pinceau.',
      'Selling begins with tidying up. A list for the last week, with no painting.',
      'Verkaufen beginnt mit Aufräumen. Eine Liste für die letzte Woche, ganz ohne Pinsel.',
    ),
    image: picture(
      'article-selling',
      line(
        'Een straat met trapgevels bij valavond, lichten aan',
        'Une rue de pignons à redans au crépuscule, lumières allumées',
        'A street of stepped gables at dusk, lights on',
        'Eine Straße mit Treppengiebeln in der Dämmerung, Lichter an',
      ),
    ),
    body: rich({
      nl: `Kopers beslissen in de eerste minuut, meestal nog in de gang. Geef ze die minuut.

1. Haal de helft van de jassen van de kapstok.
2. Was de ramen aan de straatkant.
3. Vervang elke lamp die niet brandt.
4. Zet de meterstanden, attesten en plannen in één map.
5. Laat de verwarming een uur vooraf aan.
6. Zet de vuilnisbakken weg.
7. Ga wandelen. Wij bellen u na het laatste bezoek.

> Een opgeruimd huis verkoopt niet duurder, wel sneller.`,
      fr: `Les acheteurs décident dans la première minute, souvent encore dans le couloir. Donnez-leur cette minute.

1. Retirez la moitié des manteaux du vestiaire.
2. Lavez les fenêtres côté rue.
3. Remplacez chaque ampoule grillée.
4. Rassemblez relevés, attestations et plans dans une farde.
5. Chauffez une heure à l’avance.
6. Rangez les poubelles.
7. Allez vous promener. Nous vous appelons après la dernière visite.

> Une maison rangée ne se vend pas plus cher, mais plus vite.`,
      en: `Buyers decide within the first minute, usually while still in the hall. Give them that minute.

1. Take half of the coats off the rack.
2. Wash the windows on the street side.
3. Replace every bulb that has gone.
4. Put meter readings, certificates and plans in one folder.
5. Turn on the heating an hour before.
6. Put the bins away.
7. Go for a walk. We call you after the last visit.

> A tidy house does not sell for more, but it sells sooner.`,
      de: `Käufer entscheiden in der ersten Minute, meist noch im Flur. Geben Sie ihnen diese Minute.

1. Nehmen Sie die Hälfte der Mäntel von der Garderobe.
2. Putzen Sie die Fenster zur Straße.
3. Ersetzen Sie jede kaputte Lampe.
4. Legen Sie Zählerstände, Bescheinigungen und Pläne in eine Mappe.
5. Heizen Sie eine Stunde vorher.
6. Stellen Sie die Mülltonnen weg.
7. Gehen Sie spazieren. Wir rufen nach der letzten Besichtigung an.

> Ein aufgeräumtes Haus verkauft sich nicht teurer, aber schneller.`,
    }),
  }),
  article('moving', {
    category: 'advice',
    date: '2026-05-18',
    title: line(
      'Verhuizen: wie verwittigt u?',
      'Déménager : qui prévenir ?',
      'Moving: whom to tell?',
      'Umziehen: Wem Bescheid sagen?',
    ),
    path: path(
      'verhuizen-wie-verwittigt-u',
      'demenager-qui-prevenir',
      'moving-whom-to-tell',
      'umziehen-wem-bescheid-sagen',
    ),
    excerpt: text(
      'De gemeente, de meters, de verzekering. Acht regels om op de koelkast te hangen.',
      'La commune, les compteurs, l’assurance. Huit lignes à coller sur le frigo.',
      'The municipality, the meters, the insurance. Eight lines for the refrigerator door.',
      'Die Gemeinde, die Zähler, die Versicherung. Acht Zeilen für die Kühlschranktür.',
    ),
    image: picture(
      'article-moving',
      line(
        'Verhuisdozen op het voetpad voor een huis',
        'Des cartons de déménagement sur le trottoir devant une maison',
        'Moving boxes on the pavement before a house',
        'Umzugskartons auf dem Gehweg vor einem Haus',
      ),
    ),
    body: rich({
      nl: `- De gemeente, binnen acht werkdagen na de verhuizing
- De leveranciers van water, gas en stroom, met de meterstanden van de dag zelf
- De brandverzekering, voor u de sleutels krijgt
- De bank en de werkgever
- Het ziekenfonds
- De school
- De post, die een jaar lang kan doorsturen
- De buren, allebei de kanten

Neem bij de overdracht foto’s van elke meter. Het scheelt later een brief.`,
      fr: `- La commune, dans les huit jours ouvrables après le déménagement
- Les fournisseurs d’eau, de gaz et d’électricité, avec les relevés du jour même
- L’assurance incendie, avant de recevoir les clés
- La banque et l’employeur
- La mutuelle
- L’école
- La poste, qui peut faire suivre pendant un an
- Les voisins, des deux côtés

À la remise des clés, photographiez chaque compteur. Cela vous épargnera une lettre.`,
      en: `- The municipality, within eight working days after the move
- The suppliers of water, gas and power, with the readings of the day itself
- The fire insurance, before you get the keys
- The bank and the employer
- The health insurance fund
- The school
- The post, which can forward for a year
- The neighbours, on both sides

Take pictures of every meter at the handover. It will save you a letter.`,
      de: `- Die Gemeinde, innerhalb von acht Werktagen nach dem Umzug
- Die Versorger für Wasser, Gas und Strom, mit den Zählerständen des Tages
- Die Feuerversicherung, bevor Sie die Schlüssel bekommen
- Die Bank und der Arbeitgeber
- Die Krankenkasse
- Die Schule
- Die Post, die ein Jahr lang nachsenden kann
- Die Nachbarn, auf beiden Seiten

Fotografieren Sie bei der Übergabe jeden Zähler. Das erspart später einen Brief.`,
    }),
  }),
];
