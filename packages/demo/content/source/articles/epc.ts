import { article } from './article.ts';

export const epc = article('epc', {
  category: 'energy',
  date: '2026-09-28',
  title: [
    'Wat zegt een EPC-label over uw woning?',
    'Que dit un label PEB de votre logement ?',
    'What does an energy label say about a home?',
    'Was sagt ein Energielabel über ein Haus?',
  ],
  path: ['wat-zegt-een-epc-label', 'que-dit-un-label-peb', 'what-an-energy-label-says', 'was-ein-energielabel-sagt'],
  excerpt: [
    'Dezelfde letter betekent in Gent iets anders dan in Brussel of Namen. Zo leest u ze.',
    'La même lettre n’a pas le même sens à Gand, à Bruxelles et à Namur. Voici comment la lire.',
    'The same letter means something else in Ghent than in Brussels or Namur. This is how to read it.',
    'Derselbe Buchstabe bedeutet in Gent etwas anderes als in Brüssel oder Namur. So lesen Sie ihn.',
  ],
  image: 'article-energy',
  body: {
    nl: `Het label vat in één letter samen hoeveel energie een woning per vierkante meter en per jaar nodig heeft. De deskundige rekent dat uit: isolatie, ramen, verwarming, ventilatie, zonnepanelen. Uw eigen verbruik telt niet mee. Zo kunt u twee huizen vergelijken, ook als in het ene een gezin woont en in het andere niemand.

## Elk gewest snijdt anders

De schalen verschillen, en daarmee de letters. Een huis van 180 kWh/m² per jaar heeft in Vlaanderen label B, in Wallonië label C en in Brussel label D.

- In **Vlaanderen** loopt B van 100 tot 200, C tot 300, D tot 400, E tot 500. Daarboven is het F.
- In **Brussel** heeft elke letter een plus en een min. D loopt van 171 tot 190, G begint bij 346.
- In **Wallonië** loopt B tot 170, C tot 255, D tot 340, E tot 425, F tot 510. Daarboven is het G.
- In **Luxemburg** staan er twee letters in de advertentie, van A+ tot I: één voor de energie, één voor de isolatie.

Vergelijk dus het getal, niet alleen de letter.

## Waarop u let

1. **De datum.** Een attest geldt in principe tien jaar. Wat sindsdien gebeurde, staat er niet in.
2. **De aannames.** Kon de deskundige niet zien wat in de spouw zit, dan rekent hij met niets. Facturen en foto’s van de werken leveren soms een hele letter op.
3. **De aanbevelingen.** Achteraan staat wat de woning beter maakt, met een raming. Neem dat blad mee naar de aannemer.
4. **De totale oppervlakte.** Een groot huis met label C verbruikt meer dan een klein met label D.

## Wat het waard is

Het label bepaalt mee wat u mag indexeren als verhuurder, hoeveel een bank leent en, in Vlaanderen, of u moet renoveren: bij E of F geldt [een renovatieplicht](page:article-renovation). In de prijs van een huis zit het al. Wij tonen bij elk pand het getal, het label en de code van het attest.

Nog geen attest? Zonder EPC mag een woning niet te koop of te huur staan. Wij [vragen het voor u aan](page:menuPage-selling). Grenzen nagekeken in november 2026.`,
    fr: `Le label résume en une lettre l’énergie dont un logement a besoin par mètre carré et par an. L’expert la calcule : isolation, fenêtres, chauffage, ventilation, panneaux solaires. Votre propre consommation ne compte pas. On peut ainsi comparer deux maisons, même si une famille habite l’une et personne l’autre.

## Chaque région découpe à sa façon

Les échelles diffèrent, et donc les lettres. Une maison de 180 kWh/m² par an a le label B en Flandre, C en Wallonie et D à Bruxelles.

- En **Flandre**, B va de 100 à 200, C jusqu’à 300, D jusqu’à 400, E jusqu’à 500. Au-delà, c’est F.
- À **Bruxelles**, chaque lettre a un plus et un moins. D va de 171 à 190, G commence à 346.
- En **Wallonie**, B va jusqu’à 170, C jusqu’à 255, D jusqu’à 340, E jusqu’à 425, F jusqu’à 510. Au-delà, c’est G.
- Au **Luxembourg**, l’annonce porte deux lettres, de A+ à I : une pour l’énergie, une pour l’isolation.

Comparez donc le chiffre, pas seulement la lettre.

## Ce qu’il faut regarder

1. **La date.** Un certificat vaut en principe dix ans. Ce qui s’est fait depuis n’y figure pas.
2. **Les hypothèses.** Si l’expert n’a pu voir ce qu’il y a dans la coulisse du mur, il compte zéro. Factures et photos de chantier valent parfois une lettre entière.
3. **Les recommandations.** Les dernières pages disent ce qui améliore le logement, avec une estimation. Emportez-les chez l’entrepreneur.
4. **La surface totale.** Une grande maison classée C consomme plus qu’une petite classée D.

## Ce qu’il vaut

Le label joue sur l’indexation permise au bailleur, sur ce que prête une banque et, en Flandre, sur l’obligation de rénover : avec E ou F, [elle s’applique](page:article-renovation). Il est déjà dans le prix d’une maison. Pour chaque bien, nous montrons le chiffre, le label et le code du certificat.

Pas encore de certificat ? Sans PEB, un logement ne peut être mis en vente ni en location. Nous [le demandons pour vous](page:menuPage-selling). Limites vérifiées en novembre 2026.`,
    en: `The label sums up in one letter how much energy a home needs per square metre and year. The assessor works it out: insulation, windows, heating, ventilation, solar panels. What you use yourself does not count. So two houses can be compared, even if a family lives in the one and nobody in the other.

## Each region cuts in its own way

The scales differ, and with them the letters. A house of 180 kWh/m² a year has label B in Flanders, C in Wallonia and D in Brussels.

- In **Flanders** B runs from 100 to 200, C to 300, D to 400, E to 500. Above that it is F.
- In **Brussels** each letter has a plus and a minus. D runs from 171 to 190, G begins at 346.
- In **Wallonia** B runs to 170, C to 255, D to 340, E to 425, F to 510. Above that it is G.
- In **Luxembourg** there are two letters in the advert, from A+ to I: one for the energy, one for the insulation.

So compare the figure and not the letter alone.

## What to look at

1. **The date.** A certificate holds for ten years in principle. What has been done since is not in it.
2. **The assumptions.** If the assessor could not see what is in the cavity, the sum says nothing is. Invoices and pictures of the works are sometimes worth a whole letter.
3. **The recommendations.** The last pages say what makes the home better, with an estimate. Take them to the builder.
4. **The whole surface.** A large house with label C uses more than a small one with label D.

## What it is worth

The label helps to decide how far a landlord may index, how much a bank lends and, in Flanders, whether you have to renovate: with E or F there is [a duty to do so](page:article-renovation). It is in the price of a house already. With each property we show the figure, the label and the code of the certificate.

No certificate yet? Without one a home may not be offered for sale or rent. We [request it for you](page:menuPage-selling). Limits checked in November 2026.`,
    de: `Das Label fasst in einem Buchstaben zusammen, wie viel Energie eine Wohnung je Quadratmeter und Jahr braucht. Der Sachverständige rechnet es aus: Dämmung, Fenster, Heizung, Lüftung, Solarmodule. Ihr eigener Verbrauch zählt nicht. So lassen sich zwei Häuser vergleichen, auch wenn im einen eine Familie wohnt und im anderen niemand.

## Jede Region teilt anders ein

Die Skalen sind verschieden, und damit die Buchstaben. Ein Haus mit 180 kWh/m² im Jahr hat in Flandern Label B, in der Wallonie C und in Brüssel D.

- In **Flandern** reicht B von 100 bis 200, C bis 300, D bis 400, E bis 500. Darüber ist es F.
- In **Brüssel** hat jeder Buchstabe ein Plus und ein Minus. D reicht von 171 bis 190, G beginnt bei 346.
- In der **Wallonie** reicht B bis 170, C bis 255, D bis 340, E bis 425, F bis 510. Darüber ist es G.
- In **Luxemburg** stehen zwei Buchstaben im Inserat, von A+ bis I: einer für die Energie, einer für den Wärmeschutz.

Vergleichen Sie also die Zahl, nicht nur den Buchstaben.

## Worauf Sie achten

1. **Das Datum.** Ein Ausweis gilt grundsätzlich zehn Jahre. Was seither geschah, steht nicht darin.
2. **Die Annahmen.** Konnte der Sachverständige nicht sehen, was im Hohlraum der Wand steckt, rechnet er mit nichts. Rechnungen und Fotos der Arbeiten sind manchmal einen ganzen Buchstaben wert.
3. **Die Empfehlungen.** Hinten steht, was das Haus besser macht, mit einer Schätzung. Nehmen Sie diese Seiten mit zum Handwerker.
4. **Die gesamte Fläche.** Ein großes Haus mit Label C verbraucht mehr als ein kleines mit Label D.

## Was es wert ist

Das Label entscheidet mit, wie weit ein Vermieter indexieren darf, wie viel eine Bank leiht und in Flandern, ob Sie renovieren müssen: Bei E oder F gilt [eine Renovierungspflicht](page:article-renovation). Im Preis eines Hauses steckt es schon. Bei jeder Immobilie zeigen wir die Zahl, das Label und den Code des Ausweises.

Noch kein Ausweis? Ohne ihn darf eine Wohnung weder zum Kauf noch zur Miete angeboten werden. Wir [beantragen ihn für Sie](page:menuPage-selling). Grenzwerte geprüft im November 2026.`,
  },
});
