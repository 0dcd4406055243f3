import { article } from './article.ts';

export const luxembourg = article('luxembourg', {
  category: 'agency',
  date: '2026-10-12',
  title: [
    'Gevel opent in Luxemburg',
    'Gevel s’installe à Luxembourg',
    'Gevel opens in Luxembourg',
    'Gevel eröffnet in Luxemburg',
  ],
  path: [
    'gevel-opent-in-luxemburg',
    'gevel-s-installe-a-luxembourg',
    'gevel-opens-in-luxembourg',
    'gevel-eroeffnet-in-luxemburg',
  ],
  excerpt: [
    'Ons derde kantoor ligt aan de rand van de oude stad. Wat er anders is als u over de grens koopt.',
    'Notre troisième agence se trouve au bord de la vieille ville. Ce qui change quand on achète de l’autre côté de la frontière.',
    'Our third office lies at the edge of the old town. What is different when you buy across the border.',
    'Unser drittes Büro liegt am Rand der Altstadt. Was anders ist, wenn man jenseits der Grenze kauft.',
  ],
  image: 'article-luxembourg',
  body: {
    nl: `Steeds meer van onze klanten werken in Luxemburg en wonen in België, of omgekeerd. Daarom hebben we nu ook een kantoor aan de andere kant van de grens. Luc Weber en Claire Hoffmann ontvangen u er in vijf talen.

## De belastingen

Bij de aankoop van een bestaande woning betaalt u in Luxemburg 6 % registratierechten en 1 % overschrijvingsrechten, samen dus 7 %. Wie er zelf gaat wonen, heeft recht op een belastingkrediet, de _Bëllegen Akt_: 40.000 euro per koper. Een koppel dat samen koopt, heeft dus 80.000 euro, en betaalt op een gemiddeld appartement vaak weinig of niets.

Er staat iets tegenover. U trekt er binnen de twee jaar in en blijft er minstens twee jaar wonen. Verkoopt of verhuurt u vroeger, dan vraagt de staat het krediet terug. Voor nieuwbouw geldt onder voorwaarden een btw van 3 % op de eigen woning.

## Twee klassen in plaats van één

Een Luxemburgse advertentie vermeldt twee letters: de energieprestatie en de thermische isolatie. De eerste zegt hoeveel energie er nodig is, de tweede hoe goed de schil is. Een huis kan dankzij een warmtepomp een B hebben en toch een E voor zijn isolatie. Kijk naar allebei: de installatie vervangt u ooit, de muren zelden.

## De weg naar de akte

1. Bod en aanvaarding, meestal schriftelijk via de makelaar.
2. Een compromis met tien procent waarborg, bijna altijd onder voorbehoud van krediet.
3. De akte bij de notaris. U kiest hem vrij; zijn tarief ligt vast bij reglement.
4. De sleutels, dezelfde dag.

Anders dan in België controleert geen attest voor elektriciteit, bodem of asbest de woning vooraf. Neem dus iemand mee die een installatie kan lezen.

## Wie over de grens werkt

Uw bank telt het inkomen waar u het verdient, maar niet elke bank financiert een huis in het buurland. Vraag het vóór u een bod doet. En reken na of uw telewerkdagen gevolgen hebben voor belasting en sociale zekerheid; de drempels verschillen per land.

Hebt u plannen over de grens? [Kom langs](page:menuPage-contact) of [geef uw zoekopdracht door](page:menuPage-demand). De bedragen in dit artikel zijn nagekeken in november 2026.`,
    fr: `De plus en plus de nos clients travaillent au Luxembourg et vivent en Belgique, ou l’inverse. C’est pourquoi nous avons désormais une agence de l’autre côté de la frontière. Luc Weber et Claire Hoffmann vous y reçoivent en cinq langues.

## Les impôts

À l’achat d’un logement existant, vous payez au Luxembourg 6 % de droits d’enregistrement et 1 % de droits de transcription, soit 7 % en tout. Qui habite son bien a droit à un crédit d’impôt, le _Bëllegen Akt_ : 40 000 euros par acquéreur. Un couple qui achète ensemble dispose donc de 80 000 euros et ne paie souvent que peu de droits, voire aucun, sur un appartement moyen.

Il y a des conditions. Vous emménagez dans les deux ans et y restez au moins deux ans. Si vous vendez ou louez plus tôt, l’État réclame le crédit. Pour le neuf, une TVA de 3 % s’applique sous conditions au logement personnel.

## Deux classes au lieu d’une

Une annonce luxembourgeoise porte deux lettres : la performance énergétique et l’isolation thermique. La première dit combien d’énergie il faut, la seconde ce que vaut l’enveloppe. Une maison peut avoir un B grâce à une pompe à chaleur et un E pour son isolation. Regardez les deux : l’installation se remplace un jour, les murs rarement.

## Le chemin vers l’acte

1. Offre et acceptation, en général par écrit, via l’agence.
2. Un compromis avec dix pour cent de garantie, presque toujours sous réserve de crédit.
3. L’acte chez le notaire. Vous le choisissez librement ; son tarif est fixé par règlement.
4. Les clés, le même jour.

Contrairement à la Belgique, aucune attestation d’électricité, de sol ou d’amiante ne contrôle le logement au préalable. Emmenez donc quelqu’un qui sait lire une installation.

## Si vous travaillez de l’autre côté

Votre banque tient compte du revenu là où vous le gagnez, mais toutes ne financent pas une maison dans le pays voisin. Demandez-le avant de faire une offre. Et vérifiez si vos jours de télétravail ont des effets sur l’impôt et la sécurité sociale ; les seuils varient d’un pays à l’autre.

Un projet au-delà de la frontière ? [Passez nous voir](page:menuPage-contact) ou [inscrivez votre recherche](page:menuPage-demand). Montants vérifiés en novembre 2026.`,
    en: `More and more of our clients work in Luxembourg and live in Belgium, or the other way round. So we now have an office on the other side of the border too. Luc Weber and Claire Hoffmann receive you there in five languages.

## The taxes

When you buy an existing home in Luxembourg you pay 6% registration tax and 1% transcription tax, 7% together. Those who live in it themselves are entitled to a tax credit, the _Bëllegen Akt_: 40,000 euros for each buyer. A couple buying together therefore has 80,000 euros, and often pays little or no tax on an average apartment.

There is something in return. You move in within two years and stay for at least two. If you sell or let earlier, the state claims the credit back. For a new building VAT of 3% applies, under conditions, to a home of your own.

## Two classes instead of one

A Luxembourg advert states two letters: energy performance and thermal insulation. The first says how much energy is needed, the second how good the shell is. Thanks to a heat pump a house may have a B and still have an E for its insulation. Look at both: you will replace the installation one day, the walls seldom.

## The way to the deed

1. Offer and acceptance, usually in writing through the agent.
2. A preliminary agreement with a ten per cent guarantee, nearly always subject to a mortgage.
3. The deed before the notary. You choose freely; the tariff is fixed by regulation.
4. The keys, the same day.

Unlike in Belgium, no certificate for wiring, soil or asbestos checks the home beforehand. So bring someone who can read an installation.

## If you work across the border

Your bank counts income where you earn it, but not every bank finances a house in the country next door. Ask before you make an offer. And work out whether your days of working at home affect tax and social security; the thresholds differ from country to country.

Plans across the border? [Drop in](page:menuPage-contact) or [register your search](page:menuPage-demand). The amounts in this article were checked in November 2026.`,
    de: `Immer mehr unserer Kunden arbeiten in Luxemburg und wohnen in Belgien, oder umgekehrt. Deshalb haben wir jetzt auch ein Büro jenseits der Grenze. Luc Weber und Claire Hoffmann empfangen Sie dort in fünf Sprachen.

## Die Steuern

Beim Kauf einer bestehenden Immobilie zahlen Sie in Luxemburg 6 % Registrierungs- und 1 % Überschreibungsgebühr, zusammen also 7 %. Wer selbst einzieht, hat Anspruch auf eine Steuergutschrift, den _Bëllegen Akt_: 40.000 Euro je Käufer. Ein Paar, das gemeinsam kauft, hat also 80.000 Euro und zahlt für eine durchschnittliche Wohnung oft wenig oder nichts.

Dafür gibt es Bedingungen. Sie ziehen innerhalb von zwei Jahren ein und bleiben mindestens zwei Jahre. Verkaufen oder vermieten Sie früher, fordert der Staat die Gutschrift zurück. Für Neubauten gilt unter Bedingungen eine Mehrwertsteuer von 3 % auf das eigene Heim.

## Zwei Klassen statt einer

Ein Luxemburger Inserat nennt zwei Buchstaben: Energieeffizienz und Wärmeschutz. Der erste sagt, wie viel Energie nötig ist, der zweite, wie gut die Hülle ist. Ein Haus kann dank Wärmepumpe ein B haben und trotzdem ein E für die Dämmung. Sehen Sie auf beides: Die Anlage ersetzt man irgendwann, die Mauern selten.

## Der Weg zur Urkunde

1. Angebot und Annahme, meist schriftlich über den Makler.
2. Ein Vorvertrag mit zehn Prozent Sicherheit, fast immer unter Vorbehalt der Finanzierung.
3. Die Urkunde beim Notar. Sie wählen ihn frei; sein Tarif ist durch Verordnung festgelegt.
4. Die Schlüssel, am selben Tag.

Anders als in Belgien prüft vorab keine Bescheinigung Elektrik, Boden oder Asbest. Nehmen Sie also jemanden mit, der eine Anlage lesen kann.

## Wer jenseits der Grenze arbeitet

Ihre Bank zählt das Einkommen dort, wo Sie es verdienen, aber nicht jede finanziert ein Haus im Nachbarland. Fragen Sie, bevor Sie ein Angebot machen. Und rechnen Sie nach, ob Ihre Tage im Homeoffice Folgen für Steuer und Sozialversicherung haben; die Schwellen sind je Land verschieden.

Pläne jenseits der Grenze? [Kommen Sie vorbei](page:menuPage-contact) oder [erteilen Sie einen Suchauftrag](page:menuPage-demand). Die Beträge wurden im November 2026 geprüft.`,
  },
});
