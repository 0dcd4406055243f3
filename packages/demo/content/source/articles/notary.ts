import { article } from './article.ts';

export const notary = article('notary', {
  category: 'advice',
  date: '2025-11-24',
  title: [
    'Wat kost de notaris, en waarvoor dient hij?',
    'Combien coûte le notaire, et à quoi sert-il ?',
    'What does the notary cost, and what for?',
    'Was kostet der Notar, und wozu dient er?',
  ],
  path: ['wat-kost-de-notaris', 'combien-coute-le-notaire', 'what-does-the-notary-cost', 'was-kostet-der-notar'],
  excerpt: [
    'De rekening van de notaris is voor het grootste deel belasting. De rest ligt per schaal vast.',
    'La facture du notaire est pour l’essentiel de l’impôt. Le reste suit un barème.',
    'Most of the notary’s bill is tax. The rest follows a fixed scale.',
    'Die Rechnung des Notars ist zum größten Teil Steuer. Der Rest folgt einer festen Tabelle.',
  ],
  image: 'article-notary',
  body: {
    nl: `“De notariskosten” is het slechtst gekozen woord van de hele aankoop. Op de afrekening staan vier dingen, en maar één ervan is voor de notaris.

## De vier lijnen

1. **Registratierechten of btw.** Verreweg het grootste bedrag, en het gaat naar het gewest. [Hoeveel het is, hangt af van de plaats](page:article-registration-tax).
2. **Het ereloon.** Een wettelijke schaal die daalt naarmate de prijs stijgt, overal in België dezelfde. Voor de eerste gezinswoning is het sinds 2023 lager.
3. **Administratieve kosten en uitgaven aan derden.** Opzoekingen, kadaster, overschrijving op het kantoor Rechtszekerheid, bodem- en stedenbouwkundige inlichtingen.
4. **Btw**: 21 % op het ereloon en de administratieve kosten.

Leent u, dan komt er een tweede akte bij, met een eigen schaal en 1 % registratierechten op het bedrag dat gewaarborgd wordt. Reken voor die hypotheek apart, want veel kopers vergeten ze.

In **Luxemburg** volgt het ereloon een groothertogelijk reglement, met 17 % btw. Ook daar is het tarief bij elke notaris hetzelfde.

## Wat de notaris doet

Hij leest wat u niet leest. Is de verkoper wel eigenaar? Rust er een hypotheek op, een erfdienstbaarheid, een recht van voorkoop? Kloppen de vergunningen, het bodemattest, de oppervlakte? Daarna int hij het geld, lost de lening van de verkoper af en schrijft u in als eigenaar. Gaat dat fout, dan is hij aansprakelijk.

![Een lange vergadertafel voor een groot stalen raam](room-meeting "De tafel waar het gebeurt. Neem uw identiteitskaart mee.")

## Twee notarissen, één rekening

U kiest uw notaris vrij. Neemt de verkoper een andere, dan delen ze het ereloon; het kost u niets extra. Wij raden het zelfs aan: vier ogen lezen beter dan twee.

## Wanneer betaalt u wat?

- Bij de **compromis** stort u een voorschot, in België meestal tien procent van de prijs, op een derdenrekening.
- Uiterlijk **vier maanden later** is de akte. Een week ervoor krijgt u de afrekening, tot op de cent.
- Bij de **akte** is alles betaald. U krijgt de sleutels en een kopie; de officiële versie vindt u later online.

## Drie vragen om te stellen

1. Stuurt u mij het ontwerp minstens tien dagen vooraf?
2. Welke voorwaarden zet u erin als de bank neen zegt?
3. Wat moet ik meebrengen?

Bij elk pand zeggen we u graag hoeveel de totale kosten ongeveer bedragen. [Vraag het ons](page:menuPage-contact). Nagekeken in november 2026.`,
    fr: `« Les frais de notaire » : l’expression la plus mal choisie de tout l’achat. Le décompte contient quatre choses, et une seule est pour le notaire.

## Les quatre lignes

1. **Droits d’enregistrement ou TVA.** De loin le plus gros montant, et il va à la région. [Combien, cela dépend du lieu](page:article-registration-tax).
2. **Les honoraires.** Un barème légal, dégressif, le même partout en Belgique. Pour le premier logement familial, il est plus bas depuis 2023.
3. **Frais administratifs et débours.** Recherches, cadastre, transcription au bureau Sécurité juridique, renseignements sur le sol et l’urbanisme.
4. **La TVA** : 21 % sur les honoraires et les frais administratifs.

Si vous empruntez, un second acte s’ajoute, avec son propre barème et 1 % de droits sur le montant garanti. Comptez cette hypothèque à part, car beaucoup d’acheteurs l’oublient.

Au **Luxembourg**, les honoraires suivent un règlement grand-ducal, avec une TVA de 17 %. Là aussi, le tarif est le même chez tous les notaires.

## Ce que fait le notaire

Il lit ce que vous ne lisez pas. Le vendeur est-il bien propriétaire ? Y a-t-il une hypothèque, une servitude, un droit de préemption ? Les permis, l’attestation du sol, la surface sont-ils corrects ? Ensuite il encaisse, rembourse le crédit du vendeur et vous inscrit comme propriétaire. En cas d’erreur, il en répond.

![Une longue table de réunion devant une grande fenêtre d’acier](room-meeting "La table où cela se passe. Apportez votre carte d’identité.")

## Deux notaires, une facture

Vous choisissez librement votre notaire. Si le vendeur en prend un autre, ils partagent les honoraires ; cela ne vous coûte rien de plus. Nous le conseillons même : quatre yeux lisent mieux que deux.

## Quand payez-vous quoi ?

- Au **compromis**, vous versez un acompte, en Belgique le plus souvent dix pour cent du prix, sur un compte de tiers.
- L’acte suit au plus tard **quatre mois après**. Une semaine avant, vous recevez le décompte, au centime près.
- À l’**acte**, tout est payé. Vous recevez les clés et une copie ; la version officielle est plus tard en ligne.

## Trois questions à poser

1. M’envoyez-vous le projet au moins dix jours à l’avance ?
2. Quelles conditions prévoyez-vous si la banque dit non ?
3. Que dois-je apporter ?

Pour chaque bien, nous vous disons volontiers à combien s’élèvera à peu près le total. [Demandez-le-nous](page:menuPage-contact). Vérifié en novembre 2026.`,
    en: `“Notary’s fees” is the worst chosen phrase of the whole purchase. There are four things on the bill, and only one of them is for the notary.

## The four lines

1. **Registration tax or VAT.** By far the largest amount, and it goes to the region. [How much depends on the place](page:article-registration-tax).
2. **The fee.** A legal scale that falls as the price rises, the same everywhere in Belgium. For the first family home it has been lower since 2023.
3. **Administrative costs and outlays.** Searches, land register, transcription at the legal certainty office, information on soil and planning.
4. **VAT**: 21% on the fee and the administrative costs.

If you borrow there is a second deed, with a scale of its own and 1% tax on the amount secured. Reckon that mortgage apart, because many buyers forget it.

In **Luxembourg** the fee follows a Grand-Ducal regulation, with 17% VAT. There too the tariff is the same with every notary.

## What the notary does

The notary reads what you do not read. Is the seller really the owner? Is there a mortgage on it, an easement, a right of pre-emption? Are the permits, the soil certificate and the surface right? Then the notary collects the money, pays off the seller’s loan and registers you as the owner. If that goes wrong, the notary is liable.

![A long meeting table before a large steel window](room-meeting "The table where it happens. Bring your identity card.")

## Two notaries, one bill

You choose your notary freely. If the seller takes another one they share the fee; it costs you nothing extra. We even advise it: four eyes read better than two.

## When do you pay what?

- At the **preliminary agreement** you pay an advance, in Belgium usually ten per cent of the price, into a third-party account.
- The deed follows **four months later** at most. A week before you get the bill, to the cent.
- At the **deed** everything is paid. You get the keys and a copy; the official version is online later.

## Three questions to ask

1. Will you send me the draft at least ten days beforehand?
2. Which conditions do you put in if the bank says no?
3. What do I have to bring?

For each property we are glad to tell you roughly what it will cost in all. [Ask us](page:menuPage-contact). Checked in November 2026.`,
    de: `„Notarkosten“ ist das am schlechtesten gewählte Wort des ganzen Kaufs. Auf der Abrechnung stehen vier Dinge, und nur eines davon ist für den Notar.

## Die vier Zeilen

1. **Registrierungsgebühren oder Mehrwertsteuer.** Bei Weitem der größte Betrag, und er geht an die Region. [Wie viel, hängt vom Ort ab](page:article-registration-tax).
2. **Das Honorar.** Eine gesetzliche Tabelle, die mit steigendem Preis sinkt, überall in Belgien dieselbe. Für das erste Familienheim ist es seit 2023 niedriger.
3. **Verwaltungskosten und Auslagen.** Nachforschungen, Kataster, Überschreibung beim Amt für Rechtssicherheit, Auskünfte zu Boden und Städtebau.
4. **Mehrwertsteuer**: 21 % auf Honorar und Verwaltungskosten.

Nehmen Sie einen Kredit auf, kommt eine zweite Urkunde hinzu, mit eigener Tabelle und 1 % Gebühren auf den gesicherten Betrag. Rechnen Sie diese Hypothek gesondert, denn viele Käufer vergessen sie.

In **Luxemburg** folgt das Honorar einer großherzoglichen Verordnung, mit 17 % Mehrwertsteuer. Auch dort ist der Tarif bei jedem Notar gleich.

## Was der Notar tut

Er liest, was Sie nicht lesen. Ist der Verkäufer wirklich Eigentümer? Lastet eine Hypothek darauf, eine Dienstbarkeit, ein Vorkaufsrecht? Stimmen Genehmigungen, Bodenbescheinigung und Fläche? Danach zieht er das Geld ein, löst den Kredit des Verkäufers ab und trägt Sie als Eigentümer ein. Geht das schief, haftet er.

![Ein langer Besprechungstisch vor einem großen Stahlfenster](room-meeting "Der Tisch, an dem es geschieht. Bringen Sie Ihren Ausweis mit.")

## Zwei Notare, eine Rechnung

Sie wählen Ihren Notar frei. Nimmt der Verkäufer einen anderen, teilen sie sich das Honorar; es kostet Sie nichts extra. Wir raten sogar dazu: Vier Augen lesen besser als zwei.

## Wann zahlen Sie was?

- Beim **Vorvertrag** leisten Sie eine Anzahlung, in Belgien meist zehn Prozent des Preises, auf ein Anderkonto.
- Spätestens **vier Monate später** folgt die Urkunde. Eine Woche vorher erhalten Sie die Abrechnung, auf den Cent genau.
- Bei der **Urkunde** ist alles bezahlt. Sie erhalten die Schlüssel und eine Kopie; die amtliche Fassung steht später online.

## Drei Fragen, die Sie stellen sollten

1. Schicken Sie mir den Entwurf mindestens zehn Tage vorher?
2. Welche Bedingungen nehmen Sie auf, falls die Bank Nein sagt?
3. Was muss ich mitbringen?

Zu jeder Immobilie sagen wir Ihnen gern, was sie ungefähr insgesamt kostet. [Fragen Sie uns](page:menuPage-contact). Geprüft im November 2026.`,
  },
});
