import { article } from './article.ts';

export const registrationTax = article('registration-tax', {
  category: 'advice',
  date: '2026-03-09',
  title: [
    'Registratierechten: wat betaalt u waar?',
    'Droits d’enregistrement : combien et où ?',
    'Registration tax: what do you pay where?',
    'Registrierungsgebühren: was zahlen Sie wo?',
  ],
  path: [
    'registratierechten-wat-betaalt-u-waar',
    'droits-d-enregistrement',
    'registration-tax',
    'registrierungsgebuehren',
  ],
  excerpt: [
    'Van 2 tot 12,5 %: dezelfde woning kost in elk gewest een ander bedrag aan belasting.',
    'De 2 à 12,5 % : le même logement ne coûte pas le même impôt d’une région à l’autre.',
    'From 2 to 12.5%: the same home carries another amount of tax in each region.',
    'Von 2 bis 12,5 %: Dieselbe Immobilie kostet in jeder Region einen anderen Betrag an Steuern.',
  ],
  image: 'article-taxes',
  body: {
    nl: `Wie een bestaande woning koopt, betaalt registratierechten op de prijs. Niet aan de verkoper of aan ons, maar aan het gewest, via de notaris. Het tarief hangt af van waar het huis staat en van wat u ermee doet.

## De tarieven

- **Vlaanderen**: 12 %. Voor de enige eigen woning waarin u zelf gaat wonen 2 %, en 1 % als u ze ingrijpend energetisch renoveert.
- **Brussel**: 12,5 %. Op de eerste 200.000 euro van de enige eigen woning betaalt u niets, zolang ze hoogstens 600.000 euro kost. Wie de energieklasse verbetert, krijgt een bijkomende vrijstelling per gewonnen klasse.
- **Wallonië**: 12,5 %. Voor de enige eigen woning 3 %.
- **Luxemburg**: 7 %, met een belastingkrediet van 40.000 euro per koper voor de eigen woning.

De lage tarieven voor de eigen woning gelden in Vlaanderen en Wallonië sinds 1 januari 2025.

## Een voorbeeld

Een koppel koopt zijn eerste huis voor 350.000 euro.

- In Gent: 2 %, of 7.000 euro
- In Schaarbeek: 12,5 % op 150.000 euro, of 18.750 euro
- In Namen: 3 %, of 10.500 euro
- In Esch-sur-Alzette: 7 % is 24.500 euro, min het krediet van twee keer 40.000 euro, dus niets

Kopen ze hetzelfde huis om te verhuren, dan betalen ze 42.000 euro in Gent, 43.750 euro in Schaarbeek of Namen en 24.500 euro in Esch.

## Let op de voorwaarden

1. **Enige woning**: op de dag van de akte hebt u geen andere volledig in eigendom, of u verkoopt ze binnen de termijn die het gewest geeft.
2. **Natuurlijke personen**: een vennootschap krijgt het lage tarief niet.
3. **Inschrijven**: u vestigt uw hoofdverblijf in de woning binnen de termijn van het gewest. Wie dat niet doet, betaalt het verschil, met een verhoging.
4. **Blijven**: in Brussel en Luxemburg moet u er een aantal jaren blijven wonen.

## Nieuwbouw

Op een nieuw gebouw betaalt u btw in plaats van registratierechten: 21 % in België, op het gebouw en vaak ook op de grond. Bij afbraak en heropbouw is het onder voorwaarden 6 %. In Luxemburg is het voor de eigen woning onder voorwaarden 3 %.

Tel er de [kosten van notaris en krediet](page:article-notary) bij. Wilt u het voor één pand laten uitrekenen? [Stuur ons het nummer](page:menuPage-contact). Tarieven nagekeken in november 2026.`,
    fr: `Qui achète un logement existant paie des droits d’enregistrement sur le prix. Ni au vendeur ni à nous, mais à la région, par l’intermédiaire du notaire. Le taux dépend du lieu et de ce que vous ferez du bien.

## Les taux

- **Flandre** : 12 %. Pour l’unique logement que vous habiterez, 2 %, et 1 % en cas de rénovation énergétique profonde.
- **Bruxelles** : 12,5 %. Sur les premiers 200 000 euros de l’unique logement propre, vous ne payez rien, tant qu’il ne coûte pas plus de 600 000 euros. Qui améliore la classe énergétique obtient un abattement supplémentaire par classe gagnée.
- **Wallonie** : 12,5 %. Pour l’unique logement propre, 3 %.
- **Luxembourg** : 7 %, avec un crédit d’impôt de 40 000 euros par acquéreur pour le logement personnel.

Les taux réduits pour le logement propre valent en Flandre et en Wallonie depuis le 1er janvier 2025.

## Un exemple

Un couple achète sa première maison 350 000 euros.

- À Gand : 2 %, soit 7 000 euros
- À Schaerbeek : 12,5 % sur 150 000 euros, soit 18 750 euros
- À Namur : 3 %, soit 10 500 euros
- À Esch-sur-Alzette : 7 % font 24 500 euros, moins le crédit de deux fois 40 000 euros, donc rien

S’ils achètent la même maison pour la louer, ils paient 42 000 euros à Gand, 43 750 euros à Schaerbeek ou Namur et 24 500 euros à Esch.

## Attention aux conditions

1. **Logement unique** : le jour de l’acte, vous n’en possédez pas d’autre en pleine propriété, ou vous le vendez dans le délai que donne la région.
2. **Personnes physiques** : une société n’obtient pas le taux réduit.
3. **Domicile** : vous y établissez votre résidence principale dans le délai de la région. Sinon vous payez la différence, majorée.
4. **Durée** : à Bruxelles et au Luxembourg, vous devez y rester un certain nombre d’années.

## Le neuf

Sur un bâtiment neuf, vous payez la TVA au lieu des droits : 21 % en Belgique, sur le bâtiment et souvent aussi sur le terrain. En cas de démolition et reconstruction, 6 % sous conditions. Au Luxembourg, 3 % sous conditions pour le logement personnel.

Ajoutez les [frais de notaire et de crédit](page:article-notary). Vous voulez le calcul pour un bien précis ? [Envoyez-nous son numéro](page:menuPage-contact). Taux vérifiés en novembre 2026.`,
    en: `Whoever buys an existing home pays registration tax on the price. Not to the seller or to us, but to the region, through the notary. The rate depends on where the house is and on what you do with it.

## The rates

- **Flanders**: 12%. For the only home, in which you will live yourself, 2%, and 1% if you carry out a deep energy renovation.
- **Brussels**: 12.5%. On the first 200,000 euros of the only home of your own you pay nothing, as long as it costs 600,000 euros at most. Improving the energy class brings a further exemption for each class gained.
- **Wallonia**: 12.5%. For the only home of your own 3%.
- **Luxembourg**: 7%, with a tax credit of 40,000 euros for each buyer of a home of their own.

The low rates for one’s own home have held in Flanders and Wallonia since 1 January 2025.

## An example

A couple buys its first house for 350,000 euros.

- In Ghent: 2%, or 7,000 euros
- In Schaerbeek: 12.5% on 150,000 euros, or 18,750 euros
- In Namur: 3%, or 10,500 euros
- In Esch-sur-Alzette: 7% is 24,500 euros, less the credit of twice 40,000 euros, so nothing

If they buy the same house to let, they pay 42,000 euros in Ghent, 43,750 euros in Schaerbeek or Namur and 24,500 euros in Esch.

## Mind the conditions

1. **Only home**: on the day of the deed you own no other outright, or you sell it within the term the region gives.
2. **Natural persons**: a company does not get the low rate.
3. **Registering**: you make it your main residence within the region’s term. Otherwise you pay the difference, with an increase.
4. **Staying**: in Brussels and Luxembourg you must go on living there for a number of years.

## New buildings

On a new building you pay VAT instead of registration tax: 21% in Belgium, on the building and often on the land as well. After demolition and rebuilding it is 6% under conditions. In Luxembourg it is 3% under conditions for a home of your own.

Add the [costs of notary and mortgage](page:article-notary). Would you like the sum for one property? [Send us its number](page:menuPage-contact). Rates checked in November 2026.`,
    de: `Wer eine bestehende Immobilie kauft, zahlt Registrierungsgebühren auf den Preis. Nicht an den Verkäufer oder an uns, sondern über den Notar an die Region. Der Satz hängt davon ab, wo das Haus steht und was Sie damit tun.

## Die Sätze

- **Flandern**: 12 %. Für das einzige eigene Heim, in das Sie selbst einziehen, 2 %, und 1 % bei tiefgreifender energetischer Renovierung.
- **Brüssel**: 12,5 %. Auf die ersten 200.000 Euro des einzigen eigenen Heims zahlen Sie nichts, solange es höchstens 600.000 Euro kostet. Wer die Energieklasse verbessert, erhält einen weiteren Freibetrag je gewonnener Klasse.
- **Wallonie**: 12,5 %. Für das einzige eigene Heim 3 %.
- **Luxemburg**: 7 %, mit einer Steuergutschrift von 40.000 Euro je Käufer für das eigene Heim.

Die niedrigen Sätze für das eigene Heim gelten in Flandern und der Wallonie seit dem 1. Januar 2025.

## Ein Beispiel

Ein Paar kauft sein erstes Haus für 350.000 Euro.

- In Gent: 2 %, also 7.000 Euro
- In Schaerbeek: 12,5 % auf 150.000 Euro, also 18.750 Euro
- In Namur: 3 %, also 10.500 Euro
- In Esch an der Alzette: 7 % sind 24.500 Euro, abzüglich der Gutschrift von zweimal 40.000 Euro, also nichts

Kaufen sie dasselbe Haus zum Vermieten, zahlen sie 42.000 Euro in Gent, 43.750 Euro in Schaerbeek oder Namur und 24.500 Euro in Esch.

## Achten Sie auf die Bedingungen

1. **Einziges Heim**: Am Tag der Urkunde besitzen Sie kein anderes vollständig, oder Sie verkaufen es innerhalb der Frist der Region.
2. **Natürliche Personen**: Eine Gesellschaft erhält den niedrigen Satz nicht.
3. **Anmeldung**: Sie nehmen dort innerhalb der Frist der Region Ihren Hauptwohnsitz. Sonst zahlen Sie die Differenz samt Zuschlag.
4. **Bleiben**: In Brüssel und Luxemburg müssen Sie einige Jahre dort wohnen.

## Neubau

Auf einen Neubau zahlen Sie Mehrwertsteuer statt Gebühren: 21 % in Belgien, auf das Gebäude und oft auch auf den Boden. Bei Abriss und Wiederaufbau sind es unter Bedingungen 6 %. In Luxemburg sind es für das eigene Heim unter Bedingungen 3 %.

Dazu kommen die [Kosten für Notar und Kredit](page:article-notary). Möchten Sie die Rechnung für eine bestimmte Immobilie? [Schicken Sie uns die Nummer](page:menuPage-contact). Sätze geprüft im November 2026.`,
  },
});
