import { fixedPages } from '../../../../../app/addresses/table.ts';
import {
  line,
  module,
  page,
  path,
  relation,
  relationTo,
  rich,
  seo,
  text,
  toPage,
  type Document,
} from '../../compose.ts';
import { bannerOf } from '../pictures.ts';
import { column, contactButton } from './parts.ts';

const stories = fixedPages.testimonials.segments;
const feedback = fixedPages.feedback.segments;
const access = fixedPages.login.segments;

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
  modules: [
    module('articleCardsModule', { sort: 'newest', maxItems: 18 }),
    column(
      12,
      ['Vraagt u zich iets af?', 'Une question ?', 'Wondering about something?', 'Haben Sie eine Frage?'],
      {
        nl: 'De beste onderwerpen komen van lezers. Schrijf ons wat u niet vond; we zoeken het uit en zetten er een datum bij, want wetten veranderen.',
        fr: 'Les meilleurs sujets viennent des lecteurs. Écrivez-nous ce que vous n’avez pas trouvé ; nous cherchons et ajoutons une date, car les lois changent.',
        en: 'The best subjects come from readers. Write to us what you did not find; we look it up and put a date to it, because laws change.',
        de: 'Die besten Themen kommen von Lesern. Schreiben Sie uns, was Sie nicht gefunden haben; wir gehen der Sache nach und setzen ein Datum dazu, denn Gesetze ändern sich.',
      },
      { button: contactButton },
    ),
  ],
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
  banner: bannerOf('banner-gent'),
  style: ['spacious'],
  modules: [
    module('testimonialsModule', { sort: 'newest', numberItemOfRow: 2, maxItems: 24 }),
    module('statsViewModule', {
      relations: [
        relation('stats-view', 'rating'),
        relation('stats-view', 'testimonials'),
        relation('stats-view', 'years'),
      ],
      titleSize: 'h3',
      title: line('Samengevat', 'En résumé', 'In short', 'Kurz gefasst'),
      numberItemOfRow: 3,
      maxItems: 3,
    }),
    column(
      12,
      ['Uw verhaal', 'Votre histoire', 'Your story', 'Ihre Geschichte'],
      {
        nl: 'We plaatsen alleen verhalen van mensen met wie we werkten, met hun toestemming en zoals zij ze schreven. Ook die met vier sterren.',
        fr: 'Nous ne publions que les histoires de personnes avec qui nous avons travaillé, avec leur accord et telles qu’elles les ont écrites. Celles à quatre étoiles aussi.',
        en: 'We publish only stories of people we worked with, with their consent and as they wrote them. Those with four stars as well.',
        de: 'Wir veröffentlichen nur Geschichten von Menschen, mit denen wir gearbeitet haben, mit ihrer Zustimmung und so, wie sie sie schrieben. Auch die mit vier Sternen.',
      },
      {
        button: {
          label: line('Vertel het ons', 'Racontez-nous', 'Tell us', 'Erzählen Sie uns davon'),
          link: toPage('menuPage-feedback'),
        },
      },
    ),
  ],
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
  style: ['tinted'],
  modules: [
    module('contactModule', {
      view: 'list',
      span: 6,
      colSizes: { _type: 'colSizes', sm: 12, md: 12, lg: 6 },
      text: rich({
        nl: 'Schrijf wat goed was, wat niet, en wat u een vriend zou zeggen. Drie zinnen volstaan. Een naam en een plaats maken het geloofwaardig; een achternaam hoeft niet.',
        fr: 'Écrivez ce qui était bien, ce qui ne l’était pas, et ce que vous diriez à un ami. Trois phrases suffisent. Un prénom et un lieu rendent crédible ; le nom de famille n’est pas nécessaire.',
        en: 'Write what was good, what was not, and what you would tell a friend. Three sentences will do. A name and a place make it credible; a surname is not needed.',
        de: 'Schreiben Sie, was gut war, was nicht, und was Sie einem Freund sagen würden. Drei Sätze genügen. Name und Ort machen es glaubwürdig; der Nachname muss nicht sein.',
      }),
      relations: [relation('contact', 'testimonial')],
    }),
    column(6, ['Wat we ermee doen', 'Ce que nous en faisons', 'What we do with it', 'Was wir damit tun'], {
      nl: `1. We lezen het dezelfde dag en antwoorden u.
2. Willen we het op de site zetten, dan vragen we dat apart. U ziet de tekst eerst.
3. U kunt hem later laten aanpassen of weghalen, zonder uitleg.
4. Kritiek bespreken we op maandag met iedereen. Zo kwamen er avondbezoeken.`,
      fr: `1. Nous le lisons le jour même et vous répondons.
2. Si nous voulons le publier, nous le demandons à part. Vous voyez d’abord le texte.
3. Vous pouvez le faire modifier ou retirer plus tard, sans explication.
4. Les critiques, nous en parlons le lundi avec toute l’équipe. Les visites du soir sont nées ainsi.`,
      en: `1. We read it the same day and answer you.
2. If we want to put it on the site we ask for that separately. You see the text first.
3. You can have it changed or taken away later, without a reason.
4. Criticism we discuss with everyone on Monday. That is how evening visits came about.`,
      de: `1. Wir lesen es am selben Tag und antworten Ihnen.
2. Wollen wir es auf die Website stellen, fragen wir eigens danach. Sie sehen den Text zuerst.
3. Sie können ihn später ändern oder entfernen lassen, ohne Begründung.
4. Kritik besprechen wir montags mit allen. So kamen die Abendbesichtigungen zustande.`,
    }),
    module('testimonialsModule', {
      title: line('Wie u voorging', 'Ils vous ont précédés', 'Those before you', 'Wer vor Ihnen schrieb'),
      titleSize: 'h3',
      sort: 'oldest',
      numberItemOfRow: 3,
      maxItems: 3,
    }),
  ],
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
  modules: [
    column(6, ['Wat u er vindt', 'Ce que vous y trouvez', 'What you find there', 'Was Sie dort finden'], {
      nl: `- De bezoeken aan uw woning, met wat de bezoekers ervan vonden
- De biedingen, met hun datum
- Hoe vaak uw advertentie bekeken werd, per dag, week en maand
- Uw berichten aan ons en wat wij noteerden, met datum
- Hoeveel foto’s en plannen online staan, en in welke talen uw tekst`,
      fr: `- Les visites de votre bien et l’avis des visiteurs
- Les offres, avec leur date
- Le nombre de consultations de l’annonce, par jour, semaine et mois
- Vos messages et ce que nous avons noté, datés
- Combien de photos et de plans sont en ligne, et dans quelles langues votre texte`,
      en: `- The visits to your home, with what the visitors thought
- The offers, with their dates
- How often your advert was seen, by day, week and month
- Your messages to us and what we have noted, with their dates
- How many photos and plans are online, and in which languages your text`,
      de: `- Die Besichtigungen Ihrer Immobilie und was die Besucher meinten
- Die Angebote, mit Datum
- Wie oft Ihr Inserat angesehen wurde, je Tag, Woche und Monat
- Ihre Nachrichten an uns und was wir notiert haben, mit Datum
- Wie viele Fotos und Grundrisse online stehen, und in welchen Sprachen Ihr Text`,
    }),
    column(
      6,
      ['Nog geen toegang?', 'Pas encore d’accès ?', 'No access yet?', 'Noch kein Zugang?'],
      {
        nl: 'U krijgt uw gegevens per e-mail als uw woning online gaat. Is die mail zoek, bel dan uw makelaar; die stuurt een nieuwe. We vragen u nooit per telefoon naar uw wachtwoord.',
        fr: 'Vous recevez vos accès par e-mail lors de la mise en ligne de votre bien. Si ce message est introuvable, appelez votre agent, qui en envoie un nouveau. Nous ne demandons jamais votre mot de passe par téléphone.',
        en: 'You get your details by e-mail when your home goes online. If that mail is lost, call your agent, who will send a new one. We never ask for your password by phone.',
        de: 'Sie erhalten Ihre Zugangsdaten per E-Mail, sobald Ihre Immobilie online geht. Ist die Nachricht verschwunden, rufen Sie Ihre Ansprechperson an. Wir fragen nie am Telefon nach Ihrem Passwort.',
      },
      { button: contactButton },
    ),
  ],
});

/** A draft, not yet on the site. */
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
  style: ['dark'],
});

/** Regional grants are explained in the languages of those regions only: there is no English or German page. */
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
  style: ['narrow', 'compact'],
  content: rich({
    nl: `De bedragen en voorwaarden veranderen vaak, en sommige premies zijn de voorbije jaren afgebouwd of stilgelegd. Reken er pas op als u ze zwart op wit hebt. Vraag ze na vóór u een offerte tekent.

## Waar u terecht kunt

- **Vlaanderen**: Mijn VerbouwPremie, aan te vragen bij de Vlaamse overheid. Het energiehuis van uw gemeente helpt bij de aanvraag en kent ook de leningen.
- **Brussel**: Homegrade geeft gratis advies, in het Nederlands en het Frans, en weet welke premies van het gewest en van de gemeente vandaag openstaan.
- **Wallonië**: de energieloketten van het Waals Gewest (guichets énergie). Voor de meeste premies komt er eerst een auditeur langs.

## In welke volgorde

1. Laat een EPC of een audit maken, als u er geen hebt.
2. Vraag twee of drie offertes voor dezelfde werken, in dezelfde bewoordingen.
3. Kijk na of u de premie vóór of na de werken moet aanvragen. Dat verschilt.
4. Bewaar elke factuur, met foto’s van wat straks achter de muur verdwijnt.
5. Laat achteraf een nieuw EPC opmaken. Bij een latere verkoop is dat het waard.

Kocht u een woning met label E of F in Vlaanderen? Lees dan ook [wat de renovatieplicht vraagt](page:article-renovation).

Twijfelt u wat eerst komt, dak of ketel? [Wij denken mee](page:menuPage-contact).`,
    fr: `Les montants et les conditions changent souvent, et certaines primes ont été réduites ou suspendues ces dernières années. N’y comptez que lorsque c’est écrit noir sur blanc. Vérifiez-les avant de signer un devis.

## Où s’adresser

- **Flandre** : Mijn VerbouwPremie, à demander aux autorités flamandes. La maison de l’énergie de votre commune aide à remplir la demande et connaît aussi les prêts.
- **Bruxelles** : Homegrade conseille gratuitement, en français et en néerlandais, et sait quelles primes de la Région et de la commune sont ouvertes aujourd’hui.
- **Wallonie** : les guichets énergie de la Région wallonne. Pour la plupart des primes, un auditeur passe d’abord.

## Dans quel ordre

1. Faites établir un certificat PEB ou un audit, si vous n’en avez pas.
2. Demandez deux ou trois devis pour les mêmes travaux, dans les mêmes termes.
3. Vérifiez si la prime se demande avant ou après les travaux. Cela varie.
4. Gardez chaque facture, avec des photos de ce qui disparaîtra derrière le mur.
5. Faites ensuite établir un nouveau certificat. Lors d’une revente, il en vaut la peine.

Vous avez acheté en Flandre un logement au label E ou F ? Lisez aussi [ce que demande l’obligation de rénover](page:article-renovation).

Vous hésitez entre le toit et la chaudière ? [Parlons-en](page:menuPage-contact).`,
  }),
  modules: [
    module('articleCardsModule', {
      title: line('Over energie', 'À propos d’énergie', null, null),
      sort: 'oldest',
      view: 'list',
      relations: [relationTo('category', 'category-energy')],
      numberItemOfRow: 1,
      maxItems: 3,
    }),
  ],
});

/** The URL of an old campaign. */
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
