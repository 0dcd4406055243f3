import { article } from './article.ts';

export const renovation = article('renovation', {
  category: 'energy',
  date: '2026-08-31',
  title: [
    'Een huis met label E of F gekocht: wat nu?',
    'Vous avez acheté un label E ou F : et maintenant ?',
    'Bought a house with label E or F: what now?',
    'Haus mit Label E oder F gekauft: was nun?',
  ],
  path: ['label-e-of-f-gekocht', 'achete-un-label-e-ou-f', 'bought-label-e-or-f', 'label-e-oder-f-gekauft'],
  excerpt: [
    'In Vlaanderen geldt dan een renovatieplicht. Met een plan is die minder zwaar dan ze klinkt.',
    'En Flandre, une obligation de rénover s’applique. Avec un plan, elle est moins lourde qu’il n’y paraît.',
    'In Flanders a duty to renovate then applies. With a plan it is lighter than it sounds.',
    'In Flandern gilt dann eine Renovierungspflicht. Mit einem Plan ist sie leichter, als sie klingt.',
  ],
  image: 'article-renovation',
  body: {
    nl: `Wie sinds 2023 in Vlaanderen een woning met label E of F koopt, moet ze binnen een vaste termijn tot label D of beter renoveren. De termijn loopt vanaf de notariële akte. De Vlaamse regering heeft hem al eens aangepast; welke voor uw aankoop geldt, staat op vlaanderen.be en hoort u van ons bij het bezoek. We schrijven hem daarom niet in dit artikel.

## Voor wie

- U kocht een huis of een appartement in volle eigendom, of kreeg er een recht van erfpacht of opstal op.
- De akte dateert van 2023 of later.
- Het EPC toont E of F, of er was er geen.

Erfenissen en schenkingen vallen erbuiten. Breekt u af en bouwt u nieuw binnen de termijn, dan is de plicht ook vervuld. In Brussel en Wallonië bestaat vandaag geen plicht bij de aankoop, al werken beide gewesten aan een kalender.

## Begin bovenaan

1. **Het dak**: het meeste effect per euro. Bij een gewoon rijhuis is een geïsoleerd dak soms al bijna een letter waard.
2. **De ramen**, als er nog enkel glas in zit. Zorg meteen voor ventilatie, anders komt het vocht.
3. **De gevel en de vloer**, als u toch aan het werk bent.
4. **De verwarming** komt het laatst, want dan pas weet u hoeveel vermogen u echt nodig hebt.

## Een plan van één blad

Laat vóór de koop een deskundige de stappen van het EPC uitrekenen: wat levert elke ingreep op, in euro en in kWh? Vraag dan offertes voor de kortste weg naar D en voor de langere weg naar B. Het verschil is vaak kleiner dan u denkt, en de [premies](page:menuPage-grants) zijn voor de tweede weg gunstiger.

> Neem voor de koop iemand mee die het dak op durft. Het kost een halve dag en het scheelt een jaar.

## Het bewijs

De plicht is vervuld zodra er een nieuw EPC is met label D of beter. Bewaar dus de facturen en laat het opmaken vóór de termijn verstrijkt. Wie te laat is, riskeert een boete en moet alsnog renoveren.

Wilt u weten welke panden met label E of F te koop staan en wat eraan moet gebeuren? [Vraag het ons](page:menuPage-contact). Nagekeken in november 2026.`,
    fr: `Qui achète depuis 2023 en Flandre un logement au label E ou F doit l’amener au label D ou mieux dans un délai fixé. Le délai court à partir de l’acte notarié. Le gouvernement flamand l’a déjà modifié une fois ; celui qui vaut pour votre achat figure sur vlaanderen.be et nous vous le disons lors de la visite. C’est pourquoi nous ne l’écrivons pas ici.

## Pour qui

- Vous avez acheté une maison ou un appartement en pleine propriété, ou reçu un droit d’emphytéose ou de superficie.
- L’acte date de 2023 ou plus tard.
- Le certificat indique E ou F, ou il n’y en avait pas.

Successions et donations n’en relèvent pas. Si vous démolissez et reconstruisez dans le délai, l’obligation est remplie aussi. À Bruxelles et en Wallonie, aucune obligation ne naît aujourd’hui de l’achat, mais les deux régions préparent un calendrier.

## Commencez par le haut

1. **Le toit** : le plus d’effet par euro. Dans une maison mitoyenne ordinaire, un toit isolé vaut parfois presque une lettre.
2. **Les fenêtres**, s’il reste du simple vitrage. Prévoyez tout de suite la ventilation, sinon l’humidité arrive.
3. **La façade et le sol**, si vous êtes de toute façon en chantier.
4. **Le chauffage** vient en dernier, car vous saurez alors quelle puissance il vous faut vraiment.

## Un plan d’une page

Avant d’acheter, faites chiffrer par un expert les étapes du certificat : que rapporte chaque intervention, en euros et en kWh ? Demandez ensuite des devis pour le chemin le plus court vers D et pour le plus long vers B. L’écart est souvent moindre qu’on ne croit, et les [primes](page:menuPage-grants) favorisent le second.

> Avant d’acheter, emmenez quelqu’un qui ose monter sur le toit. Cela prend une demi-journée et épargne un an.

## La preuve

L’obligation est remplie dès qu’un nouveau certificat indique D ou mieux. Gardez donc les factures et faites-le établir avant l’échéance. Qui arrive trop tard risque une amende et doit rénover quand même.

Vous voulez savoir quels biens au label E ou F sont en vente, et ce qu’il faut y faire ? [Demandez-le-nous](page:menuPage-contact). Vérifié en novembre 2026.`,
    en: `Anyone who has bought a home with label E or F in Flanders since 2023 must renovate it to label D or better within a set term. The term runs from the notary’s deed. The Flemish government has changed it once already; the one that holds for your purchase is on vlaanderen.be, and we tell you at the visit. That is why we do not write it into this article.

## For whom

- You bought a house or an apartment in full ownership, or were given a long lease or a right to build.
- The deed is from 2023 or later.
- The certificate shows E or F, or there was none.

Inheritances and gifts are outside it. If you demolish and build anew within the term the duty is met as well. In Brussels and Wallonia a purchase brings no such duty today, though both regions are working on a calendar.

## Begin at the top

1. **The roof**: the most effect per euro. In an ordinary terraced house an insulated roof is sometimes worth nearly a letter.
2. **The windows**, if there is still single glazing. See to ventilation at once, or damp will come.
3. **The walls and the floor**, if there is work going on anyway.
4. **The heating** comes last, because only then do you know how much power you really need.

## A plan of one page

Before you buy, have an assessor work out the steps in the certificate: what does each measure bring, in euros and in kWh? Then ask for estimates for the shortest way to D and for the longer way to B. The difference is often smaller than you think, and grants favour the second.

> Before you buy, bring someone who dares to go up on the roof. It takes half a day and saves a year.

## The proof

The duty is met as soon as there is a new certificate with label D or better. So keep the invoices and have it drawn up before the term ends. Whoever is late risks a fine and still has to renovate.

Would you like to know which homes with label E or F are for sale, and what they need? [Ask us](page:menuPage-contact). Checked in November 2026.`,
    de: `Wer seit 2023 in Flandern eine Wohnung mit Label E oder F kauft, muss sie innerhalb einer festen Frist auf Label D oder besser bringen. Die Frist läuft ab der notariellen Urkunde. Die flämische Regierung hat sie schon einmal geändert; welche für Ihren Kauf gilt, steht auf vlaanderen.be, und wir sagen es Ihnen bei der Besichtigung. Deshalb nennen wir sie hier nicht.

## Für wen

- Sie haben ein Haus oder eine Wohnung in vollem Eigentum gekauft oder ein Erbpacht- oder Erbbaurecht erhalten.
- Die Urkunde stammt von 2023 oder später.
- Der Ausweis zeigt E oder F, oder es gab keinen.

Erbschaften und Schenkungen fallen nicht darunter. Wer innerhalb der Frist abreißt und neu baut, hat die Pflicht ebenfalls erfüllt. In Brüssel und der Wallonie entsteht durch den Kauf heute keine Pflicht, doch beide Regionen arbeiten an einem Kalender.

## Fangen Sie oben an

1. **Das Dach**: die größte Wirkung je Euro. In einem gewöhnlichen Reihenhaus ist ein gedämmtes Dach manchmal fast einen Buchstaben wert.
2. **Die Fenster**, falls noch Einfachglas drin ist. Sorgen Sie gleich für Lüftung, sonst kommt die Feuchtigkeit.
3. **Fassade und Boden**, wenn ohnehin gearbeitet wird.
4. **Die Heizung** kommt zuletzt, denn erst dann wissen Sie, wie viel Leistung Sie wirklich brauchen.

## Ein Plan auf einer Seite

Lassen Sie vor dem Kauf einen Sachverständigen die Schritte des Ausweises durchrechnen: Was bringt jede Maßnahme, in Euro und in kWh? Holen Sie dann Angebote für den kürzesten Weg zu D und für den längeren zu B ein. Der Unterschied ist oft kleiner als gedacht, und die Prämien begünstigen den zweiten.

> Nehmen Sie vor dem Kauf jemanden mit, der sich aufs Dach traut. Es kostet einen halben Tag und spart ein Jahr.

## Der Nachweis

Die Pflicht ist erfüllt, sobald ein neuer Ausweis Label D oder besser zeigt. Bewahren Sie also die Rechnungen auf und lassen Sie ihn vor Fristende ausstellen. Wer zu spät kommt, riskiert ein Bußgeld und muss trotzdem renovieren.

Möchten Sie wissen, welche Häuser mit Label E oder F zum Verkauf stehen und was zu tun ist? [Fragen Sie uns](page:menuPage-contact). Geprüft im November 2026.`,
  },
});
