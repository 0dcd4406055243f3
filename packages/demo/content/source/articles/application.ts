import { article } from './article.ts';

export const application = article('application', {
  category: 'advice',
  date: '2026-04-20',
  title: [
    'Kandidaat-huurder: wat mag een verhuurder vragen?',
    'Candidat locataire : que peut-on vous demander ?',
    'Applying to rent: what may a landlord ask?',
    'Mietbewerbung: was darf ein Vermieter fragen?',
  ],
  path: [
    'wat-mag-een-verhuurder-vragen',
    'que-peut-demander-un-bailleur',
    'what-may-a-landlord-ask',
    'was-darf-ein-vermieter-fragen',
  ],
  excerpt: [
    'Uw loon wel, uw gezondheid niet. Een overzicht per gewest, en een dossier dat in één keer klopt.',
    'Votre salaire oui, votre santé non. Un aperçu par région, et un dossier bon du premier coup.',
    'What you earn yes, your health no. An overview by region, and a file that is right the first time.',
    'Ihr Einkommen ja, Ihre Gesundheit nein. Ein Überblick je Region und eine Mappe, die auf Anhieb stimmt.',
  ],
  image: 'article-application',
  body: {
    nl: `Een verhuurder wil twee dingen weten: wie komt er wonen, en kan die de huur betalen? Wat daarvoor nodig is, mag hij vragen. Al de rest niet.

## Nooit

Vragen over gezondheid of handicap, herkomst of huidskleur, geloof of overtuiging, seksuele geaardheid, lidmaatschap van een vakbond, een strafblad of een vroegere echtscheiding mag niemand stellen. Een kopie van uw identiteitskaart of een loonbrief mag niet de prijs zijn van een bezoek.

Ook weigeren omdat het inkomen een uitkering is, mag niet. Wat telt, is of het volstaat.

## Per gewest

- **Brussel** werkt in drie fasen. Vóór het bezoek: uw naam en hoe u te bereiken bent. Om te kandideren: met hoeveel u bent en uw inkomen. Om te tekenen: uw identiteit en, als het nodig is, uw burgerlijke staat.
- **Wallonië** heeft een gesloten lijst van acht gegevens: naam, contactgegevens, adres, geboortedatum of bewijs van meerderjarigheid, samenstelling van het gezin, burgerlijke staat als u gehuwd of wettelijk samenwonend bent, het bedrag van uw inkomen, en het bewijs dat de laatste drie maanden huur betaald zijn.
- **Vlaanderen** heeft geen lijst, maar wel dezelfde grenzen: alleen wat nodig is, en pas wanneer het nodig is. De privacywet en de antidiscriminatieregels bepalen de rest.
- **Luxemburg** volgt de Europese privacyregels: alleen wat nodig is om de overeenkomst te sluiten.

Ligt een woning in een gewest waarvan de regels onduidelijk zijn, dan volgen wij de Brusselse fasen.

## Uw dossier in één keer goed

1. Eén bladzijde met wie er komt wonen, vanaf wanneer en hoe lang.
2. Uw inkomen, als bedrag. Bewijsstukken houdt u klaar voor wie ze in de juiste fase vraagt.
3. Het bewijs van drie betaalde huren, of een woord van uw vorige verhuurder.
4. Uw vragen. Wie iets wil weten over buren, kosten of label, toont interesse.

Streep op loonbrieven door wat er niet toe doet, zoals uw rijksregisternummer en rekeningnummer.

## Voelt u zich oneerlijk behandeld?

Vraag eerst schriftelijk waarom u het niet werd. Daarna kunt u terecht bij Unia of het Vlaams Mensenrechteninstituut, bij de gewestelijke inspectie of, voor een makelaar, bij het BIV.

Bij ons krijgt u binnen de week antwoord, en wissen we uw kandidatuur na drie maanden als u de woning niet kreeg. [Alle panden te huur](page:menuPage-rent). Nagekeken in november 2026.`,
    fr: `Un bailleur veut savoir deux choses : qui viendra habiter là, et peut-il payer le loyer ? Il peut demander ce qui est nécessaire pour le savoir. Rien d’autre.

## Jamais

Personne ne peut vous interroger sur votre santé ou un handicap, votre origine ou votre couleur de peau, vos convictions, votre orientation sexuelle, un syndicat, un casier judiciaire ou un divorce passé. La copie de votre carte d’identité ou une fiche de paie ne peuvent être le prix d’une visite.

On ne peut pas non plus vous écarter parce que votre revenu est une allocation. Ce qui compte, c’est qu’il suffise.

## Par région

- **Bruxelles** procède en trois étapes. Avant la visite : votre nom et un moyen de vous joindre. Pour poser votre candidature : le nombre d’occupants et vos ressources. Pour signer : votre identité et, s’il le faut, votre état civil.
- **La Wallonie** a une liste fermée de huit données : nom, moyen de communication, adresse, date de naissance ou preuve de la majorité, composition du ménage, état civil si vous êtes marié ou cohabitant légal, montant des ressources, et preuve du paiement des trois derniers loyers.
- **La Flandre** n’a pas de liste, mais les mêmes limites : le nécessaire, et seulement au moment où il l’est. La protection des données et les règles contre la discrimination font le reste.
- **Le Luxembourg** suit les règles européennes de protection des données : uniquement ce qu’il faut pour conclure le contrat.

Lorsque les règles d’un lieu ne sont pas claires, nous suivons les étapes bruxelloises.

## Un dossier bon du premier coup

1. Une page : qui vient habiter, à partir de quand et pour combien de temps.
2. Vos ressources, en montant. Gardez les preuves pour celui qui les demande au bon stade.
3. La preuve de trois loyers payés, ou un mot de votre bailleur précédent.
4. Vos questions. Qui s’informe des voisins, des charges ou du label montre son intérêt.

Sur les fiches de paie, barrez ce qui n’importe pas, comme le numéro national et le compte bancaire.

## Vous vous sentez traité injustement ?

Demandez d’abord par écrit pourquoi vous n’avez pas été retenu. Vous pouvez ensuite vous adresser à Unia, à l’inspection de la région ou, pour un agent, à l’IPI.

Chez nous, vous avez une réponse dans la semaine, et votre candidature est effacée après trois mois si vous n’avez pas eu le logement. [Tous les biens à louer](page:menuPage-rent). Vérifié en novembre 2026.`,
    en: `A landlord wants to know two things: who will live there, and can they pay the rent? What is needed for that may be asked. Nothing else.

## Never

Nobody may ask about health or disability, origin or the colour of your skin, belief or conviction, sexual orientation, membership of a union, a criminal record or a past divorce. A copy of your identity card or a pay slip may not be the price of a visit.

Refusing you because your income is a benefit is not allowed either. What counts is whether it is enough.

## By region

- **Brussels** works in three stages. Before the visit: your name and how to reach you. To apply: how many you are and what you earn. To sign: your identity and, if it matters, your civil status.
- **Wallonia** has a closed list of eight items: name, contact details, address, date of birth or proof of age, household, civil status if you are married or legally cohabiting, the amount of your income, and proof that the last three months of rent were paid.
- **Flanders** has no list, but the same limits: only what is needed, and only when it is needed. Data protection and the rules against discrimination do the rest.
- **Luxembourg** follows the European data protection rules: only what is needed to conclude the contract.

Where the rules of a place are not clear we follow the stages of Brussels.

## A file that is right the first time

1. One page on who will live there, from when and for how long.
2. Your income, as an amount. Keep the proof ready for whoever asks at the right stage.
3. Proof of three rents paid, or a word from your former landlord.
4. Your questions. Asking about neighbours, charges or the label shows interest.

Strike out on pay slips what does not matter, such as your national number and bank account.

## Do you feel unfairly treated?

First ask in writing why you were not chosen. After that you can turn to Unia, in Flanders to the Flemish Human Rights Institute, to the inspection of the region or, about an agent, to the BIV/IPI.

With us you have an answer within the week, and your application is deleted after three months if you did not get the home. [All properties for rent](page:menuPage-rent). Checked in November 2026.`,
    de: `Ein Vermieter will zwei Dinge wissen: Wer zieht ein, und kann er die Miete zahlen? Was dafür nötig ist, darf er fragen. Alles andere nicht.

## Niemals

Fragen zu Gesundheit oder Behinderung, Herkunft oder Hautfarbe, Glauben oder Überzeugung, sexueller Orientierung, Gewerkschaft, Vorstrafen oder einer früheren Scheidung darf niemand stellen. Eine Kopie Ihres Ausweises oder ein Lohnzettel darf nicht der Preis einer Besichtigung sein.

Auch eine Ablehnung, weil das Einkommen eine Sozialleistung ist, ist verboten. Es zählt, ob es reicht.

## Je Region

- **Brüssel** geht in drei Stufen vor. Vor der Besichtigung: Ihr Name und wie man Sie erreicht. Für die Bewerbung: wie viele Sie sind und Ihr Einkommen. Für die Unterschrift: Ihre Identität und, falls nötig, Ihr Familienstand.
- **Die Wallonie** hat eine geschlossene Liste von acht Angaben: Name, Kontakt, Adresse, Geburtsdatum oder Nachweis der Volljährigkeit, Haushalt, Familienstand, wenn Sie verheiratet sind oder gesetzlich zusammenwohnen, die Höhe des Einkommens und der Nachweis der letzten drei Mieten.
- **Flandern** hat keine Liste, aber dieselben Grenzen: nur was nötig ist, und erst, wenn es nötig ist. Datenschutz und Antidiskriminierungsregeln tun den Rest.
- **Luxemburg** folgt dem europäischen Datenschutz: nur was nötig ist, um den Vertrag zu schließen.

Wo die Regeln eines Ortes unklar sind, folgen wir den Brüsseler Stufen.

## Eine Mappe, die auf Anhieb stimmt

1. Eine Seite dazu, wer einzieht, ab wann und wie lange.
2. Ihr Einkommen, als Betrag. Nachweise halten Sie bereit für den, der sie in der richtigen Phase verlangt.
3. Der Nachweis von drei bezahlten Mieten oder ein Wort Ihres früheren Vermieters.
4. Ihre Fragen. Wer nach Nachbarn, Nebenkosten oder Label fragt, zeigt Interesse.

Streichen Sie auf Lohnzetteln, was keine Rolle spielt, etwa Nationalnummer und Bankkonto.

## Fühlen Sie sich ungerecht behandelt?

Fragen Sie zuerst schriftlich, warum Sie es nicht wurden. Danach können Sie sich an Unia wenden, an die Inspektion der Region oder, bei einem Makler, an das BIV/IPI.

Bei uns haben Sie innerhalb einer Woche Antwort, und Ihre Bewerbung wird nach drei Monaten gelöscht, wenn Sie die Wohnung nicht bekamen. [Alle Mietobjekte](page:menuPage-rent). Geprüft im November 2026.`,
  },
});
