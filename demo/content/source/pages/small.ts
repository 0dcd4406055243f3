import { fixedSegments } from '../../../../app/paths/segments.ts';
import { line, module, page, path, relation, rich, seo, text, toPage, type Document } from '../../compose.ts';

const { testimonials: stories, feedback, login: access } = fixedSegments;

const articles = page('articles', {
  name: 'Nieuws',
  pageType: 'articles',
  order: 80,
  menuPosition: 'main',
  title: line('Nieuws en advies', 'Actualités et conseils', 'News and advice', 'Neues und Ratgeber'),
  description: text(
    'Wat verandert er, wat kost het en wat doet u er best aan? Kort en zonder jargon.',
    'Qu’est-ce qui change, combien cela coûte et que faire ? En bref et sans jargon.',
    'What is changing, what does it cost and what is best done? Briefly and without jargon.',
    'Was ändert sich, was kostet es und was ist zu tun? Kurz und ohne Fachchinesisch.',
  ),
  breadcrumb: line('Nieuws', 'Actualités', 'News', 'Aktuelles'),
  path: path('nieuws', 'actualites', 'news', 'aktuelles'),
  seo: seo(
    line(
      'Nieuws en advies over vastgoed',
      'Actualités et conseils immobiliers',
      'Property news and advice',
      'Immobilien: Neues und Ratgeber',
    ),
    text(
      'Artikels over kopen, huren, energie en wonen in België en Luxemburg.',
      'Des articles sur l’achat, la location, l’énergie et le logement en Belgique et au Luxembourg.',
      'Articles on buying, renting, energy and living in Belgium and Luxembourg.',
      'Artikel über Kaufen, Mieten, Energie und Wohnen in Belgien und Luxemburg.',
    ),
  ),
  showBanner: true,
  modules: [module('articleCardsModule', { sort: 'newest', maxItems: 12 })],
});

const testimonials = page('testimonials', {
  name: 'Testimonials',
  pageType: 'testimonials',
  order: 100,
  menuPosition: 'footer',
  title: line('Wat klanten vertellen', 'Ce que disent nos clients', 'What clients say', 'Was Kunden erzählen'),
  description: text(
    'Verhalen van mensen die met ons kochten, verkochten of huurden.',
    'Des histoires de personnes qui ont acheté, vendu ou loué avec nous.',
    'Stories of people who bought, sold or rented with us.',
    'Geschichten von Menschen, die mit uns gekauft, verkauft oder gemietet haben.',
  ),
  breadcrumb: line('Getuigenissen', 'Témoignages', 'Testimonials', 'Kundenstimmen'),
  path: path(stories.nl, stories.fr, stories.en, stories.de),
  seo: seo(
    line('Getuigenissen van klanten', 'Témoignages de clients', 'Client testimonials', 'Kundenstimmen'),
    text(
      'Klanten van Gevel vertellen hoe hun verkoop, aankoop of verhuizing liep.',
      'Des clients de Gevel racontent leur vente, leur achat ou leur déménagement.',
      'Clients of Gevel tell how their sale, purchase or move went.',
      'Kunden von Gevel erzählen von Verkauf, Kauf oder Umzug.',
    ),
  ),
  showBanner: true,
  modules: [module('testimonialsModule', { sort: 'newest', numberItemOfRow: 2, maxItems: 24 })],
});

const feedbackPage = page('feedback', {
  name: 'Feedback',
  pageType: 'feedback',
  order: 110,
  menuPosition: 'footer',
  title: line('Feedback', 'Feedback', 'Feedback', 'Feedback'),
  description: text(
    'Werkte u met ons samen? Vertel hoe het was, ook als het beter kon.',
    'Vous avez travaillé avec nous ? Dites-nous comment c’était, même si cela pouvait être mieux.',
    'Did you work with us? Tell us how it was, also if it could have been better.',
    'Haben Sie mit uns gearbeitet? Erzählen Sie, wie es war, auch wenn es besser hätte sein können.',
  ),
  breadcrumb: line('Feedback', 'Feedback', 'Feedback', 'Feedback'),
  path: path(feedback.nl, feedback.fr, feedback.en, feedback.de),
  seo: seo(
    line(
      'Deel uw ervaring met Gevel',
      'Partagez votre expérience avec Gevel',
      'Share your experience with Gevel',
      'Ihre Erfahrung mit Gevel',
    ),
    text(
      'Laat weten hoe u onze dienst vond. Met uw toestemming verschijnt het op onze site.',
      'Dites-nous ce que vous avez pensé de notre service. Avec votre accord, nous le publions sur le site.',
      'Let us know what you thought of our service. With your consent it appears on our site.',
      'Sagen Sie uns, wie Sie unseren Service fanden. Mit Ihrer Zustimmung erscheint es auf der Website.',
    ),
  ),
  showBanner: false,
  modules: [module('contactModule', { view: 'list', relations: [relation('contact', 'testimonial')] })],
});

const login = page('login', {
  name: 'Login',
  pageType: 'login',
  order: 120,
  menuPosition: 'none',
  title: line('Eigenaarslogin', 'Accès propriétaires', 'Owner login', 'Eigentümer-Login'),
  description: text(
    'Volg de bezoeken, de reacties en de cijfers van uw eigendom.',
    'Suivez les visites, les réactions et les chiffres de votre bien.',
    'Follow the visits, reactions and figures of your property.',
    'Verfolgen Sie Besichtigungen, Reaktionen und Zahlen Ihrer Immobilie.',
  ),
  breadcrumb: line('Eigenaarslogin', 'Accès propriétaires', 'Owner login', 'Eigentümer-Login'),
  path: path(access.nl, access.fr, access.en, access.de),
  seo: seo(
    line('Eigenaarslogin', 'Accès propriétaires', 'Owner login', 'Eigentümer-Login'),
    text(
      'Toegang voor eigenaars die met Gevel verkopen of verhuren.',
      'Accès pour les propriétaires qui vendent ou louent avec Gevel.',
      'Access for owners who sell or let with Gevel.',
      'Zugang für Eigentümer, die mit Gevel verkaufen oder vermieten.',
    ),
    true,
  ),
  showBanner: false,
});

/** Prepared but not yet on the site. */
const openDay = page('open-day', {
  name: 'Openhuizendag (in voorbereiding)',
  pageType: 'content',
  status: 'Draft',
  order: 130,
  menuPosition: 'main',
  title: line('Openhuizendag', 'Journée portes ouvertes', 'Open house day', 'Tag der offenen Tür'),
  description: text(
    'Op één zaterdag in het voorjaar staan alle deuren open.',
    'Un samedi de printemps, toutes les portes sont ouvertes.',
    'On one Saturday in spring all doors stand open.',
    'An einem Samstag im Frühjahr stehen alle Türen offen.',
  ),
  breadcrumb: line('Openhuizendag', 'Portes ouvertes', 'Open house day', 'Offene Tür'),
  path: path('openhuizendag', 'portes-ouvertes', 'open-house-day', 'tag-der-offenen-tuer'),
  showBanner: false,
});

/** Regional grants are explained in the languages of the regions that give them: no English or German page. */
const grants = page('grants', {
  name: 'Renovatiepremies (nl en fr)',
  pageType: 'content',
  order: 140,
  menuPosition: 'footer',
  title: line('Renovatiepremies', 'Primes à la rénovation', null, null),
  description: text(
    'Wie energiezuinig verbouwt, krijgt vaak een deel terug. Waar u terecht kunt, per gewest.',
    'Qui rénove pour économiser l’énergie récupère souvent une partie des frais. Où s’adresser, région par région.',
    null,
    null,
  ),
  breadcrumb: line('Renovatiepremies', 'Primes', null, null),
  path: path('renovatiepremies', 'primes-renovation', null, null),
  seo: seo(
    line('Renovatiepremies per gewest', 'Primes à la rénovation par région', null, null),
    text(
      'Een overzicht van de loketten voor renovatiepremies in Vlaanderen, Brussel en Wallonië.',
      'Un aperçu des guichets pour les primes à la rénovation en Flandre, à Bruxelles et en Wallonie.',
      null,
      null,
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `De bedragen en voorwaarden veranderen vaak. Vraag ze na bij het gewest voor u een offerte tekent.

- **Vlaanderen**: één loket voor wie renoveert, bij de Vlaamse overheid en bij het energiehuis van uw gemeente.
- **Brussel**: Homegrade geeft gratis advies, in het Nederlands en het Frans.
- **Wallonië**: de energieloketten van het Waals Gewest.

Twijfelt u wat eerst komt, dak of ketel? [Wij denken mee](page:menuPage-contact).`,
    fr: `Les montants et les conditions changent souvent. Vérifiez-les auprès de la région avant de signer un devis.

- **Flandre** : un guichet unique pour qui rénove, auprès des autorités flamandes et de la maison de l’énergie de votre commune.
- **Bruxelles** : Homegrade conseille gratuitement, en français et en néerlandais.
- **Wallonie** : les guichets énergie de la Région wallonne.

Vous hésitez entre le toit et la chaudière ? [Parlons-en](page:menuPage-contact).`,
  }),
});

/** An address of an old campaign. */
const worth = page('worth', {
  name: 'Campagne: wat is mijn woning waard',
  pageType: 'content',
  order: 150,
  menuPosition: 'none',
  title: line(
    'Wat is mijn woning waard?',
    'Combien vaut mon bien ?',
    'What is my home worth?',
    'Was ist mein Haus wert?',
  ),
  breadcrumb: line('Woning waard', 'Valeur du bien', 'Home worth', 'Hauswert'),
  path: path('wat-is-mijn-woning-waard', 'combien-vaut-mon-bien', 'what-is-my-home-worth', 'was-ist-mein-haus-wert'),
  showBanner: false,
  redirect: toPage('menuPage-valuation'),
});

const jobs = page('jobs', {
  name: 'Vacatures (andere website)',
  pageType: 'content',
  order: 160,
  menuPosition: 'footer',
  title: line('Vacatures', 'Emplois', 'Jobs', 'Stellenangebote'),
  breadcrumb: line('Vacatures', 'Emplois', 'Jobs', 'Stellen'),
  path: path('vacatures', 'emplois', 'jobs', 'stellenangebote'),
  showBanner: false,
  externalUrl: 'https://jobs.gevel.example/',
});

export const smallPages: Document[] = [articles, testimonials, feedbackPage, login, openDay, grants, worth, jobs];
