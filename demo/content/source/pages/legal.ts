import { fixedSegments } from '../../../../app/paths/segments.ts';
import { line, page, path, rich, seo, text, type Document } from '../../compose.ts';

const fixedPath = ({ nl, fr, en, de }: Record<'nl' | 'fr' | 'en' | 'de', string>) => path(nl, fr, en, de);

const privacy = page('privacy-statement', {
  name: 'Privacyverklaring',
  pageType: 'static',
  order: 200,
  menuPosition: 'footer',
  title: line('Privacyverklaring', 'Déclaration de confidentialité', 'Privacy statement', 'Datenschutzerklärung'),
  breadcrumb: line('Privacy', 'Confidentialité', 'Privacy', 'Datenschutz'),
  path: fixedPath(fixedSegments.privacyStatement),
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
    nl: `Gevel Vastgoed bv is verantwoordelijk voor de gegevens die u ons via deze site geeft.

## Wat we vragen en waarom

We vragen alleen wat nodig is om te antwoorden: uw naam, hoe we u bereiken en wat u zoekt of aanbiedt. Bij een kandidatuur als huurder vragen we wat de wet in uw gewest toelaat, en zeggen we bij elke vraag waarom.

## Hoe lang we het bewaren

- Vragen en zoekopdrachten: 24 maanden
- Biedingen: 12 maanden
- Kandidaturen van huurders: 3 maanden

Daarna worden ze gewist.

## Wie het ziet

Onze medewerkers, en de partij die u zelf aanwijst, zoals de eigenaar bij een bod. We verkopen geen gegevens.

## Uw rechten

U kunt uw gegevens inkijken, verbeteren, meenemen of laten wissen, en u tegen het gebruik ervan verzetten. Schrijf naar [privacy@gevel.example](mailto:privacy@gevel.example). Bent u niet tevreden, dan kunt u klacht indienen bij de Gegevensbeschermingsautoriteit.`,
    fr: `Gevel Vastgoed bv est responsable des données que vous nous confiez sur ce site.

## Ce que nous demandons et pourquoi

Nous ne demandons que le nécessaire pour répondre : votre nom, comment vous joindre et ce que vous cherchez ou proposez. Pour une candidature de locataire, nous demandons ce que la loi de votre région permet, et disons à chaque question pourquoi.

## Durée de conservation

- Questions et recherches : 24 mois
- Offres d’achat : 12 mois
- Candidatures de locataires : 3 mois

Ensuite, elles sont effacées.

## Qui les voit

Nos collaborateurs, et la partie que vous désignez vous-même, comme le propriétaire en cas d’offre. Nous ne vendons aucune donnée.

## Vos droits

Vous pouvez consulter, corriger, récupérer ou faire effacer vos données, et vous opposer à leur utilisation. Écrivez à [privacy@gevel.example](mailto:privacy@gevel.example). Si la réponse ne vous satisfait pas, vous pouvez vous plaindre auprès de l’Autorité de protection des données.`,
    en: `Gevel Vastgoed bv is responsible for the data you give us through this site.

## What we ask and why

We ask only what is needed to answer: your name, how to reach you and what you are looking for or offering. When you apply as a tenant we ask what the law of your region allows, and say with each question why.

## How long we keep it

- Questions and registered searches: 24 months
- Purchase offers: 12 months
- Rental applications: 3 months

After that they are deleted.

## Who sees it

Our staff, and the party you point out yourself, such as the owner when you make an offer. We sell no data.

## Your rights

You may see, correct, take along or delete your data, and object to its use. Write to [privacy@gevel.example](mailto:privacy@gevel.example). If you are not satisfied you can complain to the Belgian Data Protection Authority.`,
    de: `Gevel Vastgoed bv ist verantwortlich für die Daten, die Sie uns über diese Website geben.

## Was wir fragen und warum

Wir fragen nur, was für die Antwort nötig ist: Ihren Namen, wie wir Sie erreichen und was Sie suchen oder anbieten. Bei einer Mietbewerbung fragen wir, was das Recht Ihrer Region erlaubt, und sagen bei jeder Frage warum.

## Wie lange wir sie speichern

- Fragen und Suchaufträge: 24 Monate
- Kaufangebote: 12 Monate
- Mietbewerbungen: 3 Monate

Danach werden sie gelöscht.

## Wer sie sieht

Unsere Mitarbeiter und die Partei, die Sie selbst bestimmen, etwa der Eigentümer bei einem Angebot. Wir verkaufen keine Daten.

## Ihre Rechte

Sie können Ihre Daten einsehen, berichtigen, mitnehmen oder löschen lassen und der Nutzung widersprechen. Schreiben Sie an [privacy@gevel.example](mailto:privacy@gevel.example). Sind Sie nicht zufrieden, können Sie sich bei der belgischen Datenschutzbehörde beschweren.`,
  }),
});

const cookies = page('cookie-policy', {
  name: 'Cookiebeleid',
  pageType: 'static',
  order: 210,
  menuPosition: 'footer',
  title: line('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
  breadcrumb: line('Cookies', 'Cookies', 'Cookies', 'Cookies'),
  path: fixedPath(fixedSegments.cookiePolicy),
  seo: seo(
    line('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
    text(
      'Welke cookies deze site gebruikt en hoe u uw keuze verandert.',
      'Quels cookies ce site utilise et comment modifier votre choix.',
      'Which cookies this site uses and how to change your choice.',
      'Welche Cookies diese Website verwendet und wie Sie Ihre Wahl ändern.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `Deze site werkt zonder dat u iets aanvaardt. Weigeren is even eenvoudig als aanvaarden.

## Soorten

- **Strikt noodzakelijk**: onthouden uw keuze en houden formulieren veilig. Altijd aan.
- **Analyse**: tellen bezoeken, zodat we weten wat gelezen wordt.
- **Marketing**: meten of een advertentie werkt.
- **Sociale media**: video’s en deelknoppen van anderen.
- **Niet ingedeeld**: wat nog geen plaats heeft; staat uit tot u het aanzet.

## Uw keuze

Uw keuze blijft in uw eigen browser en geldt 180 dagen. Via “Cookie-instellingen” onderaan elke pagina verandert u ze wanneer u wilt.`,
    fr: `Ce site fonctionne sans que vous acceptiez quoi que ce soit. Refuser est aussi simple qu’accepter.

## Catégories

- **Strictement nécessaires** : retiennent votre choix et sécurisent les formulaires. Toujours actifs.
- **Analyse** : comptent les visites, pour savoir ce qui est lu.
- **Marketing** : mesurent si une annonce fonctionne.
- **Réseaux sociaux** : vidéos et boutons de partage de tiers.
- **Non classés** : ce qui n’a pas encore de place ; désactivés jusqu’à votre accord.

## Votre choix

Votre choix reste dans votre navigateur et vaut 180 jours. Modifiez-le quand vous voulez via « Paramètres des cookies » en bas de chaque page.`,
    en: `This site works without your accepting anything. Refusing is as simple as accepting.

## Kinds

- **Strictly necessary**: remember your choice and keep forms safe. Always on.
- **Analytics**: count visits, so that we know what is read.
- **Marketing**: measure whether an advert works.
- **Social media**: videos and share buttons of others.
- **Unclassified**: what has no place yet; off until you turn it on.

## Your choice

Your choice stays in your own browser and holds for 180 days. Change it whenever you like through “Cookie settings” at the foot of each page.`,
    de: `Diese Website funktioniert, ohne dass Sie etwas annehmen. Ablehnen ist so einfach wie Annehmen.

## Arten

- **Unbedingt erforderlich**: merken sich Ihre Wahl und schützen Formulare. Immer an.
- **Analyse**: zählen Besuche, damit wir wissen, was gelesen wird.
- **Marketing**: messen, ob eine Anzeige wirkt.
- **Soziale Medien**: Videos und Teilen-Knöpfe anderer.
- **Nicht eingeordnet**: was noch keinen Platz hat; aus, bis Sie es einschalten.

## Ihre Wahl

Ihre Wahl bleibt in Ihrem Browser und gilt 180 Tage. Über „Cookie-Einstellungen“ am Ende jeder Seite ändern Sie sie jederzeit.`,
  }),
});

const disclaimer = page('disclaimer', {
  name: 'Disclaimer',
  pageType: 'static',
  order: 220,
  menuPosition: 'footer',
  title: line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
  breadcrumb: line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftung'),
  path: fixedPath(fixedSegments.disclaimer),
  seo: seo(
    line('Disclaimer', 'Avertissement', 'Disclaimer', 'Haftungsausschluss'),
    text(
      'Wat u van de informatie op deze site mag verwachten.',
      'Ce que vous pouvez attendre des informations de ce site.',
      'What you may expect of the information on this site.',
      'Was Sie von den Angaben auf dieser Website erwarten dürfen.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `We stellen elke advertentie met zorg op, met wat eigenaars en overheden ons geven. Oppervlaktes zijn gemeten maar blijven richtcijfers; foto’s tonen een moment.

Een advertentie is geen aanbod in de zin van het contractenrecht. Een bod dat binnen zijn termijn aanvaard wordt, bindt u wel.

Ziet u een fout? [Laat het ons weten](page:menuPage-contact), we passen ze dezelfde dag aan.`,
    fr: `Nous rédigeons chaque annonce avec soin, d’après ce que propriétaires et autorités nous transmettent. Les surfaces sont mesurées mais restent indicatives ; les photos montrent un instant.

Une annonce n’est pas une offre au sens du droit des contrats. Une offre d’achat acceptée dans son délai vous engage, elle.

Vous voyez une erreur ? [Dites-le-nous](page:menuPage-contact), nous la corrigeons le jour même.`,
    en: `We write each advert with care, from what owners and authorities give us. Surfaces are measured but remain indicative; pictures show one moment.

An advert is not an offer in the sense of contract law. A purchase offer accepted within its term does bind you.

Do you see a mistake? [Let us know](page:menuPage-contact); we correct it the same day.`,
    de: `Wir erstellen jedes Inserat sorgfältig nach Angaben von Eigentümern und Behörden. Flächen sind gemessen, bleiben aber Richtwerte; Fotos zeigen einen Augenblick.

Ein Inserat ist kein Angebot im Sinne des Vertragsrechts. Ein fristgerecht angenommenes Kaufangebot bindet Sie dagegen.

Sehen Sie einen Fehler? [Sagen Sie es uns](page:menuPage-contact), wir berichtigen ihn am selben Tag.`,
  }),
});

export const legalPages: Document[] = [privacy, cookies, disclaimer];
