import { fixedPages } from '../../../../../app/addresses/table.ts';
import { line, page, path, rich, seo, text, type Document } from '../../compose.ts';
import { legal, retention } from '../settings.ts';

const { nl, fr, en, de } = fixedPages.privacyStatement.segments;
const { leadsMonths, offersMonths, rentalApplicationsMonths, visitsMonths } = retention;

/** How the site and the agency process personal data. Keep this in sync with the product. */
export const privacy: Document = page('privacy-statement', {
  name: 'Privacyverklaring',
  pageType: 'static',
  order: 200,
  menuPosition: 'footer',
  title: line('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement', 'Datenschutzerklärung'),
  breadcrumb: line('Privacy', 'Confidentialité', 'Privacy', 'Datenschutz'),
  path: path(nl, fr, en, de),
  seo: seo(
    line('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement', 'Datenschutzerklärung'),
    text(
      'Welke gegevens Gevel bewaart, waarom, hoe lang en wat uw rechten zijn.',
      'Quelles données Gevel conserve, pourquoi, combien de temps, et quels sont vos droits.',
      'Which data Gevel keeps, why, for how long and what your rights are.',
      'Welche Daten Gevel speichert, warum, wie lange und welche Rechte Sie haben.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `Laatst nagekeken op 20 november 2026.

## Wie is verantwoordelijk

Gevel Vastgoed bv, Gevelkaai 1, 9000 Gent, ondernemingsnummer ${legal.companyNumber}, is verantwoordelijk voor de verwerking van uw gegevens, ook voor de kantoren in Brussel en Luxemburg. Vragen en verzoeken komen aan op [privacy@gevel.example](mailto:privacy@gevel.example).

## Wat de website zelf vastlegt

U kunt de hele site lezen zonder iets over uzelf te zeggen. Er zijn geen bezoekersstatistieken, geen advertenties en geen cookies die u volgen; lees ook ons [cookiebeleid](page:menuPage-cookie-policy).

Onze server noteert bij elke aanvraag het tijdstip, het adres van de pagina zonder wat er na het vraagteken staat, het resultaat, hoe lang het antwoord duurde en uw IP-adres. Dat dient om storingen te vinden en misbruik tegen te houden, op grond van ons gerechtvaardigd belang bij een veilige site. We koppelen die gegevens niet aan personen en bewaren ze niet langer dan daarvoor nodig is.

Lettertypes en foto’s komen van onze eigen server. De kaart bij een pand is een link naar openstreetmap.org: pas als u erop klikt, krijgt die site uw IP-adres.

## Wat u ons geeft, waarom en hoe lang

Schrijft, belt of mailt u ons, of vult u een formulier in, dan vragen we alleen wat nodig is om te antwoorden.

- **Een vraag, een schatting of een zoekopdracht**: naam, contactgegevens en wat u zoekt of aanbiedt. Om op uw verzoek stappen te zetten vóór een overeenkomst. ${leadsMonths} maanden na ons laatste contact.
- **Een bezoek**: naam, contactgegevens, dag en uur, en wat u ervan vond. Op dezelfde grond, en om de eigenaar verslag te doen. ${visitsMonths} maanden.
- **Een bod**: wie u bent, het bedrag en de voorwaarden. Om een overeenkomst te sluiten. ${offersMonths} maanden, of bij het dossier van de verkoop als het bod aanvaard wordt.
- **Een kandidatuur als huurder**: wat het recht van het gewest in die fase toelaat, met bij elke vraag de reden. ${rentalApplicationsMonths} maanden, of bij het huurdossier als u de huurder wordt.
- **Een getuigenis**: uw tekst, naam en beeld, met uw toestemming, tot u ze intrekt.
- **Een opdracht als klant**: wat nodig is om ze uit te voeren, en uw identiteit zoals de wet van 18 september 2017 tegen het witwassen van geld voorschrijft. Tien jaar na het einde van de opdracht, zoals de wet het vraagt.

Daarna worden de gegevens gewist. We nemen geen beslissingen die alleen op een computer berusten.

## Wie het ziet

Onze medewerkers; de partij die u zelf aanwijst, zoals de eigenaar bij een bod; de notaris en de overheid waar de wet het vraagt; en de bedrijven die onze servers en mailboxen beheren, als verwerker en volgens onze instructies. We verkopen geen gegevens en geven ze niet aan banken of verzekeraars.

## Uw rechten

U kunt uw gegevens inkijken, verbeteren, laten wissen, beperken of meenemen, u verzetten tegen het gebruik ervan, en een toestemming altijd intrekken. Schrijf naar [privacy@gevel.example](mailto:privacy@gevel.example); we antwoorden binnen de maand. We vragen alleen een bewijs van uw identiteit als we twijfelen.

Bent u niet tevreden, dan kunt u klacht indienen bij de Gegevensbeschermingsautoriteit, Drukpersstraat 35, 1000 Brussel, of in Luxemburg bij de Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux.`,
    fr: `Dernière vérification le 20 novembre 2026.

## Qui est responsable

Gevel Vastgoed bv, Gevelkaai 1, 9000 Gand, numéro d’entreprise ${legal.companyNumber}, est responsable du traitement de vos données, y compris pour les agences de Bruxelles et de Luxembourg. Questions et demandes : [privacy@gevel.example](mailto:privacy@gevel.example).

## Ce que le site enregistre de lui-même

Vous pouvez lire tout le site sans rien dire de vous. Il n’y a ni statistiques de visite, ni publicité, ni cookies de suivi ; voyez aussi notre [politique de cookies](page:menuPage-cookie-policy).

À chaque requête, notre serveur note l’heure, l’adresse de la page sans ce qui suit le point d’interrogation, le résultat, la durée de la réponse et votre adresse IP. Cela sert à trouver les pannes et à empêcher les abus, sur la base de notre intérêt légitime à disposer d’un site sûr. Nous ne relions pas ces données à des personnes et ne les gardons pas plus longtemps que nécessaire.

Polices et photos viennent de notre propre serveur. La carte d’un bien est un lien vers openstreetmap.org : ce site ne reçoit votre adresse IP que si vous cliquez.

## Ce que vous nous donnez, pourquoi et combien de temps

Si vous nous écrivez, nous appelez ou remplissez un formulaire, nous ne demandons que le nécessaire pour répondre.

- **Une question, une estimation ou une recherche** : nom, coordonnées et ce que vous cherchez ou proposez. Pour prendre, à votre demande, des mesures précontractuelles. ${leadsMonths} mois après notre dernier contact.
- **Une visite** : nom, coordonnées, jour et heure, et votre avis. Sur la même base, et pour en rendre compte au propriétaire. ${visitsMonths} mois.
- **Une offre d’achat** : votre identité, le montant et les conditions. Pour conclure un contrat. ${offersMonths} mois, ou avec le dossier de vente si l’offre est acceptée.
- **Une candidature de locataire** : ce que le droit de la région permet à ce stade, avec la raison de chaque question. ${rentalApplicationsMonths} mois, ou avec le dossier de location si vous devenez locataire.
- **Un témoignage** : votre texte, votre nom et votre image, avec votre consentement, jusqu’à son retrait.
- **Un mandat comme client** : le nécessaire pour l’exécuter, et votre identité, comme l’impose la loi du 18 septembre 2017 contre le blanchiment. Dix ans après la fin du mandat, comme la loi le demande.

Ensuite, les données sont effacées. Nous ne prenons aucune décision fondée sur le seul traitement automatisé.

## Qui les voit

Nos collaborateurs ; la partie que vous désignez vous-même, comme le propriétaire en cas d’offre ; le notaire et les autorités lorsque la loi l’exige ; et les entreprises qui gèrent nos serveurs et boîtes de courrier, en sous-traitance et selon nos instructions. Nous ne vendons aucune donnée et n’en transmettons ni aux banques ni aux assureurs.

## Vos droits

Vous pouvez consulter, corriger, faire effacer, limiter ou récupérer vos données, vous opposer à leur utilisation et retirer un consentement à tout moment. Écrivez à [privacy@gevel.example](mailto:privacy@gevel.example) ; nous répondons dans le mois. Nous ne demandons une preuve d’identité qu’en cas de doute.

Si la réponse ne vous satisfait pas, vous pouvez vous plaindre auprès de l’Autorité de protection des données, rue de la Presse 35, 1000 Bruxelles, ou, au Luxembourg, auprès de la Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux.`,
    en: `Last checked on 20 November 2026.

## Who is responsible

Gevel Vastgoed bv, Gevelkaai 1, 9000 Ghent, company number ${legal.companyNumber}, is the controller of your data, for the offices in Brussels and Luxembourg too. Questions and requests reach us at [privacy@gevel.example](mailto:privacy@gevel.example).

## What the website records by itself

You can read the whole site without saying anything about yourself. There are no visitor statistics, no advertisements and no cookies that follow you; see also our [cookie policy](page:menuPage-cookie-policy).

For each request our server notes the time, the address of the page without what follows the question mark, the result, how long the answer took and your IP address. This serves to find faults and to stop abuse, on the ground of our legitimate interest in a safe site. We do not link it to persons and keep it no longer than that requires.

Fonts and pictures come from our own server. The map of a property is a link to openstreetmap.org: only when you click does that site get your IP address.

## What you give us, why and for how long

When you write, call or e-mail us, or fill in a form, we ask only what is needed to answer.

- **A question, a valuation or a registered search**: name, contact details and what you are looking for or offering. To take steps at your request before a contract. ${leadsMonths} months after our last contact.
- **A visit**: name, contact details, day and time, and what you thought. On the same ground, and to report to the owner. ${visitsMonths} months.
- **A purchase offer**: who you are, the amount and the conditions. To conclude a contract. ${offersMonths} months, or with the file of the sale if the offer is accepted.
- **A rental application**: what the law of the region allows at that stage, with the reason for each question. ${rentalApplicationsMonths} months, or with the file of the lease if you become the tenant.
- **A testimonial**: your text, name and picture, with your consent, until you withdraw it.
- **An assignment as our client**: what is needed to carry it out, and your identity as the Belgian Act of 18 September 2017 against money laundering prescribes. Ten years after the assignment ends, as the law requires.

After that the data is deleted. We take no decisions that rest on a computer alone.

## Who sees it

Our staff; the party you point out yourself, such as the owner when you make an offer; the notary and the authorities where the law requires it; and the companies that run our servers and mailboxes, as processors and on our instructions. We sell no data and pass none on to banks or insurers.

## Your rights

You may see, correct, erase, restrict or take along your data, object to its use, and withdraw a consent at any time. Write to [privacy@gevel.example](mailto:privacy@gevel.example); we answer within a month. We ask for proof of identity only where we have doubts.

If you are not satisfied you can complain to the Belgian Data Protection Authority, Rue de la Presse 35, 1000 Brussels, or in Luxembourg to the Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux.`,
    de: `Zuletzt geprüft am 20. November 2026.

## Wer verantwortlich ist

Gevel Vastgoed bv, Gevelkaai 1, 9000 Gent, Unternehmensnummer ${legal.companyNumber}, ist für die Verarbeitung Ihrer Daten verantwortlich, auch für die Büros in Brüssel und Luxemburg. Fragen und Anträge erreichen uns unter [privacy@gevel.example](mailto:privacy@gevel.example).

## Was die Website von sich aus festhält

Sie können die ganze Website lesen, ohne etwas über sich zu sagen. Es gibt keine Besucherstatistik, keine Werbung und keine Cookies, die Ihnen folgen; siehe auch unsere [Cookie-Richtlinie](page:menuPage-cookie-policy).

Zu jeder Anfrage notiert unser Server die Zeit, die Adresse der Seite ohne das, was nach dem Fragezeichen steht, das Ergebnis, die Dauer der Antwort und Ihre IP-Adresse. Das dient dazu, Störungen zu finden und Missbrauch abzuwehren, auf Grundlage unseres berechtigten Interesses an einer sicheren Website. Wir verknüpfen diese Angaben nicht mit Personen und bewahren sie nicht länger auf, als dafür nötig ist.

Schriften und Bilder kommen von unserem eigenen Server. Die Karte einer Immobilie ist ein Link zu openstreetmap.org: Erst wenn Sie klicken, erhält diese Website Ihre IP-Adresse.

## Was Sie uns geben, warum und wie lange

Wenn Sie uns schreiben, anrufen oder ein Formular ausfüllen, fragen wir nur, was für die Antwort nötig ist.

- **Eine Frage, eine Bewertung oder ein Suchauftrag**: Name, Kontaktdaten und was Sie suchen oder anbieten. Für vorvertragliche Schritte auf Ihren Wunsch. ${leadsMonths} Monate nach unserem letzten Kontakt.
- **Eine Besichtigung**: Name, Kontaktdaten, Tag und Uhrzeit und Ihre Meinung. Auf derselben Grundlage und um dem Eigentümer zu berichten. ${visitsMonths} Monate.
- **Ein Kaufangebot**: wer Sie sind, Betrag und Bedingungen. Um einen Vertrag zu schließen. ${offersMonths} Monate, oder mit den Verkaufsunterlagen, wenn das Angebot angenommen wird.
- **Eine Mietbewerbung**: was das Recht der Region in dieser Phase erlaubt, mit dem Grund jeder Frage. ${rentalApplicationsMonths} Monate, oder mit den Mietunterlagen, wenn Sie Mieter werden.
- **Eine Kundenstimme**: Ihr Text, Name und Bild, mit Ihrer Einwilligung, bis Sie sie widerrufen.
- **Ein Auftrag als Kunde**: was zur Ausführung nötig ist, und Ihre Identität, wie es das belgische Gesetz vom 18. September 2017 gegen Geldwäsche vorschreibt. Zehn Jahre nach Ende des Auftrags, wie das Gesetz es verlangt.

Danach werden die Daten gelöscht. Wir treffen keine Entscheidungen, die allein auf einem Computer beruhen.

## Wer sie sieht

Unsere Mitarbeiter; die Partei, die Sie selbst bestimmen, etwa der Eigentümer bei einem Angebot; Notar und Behörden, wo das Gesetz es verlangt; und die Unternehmen, die unsere Server und Postfächer betreiben, als Auftragsverarbeiter und nach unserer Weisung. Wir verkaufen keine Daten und geben keine an Banken oder Versicherungen weiter.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, löschen, einschränken oder mitnehmen lassen, der Nutzung widersprechen und eine Einwilligung jederzeit widerrufen. Schreiben Sie an [privacy@gevel.example](mailto:privacy@gevel.example); wir antworten innerhalb eines Monats. Einen Identitätsnachweis verlangen wir nur im Zweifel.

Sind Sie nicht zufrieden, können Sie sich bei der belgischen Datenschutzbehörde beschweren, Rue de la Presse 35, 1000 Brüssel, oder in Luxemburg bei der Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux.`,
  }),
});
