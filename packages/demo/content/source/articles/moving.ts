import { article } from './article.ts';

export const moving = article('moving', {
  category: 'advice',
  date: '2026-05-18',
  title: [
    'Verhuizen: wie verwittigt u?',
    'Déménager : qui prévenir ?',
    'Moving: whom to tell?',
    'Umziehen: Wem Bescheid sagen?',
  ],
  path: ['verhuizen-wie-verwittigt-u', 'demenager-qui-prevenir', 'moving-whom-to-tell', 'umziehen-wem-bescheid-sagen'],
  excerpt: [
    'De gemeente, de meters, de verzekering. Een lijst voor op de koelkast, in de juiste volgorde.',
    'La commune, les compteurs, l’assurance. Une liste pour la porte du frigo, dans le bon ordre.',
    'The municipality, the meters, the insurance. A list for the refrigerator door, in the right order.',
    'Die Gemeinde, die Zähler, die Versicherung. Eine Liste für die Kühlschranktür, in der richtigen Reihenfolge.',
  ],
  image: 'article-moving',
  body: {
    nl: `Verhuizen is vooral brieven schrijven. Wie het in de juiste volgorde doet, hoeft er weinig twee keer te schrijven.

## Twee maanden vooraf

- Zeg de huur op, aangetekend of met een ontvangstbewijs, en reken de opzegtermijn uit vanaf de eerste van de volgende maand.
- Vraag de syndicus of u de lift mag gebruiken, en de gemeente of u een verhuislift en parkeerverbod op straat mag zetten. Dat duurt vaak tien werkdagen.
- Schrijf de kinderen in voor de nieuwe school.

## Een maand vooraf

- **De brandverzekering**: laat de nieuwe woning verzekeren vanaf de dag dat u de sleutels krijgt, en de oude tot de dag dat u ze afgeeft.
- **Internet**: de technieker heeft soms drie weken nodig.
- **De bank en de werkgever**: ook voor uw woon-werkverkeer.
- **De post**: bpost stuurt tegen betaling maandenlang door, in Luxemburg doet POST dat.

## De dag zelf

Neem bij de overdracht foto’s van elke meter, met het nummer erop, en van elke kamer. Vul samen het document voor de overname van water, gas en elektriciteit in, en laat beide partijen tekenen. Het scheelt later een brief, en soms een proces.

Vraag ook wie de sleutels heeft: de poetshulp, de buren, een sleutelkluis. Laat de cilinder van de voordeur vervangen als niemand het zeker weet.

## De week erna

1. **De gemeente**: in België meldt u het nieuwe adres binnen de acht werkdagen na de verhuizing. Daarna komt de wijkagent kijken. In Luxemburg gaat u binnen de acht dagen naar de nieuwe gemeente.
2. **De leveranciers**: geef de meterstanden door.
3. **Het ziekenfonds, de kas voor kinderbijslag, de huisarts.**
4. **De auto**: de inschrijving volgt uw adres meestal vanzelf, uw verzekering niet.
5. **De buren, aan beide kanten.** Wie zich voorstelt vóór de boormachine komt, heeft een voorsprong.

## Over de grens

Wie van België naar Luxemburg verhuist of omgekeerd, schrijft zich uit bij de oude gemeente en in bij de nieuwe, en regelt auto en rijbewijs apart. Vraag bij uw mutualiteit welk document u meeneemt.

Verhuurt of verkoopt u de woning die u achterlaat? [Wij komen graag kijken](page:menuPage-valuation). Nagekeken in november 2026.`,
    fr: `Déménager, c’est surtout écrire des lettres. Qui s’y prend dans le bon ordre en écrit peu deux fois.

## Deux mois avant

- Donnez congé par recommandé ou contre accusé de réception, et comptez le préavis à partir du premier du mois suivant.
- Demandez au syndic si vous pouvez utiliser l’ascenseur, et à la commune un emplacement pour le lift et l’interdiction de stationner. Il faut souvent dix jours ouvrables.
- Inscrivez les enfants à la nouvelle école.

## Un mois avant

- **L’assurance incendie** : faites couvrir le nouveau logement dès la remise des clés, et l’ancien jusqu’au jour où vous les rendez.
- **L’internet** : le technicien a parfois besoin de trois semaines.
- **La banque et l’employeur** : aussi pour vos trajets.
- **La poste** : bpost fait suivre le courrier pendant des mois, contre paiement ; au Luxembourg, c’est POST.

## Le jour même

À la remise des clés, photographiez chaque compteur, numéro compris, et chaque pièce. Remplissez ensemble le document de reprise pour l’eau, le gaz et l’électricité, signé des deux côtés. Cela vous épargnera une lettre, et parfois un procès.

Demandez aussi qui a des clés : l’aide-ménagère, les voisins, un coffre. Si personne ne le sait, faites remplacer le cylindre de la porte d’entrée.

## La semaine suivante

1. **La commune** : en Belgique, vous déclarez la nouvelle adresse dans les huit jours ouvrables après le déménagement. L’agent de quartier passe ensuite. Au Luxembourg, vous allez dans les huit jours à la nouvelle commune.
2. **Les fournisseurs** : transmettez les relevés.
3. **La mutuelle, la caisse d’allocations familiales, le médecin.**
4. **La voiture** : l’immatriculation suit en général votre adresse, l’assurance non.
5. **Les voisins, des deux côtés.** Qui se présente avant la foreuse prend de l’avance.

## De l’autre côté de la frontière

Si vous passez de Belgique au Luxembourg ou l’inverse, vous vous désinscrivez à l’ancienne commune et vous inscrivez à la nouvelle ; voiture et permis se règlent à part. Demandez à votre mutuelle quel document emporter.

Vous louez ou vendez le logement que vous quittez ? [Nous venons volontiers le voir](page:menuPage-valuation). Vérifié en novembre 2026.`,
    en: `Moving is mainly writing letters. Whoever does it in the right order writes few of them twice.

## Two months before

- Give notice on your lease, by registered letter or against a receipt, and count the notice period from the first of the next month.
- Ask the syndic whether you may use the lift, and the municipality for a place for the furniture lift and a ban on parking. That often takes ten working days.
- Enrol the children in the new school.

## One month before

- **The fire insurance**: have the new home insured from the day you get the keys, and the old one until the day you hand them back.
- **Internet**: the technician sometimes needs three weeks.
- **The bank and the employer**: for your commuting too.
- **The post**: for a fee bpost forwards your mail for months; in Luxembourg POST does so.

## The day itself

At the handover take pictures of every meter with its number, and of every room. Fill in the takeover form for water, gas and electricity together and have both sides sign. It will save you a letter, and sometimes a lawsuit.

Ask who has keys as well: the cleaner, the neighbours, a key safe. If nobody knows for certain, have the cylinder of the front door replaced.

## The week after

1. **The municipality**: in Belgium you report the new address within eight working days of the move. The local policeman then comes to see. In Luxembourg you go to the new municipality within eight days.
2. **The suppliers**: pass on the readings.
3. **The health insurance fund, the child benefit fund, the doctor.**
4. **The car**: the registration usually follows your address by itself, your insurance does not.
5. **The neighbours, on both sides.** Whoever says hello before the drill arrives has a head start.

## Across the border

When you move from Belgium to Luxembourg or the other way round, you deregister with the old municipality and register with the new one, and deal with car and driving licence separately. Ask your health insurance fund which document to bring.

Are you letting or selling the home you leave behind? [We should like to see it](page:menuPage-valuation). Checked in November 2026.`,
    de: `Umziehen heißt vor allem Briefe schreiben. Wer es in der richtigen Reihenfolge tut, schreibt wenige zweimal.

## Zwei Monate vorher

- Kündigen Sie die Wohnung per Einschreiben oder gegen Empfangsbestätigung, und rechnen Sie die Frist ab dem Ersten des nächsten Monats.
- Fragen Sie die Verwaltung, ob Sie den Aufzug benutzen dürfen, und die Gemeinde nach einem Platz für den Möbellift und einem Halteverbot. Das dauert oft zehn Werktage.
- Melden Sie die Kinder in der neuen Schule an.

## Einen Monat vorher

- **Die Feuerversicherung**: Lassen Sie die neue Wohnung ab dem Tag der Schlüsselübergabe versichern und die alte bis zum Tag der Rückgabe.
- **Internet**: Der Techniker braucht manchmal drei Wochen.
- **Bank und Arbeitgeber**: auch wegen des Arbeitswegs.
- **Die Post**: bpost sendet gegen Entgelt monatelang nach, in Luxemburg tut es POST.

## Am Tag selbst

Fotografieren Sie bei der Übergabe jeden Zähler mit seiner Nummer und jedes Zimmer. Füllen Sie gemeinsam das Übernahmeformular für Wasser, Gas und Strom aus und lassen Sie beide Seiten unterschreiben. Das erspart später einen Brief und manchmal einen Prozess.

Fragen Sie auch, wer Schlüssel hat: die Putzhilfe, die Nachbarn, ein Schlüsseltresor. Weiß es niemand sicher, lassen Sie den Zylinder der Haustür ersetzen.

## Die Woche danach

1. **Die Gemeinde**: In Belgien melden Sie die neue Adresse innerhalb von acht Werktagen nach dem Umzug. Danach kommt der Bezirkspolizist vorbei. In Luxemburg gehen Sie innerhalb von acht Tagen zur neuen Gemeinde.
2. **Die Versorger**: Geben Sie die Zählerstände weiter.
3. **Die Krankenkasse, die Kindergeldkasse, der Hausarzt.**
4. **Das Auto**: Die Zulassung folgt Ihrer Adresse meist von selbst, die Versicherung nicht.
5. **Die Nachbarn, auf beiden Seiten.** Wer sich vor der Bohrmaschine vorstellt, hat einen Vorsprung.

## Über die Grenze

Wer von Belgien nach Luxemburg zieht oder umgekehrt, meldet sich bei der alten Gemeinde ab und bei der neuen an und regelt Auto und Führerschein gesondert. Fragen Sie Ihre Krankenkasse, welches Dokument Sie mitnehmen.

Vermieten oder verkaufen Sie die Wohnung, die Sie verlassen? [Wir sehen sie uns gern an](page:menuPage-valuation). Geprüft im November 2026.`,
  },
});
