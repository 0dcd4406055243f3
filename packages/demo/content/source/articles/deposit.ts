import { article } from './article.ts';

export const deposit = article('deposit', {
  category: 'advice',
  date: '2026-07-20',
  title: [
    'De huurwaarborg: hoeveel mag het zijn?',
    'La garantie locative : combien au maximum ?',
    'The rental deposit: how much may it be?',
    'Die Mietkaution: wie hoch darf sie sein?',
  ],
  path: ['de-huurwaarborg', 'la-garantie-locative', 'the-rental-deposit', 'die-mietkaution'],
  excerpt: [
    'Drie maanden in Vlaanderen, twee elders. En het geld staat op een geblokkeerde rekening.',
    'Trois mois en Flandre, deux ailleurs. Et l’argent est sur un compte bloqué.',
    'Three months in Flanders, two elsewhere. And the money is in a blocked account.',
    'Drei Monate in Flandern, zwei anderswo. Und das Geld liegt auf einem Sperrkonto.',
  ],
  image: 'article-deposit',
  body: {
    nl: `De waarborg dekt schade en achterstallige huur. Hoe hoog hij hoogstens mag zijn voor een hoofdverblijf, hangt af van waar de woning ligt.

- **Vlaanderen**: drie maanden huur
- **Brussel**: twee maanden, sinds 1 november 2024
- **Wallonië**: twee maanden
- **Luxemburg**: twee maanden

Dat zijn maxima. Minder mag altijd, en voor een studio met een lage huur vragen wij vaak één maand. De kosten tellen niet mee: drie maanden huur is drie keer de huur, zonder lift en water.

## Waar het geld staat

In België hoort het op een geblokkeerde rekening op naam van de huurder, bij een bank of via een online dienst die ermee werkt. Niemand haalt het eraf zonder akkoord van de ander of een vonnis. De interest is voor de huurder.

Er zijn nog wegen: een bankwaarborg, een waarborg via het OCMW en, in Vlaanderen, een lening van het Vlaams Woningfonds voor wie het bedrag niet bijeenkrijgt. De verhuurder mag u daarom niet weigeren.

Contant geld in handen van de eigenaar is de slechtste oplossing. Wie dat toch vraagt, is in fout: u kunt eisen dat hij het op een rekening zet, met interest.

## Bij het begin

1. Onderteken eerst het contract, betaal dan de waarborg, en krijg pas dan de sleutels. In die volgorde.
2. Bewaar het bewijs van de rekening bij het contract.
3. Maak een plaatsbeschrijving in de eerste maand, met foto’s van elke kamer. Zonder dat stuk wordt vermoed dat u de woning kreeg zoals ze bij uw vertrek is, en is schade moeilijk te bewijzen.

## Bij het einde

Loop de plaatsbeschrijving samen na. Slijtage door gewoon gebruik betaalt u niet: een muur die na negen jaar verf vraagt, is geen schade. Bent u het eens, dan tekenen beide partijen een brief en geeft de bank het geld binnen enkele dagen vrij.

Bent u het niet eens, dan beslist de vrederechter, of in Luxemburg de juge de paix. Een verzoeningspoging is gratis en lost meer op dan men denkt.

Huurt u bij ons, dan staan bedrag en rekening in het contract en begeleiden wij de vrijgave. [Vragen?](page:menuPage-contact) Nagekeken in november 2026.`,
    fr: `La garantie couvre les dégâts et les loyers impayés. Pour une résidence principale, son maximum dépend de l’endroit où se trouve le logement.

- **Flandre** : trois mois de loyer
- **Bruxelles** : deux mois, depuis le 1er novembre 2024
- **Wallonie** : deux mois
- **Luxembourg** : deux mois

Ce sont des maxima. Moins est toujours permis, et pour un studio au loyer modeste nous demandons souvent un mois. Les charges ne comptent pas : trois mois de loyer, c’est trois fois le loyer, sans l’ascenseur ni l’eau.

## Où va l’argent

En Belgique, il va sur un compte bloqué au nom du locataire, dans une banque ou par un service en ligne qui y travaille. Personne ne l’en retire sans l’accord de l’autre ou un jugement. Les intérêts sont pour le locataire.

Il existe d’autres voies : une garantie bancaire, une garantie par le CPAS ou, selon la région, un prêt du Fonds du Logement pour ceux qui ne réunissent pas la somme. Le bailleur ne peut vous écarter pour cela.

De l’argent liquide dans la main du propriétaire est la pire des solutions. Celui qui le demande est en tort : vous pouvez exiger qu’il le place sur un compte, avec intérêts.

## Au début

1. Signez d’abord le bail, versez ensuite la garantie, et recevez alors les clés. Dans cet ordre.
2. Gardez la preuve du compte avec le bail.
3. Faites un état des lieux durant le premier mois, avec des photos de chaque pièce. Sans lui, on présume que vous avez reçu le logement tel qu’il est à votre départ, et un dégât se prouve mal.

## À la fin

Relisez ensemble l’état des lieux. L’usure d’un usage normal n’est pas à votre charge : un mur qui demande de la peinture après neuf ans n’est pas un dégât. En cas d’accord, les deux parties signent une lettre et la banque libère l’argent en quelques jours.

Sans accord, le juge de paix décide, en Belgique comme au Luxembourg. En Belgique, une tentative de conciliation est gratuite et règle plus de choses qu’on ne croit.

Si vous louez chez nous, montant et compte figurent dans le bail et nous suivons la libération. [Des questions ?](page:menuPage-contact) Vérifié en novembre 2026.`,
    en: `The deposit covers damage and unpaid rent. How high it may be at most for a main home depends on where the home is.

- **Flanders**: three months of rent
- **Brussels**: two months, since 1 November 2024
- **Wallonia**: two months
- **Luxembourg**: two months

Those are limits. Less is always allowed, and for a studio with a low rent we often ask one month. Charges do not count: three months of rent is three times the rent, without lift and water.

## Where the money is

In Belgium it belongs in a blocked account in the tenant’s name, at a bank or through an online service that works with one. Nobody takes it out without the other’s consent or a judgment. The interest is the tenant’s.

There are other ways: a bank guarantee, a guarantee through the public welfare centre (OCMW/CPAS) or, depending on the region, a loan from the housing fund for those who cannot raise the amount. A landlord may not refuse you for that.

Cash in the owner’s hand is the worst solution. An owner who asks for it is in the wrong: you can demand that he puts it in an account, with interest.

## At the beginning

1. Sign the lease first, then pay the deposit, and only then receive the keys. In that order.
2. Keep the proof of the account with the lease.
3. Have an inventory made within the first month, with pictures of every room. Without it you are presumed to have received the home as it is when you leave, and damage is hard to prove.

## At the end

Go through the inventory together. Wear from ordinary use is not yours to pay: a wall that needs paint after nine years is not damage. If you agree, both sides sign a letter and the bank releases the money within a few days.

If you do not agree the justice of the peace decides, in Belgium as in Luxembourg. In Belgium an attempt at conciliation is free and settles more than people think.

If you rent from us, amount and account are in the lease and we see to the release. [Questions?](page:menuPage-contact) Checked in November 2026.`,
    de: `Die Kaution deckt Schäden und offene Mieten. Wie hoch sie für einen Hauptwohnsitz höchstens sein darf, hängt davon ab, wo die Wohnung liegt.

- **Flandern**: drei Monatsmieten
- **Brüssel**: zwei Monatsmieten, seit dem 1. November 2024
- **Wallonie**: zwei Monatsmieten
- **Luxemburg**: zwei Monatsmieten

Das sind Obergrenzen. Weniger ist immer erlaubt, und für ein Studio mit niedriger Miete verlangen wir oft einen Monat. Nebenkosten zählen nicht: Drei Monatsmieten sind dreimal die Miete, ohne Aufzug und Wasser.

## Wo das Geld liegt

In Belgien gehört es auf ein Sperrkonto auf den Namen des Mieters, bei einer Bank oder über einen Online-Dienst, der mit ihr arbeitet. Niemand hebt es ohne Zustimmung des anderen oder ein Urteil ab. Die Zinsen gehören dem Mieter.

Es gibt noch andere Wege: eine Bankgarantie, eine Garantie über das Sozialamt (ÖSHZ) oder, je nach Region, ein Darlehen des Wohnungsfonds für alle, die den Betrag nicht aufbringen. Ein Vermieter darf Sie deshalb nicht ablehnen.

Bargeld in der Hand des Eigentümers ist die schlechteste Lösung. Wer es verlangt, ist im Unrecht: Sie können fordern, dass er es samt Zinsen auf ein Konto legt.

## Am Anfang

1. Unterzeichnen Sie zuerst den Vertrag, zahlen Sie dann die Kaution und nehmen Sie erst dann die Schlüssel. In dieser Reihenfolge.
2. Bewahren Sie den Kontonachweis beim Vertrag auf.
3. Lassen Sie im ersten Monat ein Protokoll mit Fotos von jedem Zimmer erstellen. Ohne dieses Dokument wird vermutet, dass Sie die Wohnung so erhielten, wie sie bei Ihrem Auszug ist, und Schäden sind schwer zu beweisen.

## Am Ende

Gehen Sie das Protokoll gemeinsam durch. Abnutzung durch normalen Gebrauch zahlen Sie nicht: Eine Wand, die nach neun Jahren Farbe braucht, ist kein Schaden. Sind Sie sich einig, unterschreiben beide einen Brief, und die Bank gibt das Geld in wenigen Tagen frei.

Sind Sie sich nicht einig, entscheidet der Friedensrichter, in Belgien wie in Luxemburg. In Belgien ist ein Schlichtungsversuch kostenlos und löst mehr, als man denkt.

Mieten Sie bei uns, stehen Betrag und Konto im Vertrag, und wir begleiten die Freigabe. [Fragen?](page:menuPage-contact) Geprüft im November 2026.`,
  },
});
