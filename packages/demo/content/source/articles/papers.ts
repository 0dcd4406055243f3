import { article } from './article.ts';

export const papers = article('papers', {
  category: 'advice',
  date: '2026-01-12',
  title: [
    'Verkopen: de map die u nu al kunt beginnen',
    'Vendre : le dossier que vous pouvez commencer déjà',
    'Selling: the file you can begin today',
    'Verkaufen: die Mappe, die Sie schon beginnen können',
  ],
  path: ['de-map-voor-de-verkoop', 'le-dossier-de-vente', 'the-file-for-the-sale', 'die-mappe-fuer-den-verkauf'],
  excerpt: [
    'Wat u zelf in de kast hebt, wat wij aanvragen en wat het langst duurt.',
    'Ce que vous avez dans l’armoire, ce que nous demandons et ce qui dure le plus longtemps.',
    'What you have in the cupboard, what we request and what takes longest.',
    'Was Sie im Schrank haben, was wir beantragen und was am längsten dauert.',
  ],
  image: 'article-papers',
  body: {
    nl: `Een verkoop duurt zelden lang omdat er geen koper is. Hij duurt lang omdat er een papier ontbreekt. Wie zijn map begint voor hij beslist te verkopen, wint makkelijk een maand.

## Wat u in de kast hebt

- De akte van uw aankoop, of de erfenisaangifte
- Het plan van de architect en de bouwvergunning, ook die van de veranda
- Het postinterventiedossier, voor werken waarvoor na april 2001 een vergunning of meerdere aannemers nodig waren
- Facturen van dak, ramen, ketel, isolatie, zonnepanelen
- Onderhoudsattesten van ketel en schouw
- Voor een appartement: de basisakte, het reglement en de verslagen van de laatste drie vergaderingen
- Huurcontracten, als er iemand woont

Vindt u de vergunning van een aanbouw niet? Zeg het meteen. Regulariseren kan vaak nog, maar het duurt maanden, en een koper die het zelf ontdekt, trekt meer van de prijs af dan het kost.

## Wat wij aanvragen

1. **Energieattest**: één à twee weken.
2. **Elektrische keuring**: een week. Is de installatie niet conform, dan mag u toch verkopen; de koper heeft na de akte achttien maanden om ze in orde te brengen.
3. **Bodemattest** of uittreksel: enkele dagen tot een maand.
4. **Stedenbouwkundige inlichtingen**: drie tot zes weken. Dit duurt bijna altijd het langst.
5. **Asbestattest**, alleen in Vlaanderen en voor gebouwen van vóór 2001: [twee tot drie weken](page:article-asbestos).
6. **Inlichtingen van de syndicus**: vijftien dagen voor de compromis, dertig voor de akte.

De volledige lijst per gewest staat bij [verkopen](page:menuPage-selling).

## Wat het kost

Reken voor een gewone woning op enkele honderden euro’s tot ruim duizend voor alle attesten samen. Ze zijn jaren geldig, dus u verliest ze niet als u toch wacht. Alleen de stedenbouwkundige inlichtingen verouderen snel: de meeste notarissen willen ze jonger dan een jaar.

## En als u nog moet beslissen?

Begin dan met drie dingen die nooit verloren zijn: zoek de vergunningen, laat een EPC maken en vraag een [gratis schatting](page:menuPage-valuation). Daarna weet u waar u staat.

> Een volledig dossier is geen formaliteit. Het is het verschil tussen een bod en een verkoop.

Nagekeken in november 2026.`,
    fr: `Une vente traîne rarement faute d’acheteur. Elle traîne parce qu’il manque un papier. Qui commence son dossier avant de décider de vendre gagne facilement un mois.

## Ce que vous avez dans l’armoire

- L’acte de votre achat, ou la déclaration de succession
- Le plan de l’architecte et le permis de bâtir, aussi celui de la véranda
- Le dossier d’intervention ultérieure, pour les travaux qui ont exigé après avril 2001 un permis ou plusieurs entrepreneurs
- Les factures du toit, des châssis, de la chaudière, de l’isolation, des panneaux solaires
- Les attestations d’entretien de la chaudière et de la cheminée
- Pour un appartement : l’acte de base, le règlement et les procès-verbaux des trois dernières assemblées
- Les baux, si le bien est occupé

Vous ne trouvez pas le permis d’une annexe ? Dites-le tout de suite. Régulariser est souvent encore possible, mais prend des mois, et l’acheteur qui le découvre lui-même déduit plus que cela ne coûte.

## Ce que nous demandons

1. **Certificat énergétique** : une à deux semaines.
2. **Contrôle électrique** : une semaine. Si l’installation n’est pas conforme, vous pouvez vendre quand même ; après l’acte, l’acheteur a dix-huit mois pour la mettre en ordre.
3. **Attestation ou extrait du sol** : de quelques jours à un mois.
4. **Renseignements urbanistiques** : trois à six semaines. C’est presque toujours le plus long.
5. **Attestation amiante**, uniquement en Flandre et pour les bâtiments d’avant 2001 : [deux à trois semaines](page:article-asbestos).
6. **Renseignements du syndic** : quinze jours pour le compromis, trente pour l’acte.

La liste complète par région figure à la page [Vendre](page:menuPage-selling).

## Ce que cela coûte

Pour une maison ordinaire, comptez de quelques centaines d’euros à un bon millier pour l’ensemble. Ces documents valent des années : rien n’est perdu si vous attendez. Seuls les renseignements urbanistiques vieillissent vite : la plupart des notaires les veulent de moins d’un an.

## Et si vous n’avez pas encore décidé ?

Commencez alors par trois choses qui ne sont jamais perdues : cherchez les permis, faites établir un certificat énergétique et demandez une [estimation gratuite](page:menuPage-valuation). Ensuite, vous savez où vous en êtes.

> Un dossier complet n’est pas une formalité. C’est la différence entre une offre et une vente.

Vérifié en novembre 2026.`,
    en: `A sale seldom takes long for want of a buyer. It takes long because a paper is missing. Whoever begins the file before deciding to sell easily gains a month.

## What you have in the cupboard

- The deed of your purchase, or the declaration of inheritance
- The architect’s plan and the building permit, that of the veranda too
- The post-intervention file, for works that needed a permit or several contractors after April 2001
- Invoices for roof, windows, boiler, insulation, solar panels
- Maintenance certificates of boiler and chimney
- For an apartment: the deed of co-ownership, the rules and the minutes of the last three meetings
- Leases, if somebody lives there

You cannot find the permit of an extension? Say so at once. It can often still be put right, but that takes months, and a buyer who finds out alone deducts more than it costs.

## What we request

1. **Energy certificate**: one to two weeks.
2. **Electrical inspection**: a week. If the installation does not conform you may sell all the same; after the deed the buyer has eighteen months to put it in order.
3. **Soil certificate** or extract: a few days to a month.
4. **Planning information**: three to six weeks. This nearly always takes longest.
5. **Asbestos certificate**, only in Flanders and for buildings from before 2001: [two to three weeks](page:article-asbestos).
6. **Information from the syndic**: fifteen days for the preliminary agreement, thirty for the deed.

The whole list by region is under [selling](page:menuPage-selling).

## What it costs

For an ordinary home count on a few hundred euros to a good thousand for all certificates together. They hold for years, so you do not lose them if you wait after all. Only the planning information ages fast: most notaries want it less than a year old.

## And if you have yet to decide?

Begin with three things that are never wasted: look for the permits, have an energy certificate made and ask for a [free valuation](page:menuPage-valuation). Then you know where you stand.

> A complete file is no formality. It is the difference between an offer and a sale.

Checked in November 2026.`,
    de: `Ein Verkauf dauert selten lange, weil ein Käufer fehlt. Er dauert lange, weil ein Papier fehlt. Wer seine Mappe beginnt, bevor er sich zum Verkauf entschließt, gewinnt leicht einen Monat.

## Was Sie im Schrank haben

- Die Urkunde Ihres Kaufs oder die Erbschaftserklärung
- Den Plan des Architekten und die Baugenehmigung, auch die der Veranda
- Die Baudokumentation (DIU) für Arbeiten, die nach April 2001 eine Genehmigung oder mehrere Unternehmer brauchten
- Rechnungen für Dach, Fenster, Kessel, Dämmung, Solarmodule
- Wartungsnachweise für Kessel und Kamin
- Bei Wohnungen: die Teilungserklärung, die Hausordnung und die Protokolle der letzten drei Versammlungen
- Mietverträge, falls jemand dort wohnt

Sie finden die Genehmigung eines Anbaus nicht? Sagen Sie es gleich. Oft lässt sie sich noch nachholen, aber das dauert Monate, und ein Käufer, der es selbst entdeckt, zieht mehr ab, als es kostet.

## Was wir beantragen

1. **Energieausweis**: ein bis zwei Wochen.
2. **Elektroprüfung**: eine Woche. Entspricht die Anlage nicht den Regeln, dürfen Sie trotzdem verkaufen; der Käufer hat nach der Urkunde achtzehn Monate, um sie in Ordnung zu bringen.
3. **Bodenbescheinigung** oder Auszug: einige Tage bis einen Monat.
4. **Städtebauliche Auskünfte**: drei bis sechs Wochen. Das dauert fast immer am längsten.
5. **Asbestbescheinigung**, nur in Flandern und für Gebäude von vor 2001: [zwei bis drei Wochen](page:article-asbestos).
6. **Auskünfte des Verwalters**: fünfzehn Tage für den Vorvertrag, dreißig für die Urkunde.

Die ganze Liste je Region steht unter [Verkaufen](page:menuPage-selling).

## Was es kostet

Rechnen Sie für ein gewöhnliches Haus mit einigen hundert bis gut tausend Euro für alles zusammen. Die Papiere gelten jahrelang, Sie verlieren sie also nicht, wenn Sie doch warten. Nur die städtebaulichen Auskünfte altern schnell: Die meisten Notare wollen sie jünger als ein Jahr.

## Und wenn Sie noch nicht entschieden haben?

Dann beginnen Sie mit drei Dingen, die nie verloren sind: Suchen Sie die Genehmigungen, lassen Sie einen Energieausweis erstellen und fragen Sie nach einer [kostenlosen Bewertung](page:menuPage-valuation). Danach wissen Sie, wo Sie stehen.

> Ein vollständiges Dossier ist keine Formalität. Es ist der Unterschied zwischen einem Angebot und einem Verkauf.

Geprüft im November 2026.`,
  },
});
