import { article } from './article.ts';

export const asbestos = article('asbestos', {
  category: 'energy',
  date: '2026-02-02',
  title: [
    'Het asbestattest: wanneer, wie en wat dan?',
    'L’attestation amiante : quand, qui et ensuite ?',
    'The asbestos certificate: when, who and what then?',
    'Die Asbestbescheinigung: wann, wer und was dann?',
  ],
  path: ['het-asbestattest', 'l-attestation-amiante', 'the-asbestos-certificate', 'die-asbestbescheinigung'],
  excerpt: [
    'In Vlaanderen verkoopt u geen huis van vóór 2001 zonder. Het is minder erg dan het klinkt.',
    'En Flandre, une maison d’avant 2001 ne se vend pas sans elle. C’est moins grave qu’il n’y paraît.',
    'In Flanders a house from before 2001 is not sold without one. It is less bad than it sounds.',
    'In Flandern verkauft man kein Haus von vor 2001 ohne sie. Es ist weniger schlimm, als es klingt.',
  ],
  image: 'article-asbestos',
  body: {
    nl: `Asbest zat tot 2001 in dakleien, golfplaten, gevelplaten, leidingisolatie en vloertegels. Het was goedkoop en sterk. Zolang het heel is en niemand eraan komt, is het gevaar klein. Wie zaagt, boort of breekt, maakt vezels vrij.

## Wanneer u het nodig hebt

In **Vlaanderen** hoort een asbestattest bij elke verkoop van een toegankelijk gebouw van 20 m² of meer dat vóór 2001 gebouwd werd. Het attest moet er zijn vóór de compromis, en de koper moet het gelezen hebben. Ook bij een schenking is het nodig, bij een erfenis niet. Wie niet verkoopt, heeft tijd: tegen eind 2031 moet elke eigenaar van zo’n gebouw er een hebben, ook voor de gemene delen van een appartementsgebouw.

In **Brussel** en **Wallonië** bestaat zo’n plicht bij de verkoop vandaag niet. Wel is er een inventaris nodig vóór grote werken of afbraak. In **Luxemburg** evenmin bij de verkoop; bij werken gelden de regels van de arbeidsinspectie.

## Hoe het gaat

1. Een gecertificeerde deskundige komt langs, meestal twee uur. Hij breekt niets open.
2. Hij neemt stalen van wat verdacht is en laat ze ontleden.
3. U krijgt een attest van de OVAM, met een plan, foto’s en per materiaal een advies.

Het attest geldt tien jaar, korter als er iets dringends is. De prijs hangt af van de grootte en van het aantal stalen; vraag twee offertes.

## Wat erin staat

Per materiaal leest u of het veilig kan blijven, op termijn weg moet, of meteen. “Asbestveilig” betekent niet dat er geen asbest is: het betekent dat het u geen kwaad doet zoals het er nu ligt.

U bent als verkoper niet verplicht om iets te verwijderen. Wel weet de koper wat hem te wachten staat, en dat komt in de prijs. Vaak valt het mee: een dak van leien is tegelijk ook het dak dat voor [het energielabel](page:article-epc) toch aan vervanging toe is.

## Wat u zelf mag

Kleine, hechtgebonden en onbeschadigde stukken mag u in Vlaanderen zelf wegnemen, nat en zonder breken, en naar het recyclagepark brengen. Isolatie rond leidingen nooit: daarvoor is een erkende firma nodig.

Wij vragen het attest aan samen met het EPC, zodat er maar één keer iemand door uw huis loopt. [Lees welke papieren u nog nodig hebt](page:menuPage-selling). Nagekeken in november 2026; de termijnen staan op ovam.vlaanderen.be.`,
    fr: `Jusqu’en 2001, l’amiante se trouvait dans les ardoises, les tôles ondulées, les plaques de façade, l’isolation des conduites et les dalles de sol. Bon marché et solide. Tant qu’il est intact et que personne n’y touche, le danger est faible. Qui scie, fore ou casse libère des fibres.

## Quand vous en avez besoin

En **Flandre**, une attestation amiante accompagne toute vente d’un bâtiment accessible de 20 m² ou plus construit avant 2001. Elle doit exister avant le compromis, et l’acheteur doit l’avoir lue. Elle est requise aussi pour une donation, pas pour une succession. Qui ne vend pas a le temps : d’ici fin 2031, chaque propriétaire d’un tel bâtiment doit en avoir une, y compris pour les parties communes d’un immeuble.

À **Bruxelles** et en **Wallonie**, cette obligation n’existe pas aujourd’hui lors d’une vente. Un inventaire est en revanche nécessaire avant de gros travaux ou une démolition. Au **Luxembourg** non plus à la vente ; pour les travaux, les règles de l’inspection du travail s’appliquent.

## Comment cela se passe

1. Un expert certifié vient, pour deux heures en général. Il n’ouvre rien.
2. Il prélève des échantillons de ce qui est suspect et les fait analyser.
3. Vous recevez une attestation de l’OVAM, avec un plan, des photos et un avis par matériau.

L’attestation vaut dix ans, moins s’il y a urgence. Le prix dépend de la taille et du nombre d’échantillons ; demandez deux devis.

## Ce qu’elle dit

Pour chaque matériau, vous lisez s’il peut rester, s’il doit partir à terme ou tout de suite. « Asbestveilig » ne signifie pas qu’il n’y a pas d’amiante, mais qu’il ne vous nuit pas là où il est.

Le vendeur n’est pas tenu d’enlever quoi que ce soit. Mais l’acheteur sait ce qui l’attend, et cela entre dans le prix. Souvent, c’est moins grave que prévu : un toit d’ardoises amiantées est aussi le toit qu’il faut de toute façon remplacer pour [le label énergétique](page:article-epc).

## Ce que vous pouvez faire vous-même

En Flandre, vous pouvez enlever vous-même de petites pièces intactes et non friables, mouillées et sans les casser, et les porter au parc de recyclage. L’isolation des conduites, jamais : il faut une entreprise agréée.

Nous demandons l’attestation en même temps que l’EPC, pour que l’on ne traverse votre maison qu’une fois. [Voyez de quels papiers vous avez encore besoin](page:menuPage-selling). Vérifié en novembre 2026 ; les délais figurent sur ovam.vlaanderen.be.`,
    en: `Until 2001 asbestos was in roof slates, corrugated sheets, cladding panels, pipe lagging and floor tiles. It was cheap and strong. As long as it is whole and nobody touches it the danger is small. Whoever saws, drills or breaks sets fibres free.

## When you need one

In **Flanders** an asbestos certificate goes with every sale of an accessible building of 20 m² or more that was built before 2001. It has to be there before the preliminary agreement, and the buyer must have read it. It is needed for a gift as well, not for an inheritance. If you are not selling you have time: by the end of 2031 every owner of such a building must have one, for the common parts of a block of flats too.

In **Brussels** and **Wallonia** there is no such duty at a sale today. An inventory is needed before major works or demolition, though. Nor is there one at a sale in **Luxembourg**; for works the rules of the labour inspectorate hold.

## How it goes

1. A certified expert comes by, usually for two hours, and breaks nothing open.
2. Samples of what is suspect are taken and analysed.
3. You get a certificate from OVAM, with a plan, pictures and advice on each material.

The certificate holds for ten years, for less if something is urgent. The price depends on the size and the number of samples; ask for two estimates.

## What it says

For each material you read whether it can safely stay, has to go in time, or at once. “Asbestveilig”, asbestos-safe, does not mean that there is no asbestos: it means that it does you no harm as it lies there now.

As a seller you do not have to remove anything. But the buyer knows what lies ahead, and that goes into the price. Often it is not so bad: a roof of asbestos slates is also the roof that is due for renewal because of [the energy label](page:article-epc).

## What you may do yourself

In Flanders you may take away small, bonded and undamaged pieces yourself, wet and without breaking them, and bring them to the recycling yard. Never the lagging round pipes: that takes a recognised firm.

We request the certificate together with the EPC, so that somebody walks through your house only once. [Read which papers you need besides](page:menuPage-selling). Checked in November 2026; the terms are on ovam.vlaanderen.be.`,
    de: `Bis 2001 steckte Asbest in Dachplatten, Wellplatten, Fassadenplatten, Rohrisolierung und Bodenfliesen. Er war billig und fest. Solange er ganz ist und niemand daran rührt, ist die Gefahr gering. Wer sägt, bohrt oder bricht, setzt Fasern frei.

## Wann Sie sie brauchen

In **Flandern** gehört eine Asbestbescheinigung zu jedem Verkauf eines zugänglichen Gebäudes ab 20 m², das vor 2001 gebaut wurde. Sie muss vor dem Vorvertrag vorliegen, und der Käufer muss sie gelesen haben. Auch bei einer Schenkung ist sie nötig, bei einer Erbschaft nicht. Wer nicht verkauft, hat Zeit: Bis Ende 2031 muss jeder Eigentümer eines solchen Gebäudes eine haben, auch für die gemeinschaftlichen Teile eines Wohnhauses.

In **Brüssel** und der **Wallonie** besteht diese Pflicht beim Verkauf heute nicht. Vor größeren Arbeiten oder einem Abriss ist aber ein Verzeichnis nötig. In **Luxemburg** ebenfalls nicht beim Verkauf; für Arbeiten gelten die Regeln der Arbeitsinspektion.

## Wie es abläuft

1. Ein zertifizierter Sachverständiger kommt, meist für zwei Stunden. Er bricht nichts auf.
2. Er nimmt Proben von Verdächtigem und lässt sie untersuchen.
3. Sie erhalten eine Bescheinigung der OVAM mit Plan, Fotos und einem Rat zu jedem Material.

Die Bescheinigung gilt zehn Jahre, kürzer, wenn etwas dringend ist. Der Preis hängt von der Größe und der Zahl der Proben ab; holen Sie zwei Angebote ein.

## Was darin steht

Zu jedem Material lesen Sie, ob es sicher bleiben kann, mit der Zeit weg muss oder sofort. „Asbestveilig“, asbestsicher, heißt nicht, dass kein Asbest da ist: Es heißt, dass er Ihnen so, wie er jetzt liegt, nicht schadet.

Als Verkäufer müssen Sie nichts entfernen. Aber der Käufer weiß, was auf ihn zukommt, und das geht in den Preis ein. Oft ist es halb so schlimm: Ein Dach aus Asbestplatten ist auch das Dach, das wegen [des Energielabels](page:article-epc) ohnehin ersetzt wird.

## Was Sie selbst dürfen

Kleine, fest gebundene und unbeschädigte Stücke dürfen Sie in Flandern selbst entfernen, nass und ohne sie zu brechen, und zum Wertstoffhof bringen. Die Isolierung von Rohren nie: Dafür braucht es eine zugelassene Firma.

Wir beantragen die Bescheinigung zusammen mit dem EPC, damit nur einmal jemand durch Ihr Haus geht. [Lesen Sie, welche Unterlagen Sie noch brauchen](page:menuPage-selling). Geprüft im November 2026; die Fristen stehen auf ovam.vlaanderen.be.`,
  },
});
