import { fixedPages } from '../../../../../app/addresses/table.ts';
import { line, module, page, path, rich, seo, text, type Document } from '../../compose.ts';

const { nl, fr, en, de } = fixedPages.cookiePolicy.segments;

/** The end of the cookie page, which every site has whatever else the page says. */
export const cookieList = module('cookiesModule', {
  // It refers to nothing, so the field is absent rather than empty.
  relations: undefined,
  title: line(
    'Wat er in uw browser staat',
    'Ce qui se trouve dans votre navigateur',
    'What is in your browser',
    'Was in Ihrem Browser liegt',
  ),
});

/** The data that the site stores in the browser: keep this in sync with the product. */
export const cookies: Document = page('cookie-policy', {
  name: 'Cookiebeleid',
  pageType: 'static',
  order: 210,
  menuPosition: 'footer',
  title: line('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
  breadcrumb: line('Cookies', 'Cookies', 'Cookies', 'Cookies'),
  path: path(nl, fr, en, de),
  seo: seo(
    line('Cookiebeleid', 'Politique de cookies', 'Cookie policy', 'Cookie-Richtlinie'),
    text(
      'Wat deze site in uw browser bewaart, en wat niet.',
      'Ce que ce site conserve dans votre navigateur, et ce qu’il n’y laisse pas.',
      'What this site keeps in your browser, and what it does not.',
      'Was diese Website in Ihrem Browser speichert, und was nicht.',
    ),
  ),
  showBanner: false,
  style: ['narrow'],
  content: rich({
    nl: `Laatst nagekeken op 23 november 2026.

## Kort

Wie onze pagina’s leest, krijgt zonder toestemming geen cookies: niet van ons en niet van anderen. Bij uw eerste bezoek vragen we wat u goedvindt. Weigeren gaat even vlug als aanvaarden, en u verandert uw keuze wanneer u wilt. Na zes maanden vragen we het opnieuw.

## Zonder te vragen

Wat u zelf bewaart of invult (favorieten, een half ingevuld formulier, uw keuze hier) onthoudt uw browser voor u. Dat is strikt noodzakelijk voor wat u vraagt. Daarom is er volgens artikel 10/2 van de Belgische wet van 30 juli 2018 en artikel 4 van de Luxemburgse wet van 30 mei 2005 geen toestemming nodig.

We tellen hoe vaak een pand bekeken wordt, per dag en per taal. Daarvoor plaatsen we niets in uw browser en bewaren we niets over u.

## Van anderen

Video’s, rondleidingen en kaarten van anderen laden pas wanneer u erop klikt. Wie ze maakt, krijgt dan uw IP-adres en kan cookies plaatsen. De kaart bij een pand leidt naar openstreetmap.org; daar gelden de regels van die site.

Vragen? Schrijf naar [privacy@gevel.example](mailto:privacy@gevel.example) of lees onze [privacyverklaring](page:menuPage-privacy-statement).`,
    fr: `Dernière vérification le 23 novembre 2026.

## En bref

En lisant nos pages, vous ne recevez aucun cookie sans votre accord : ni de notre part, ni de tiers. À votre première visite, nous demandons ce que vous acceptez. Refuser est aussi rapide qu’accepter, et vous changez d’avis quand vous voulez. Après six mois, nous redemandons.

## Sans demander

Ce que vous gardez ou remplissez vous-même (favoris, formulaire à moitié rempli, votre choix ici), votre navigateur le retient pour vous. C’est strictement nécessaire à ce que vous demandez. C’est pourquoi l’article 10/2 de la loi belge du 30 juillet 2018 et l’article 4 de la loi luxembourgeoise du 30 mai 2005 n’exigent pas de consentement.

Nous comptons combien de fois un bien est regardé, par jour et par langue. Pour cela, nous ne plaçons rien dans votre navigateur et ne gardons rien sur vous.

## De tiers

Les vidéos, visites virtuelles et cartes de tiers ne se chargent que lorsque vous cliquez dessus. Leur auteur reçoit alors votre adresse IP et peut placer des cookies. La carte d’un bien mène à openstreetmap.org ; les règles de ce site y valent.

Des questions ? Écrivez à [privacy@gevel.example](mailto:privacy@gevel.example) ou lisez notre [déclaration de confidentialité](page:menuPage-privacy-statement).`,
    en: `Last checked on 23 November 2026.

## In short

Reading our pages gets you no cookies without your permission: none from us and none from others. On your first visit we ask what you allow. Refusing is as quick as accepting, and you can change your mind whenever you like. After six months we ask again.

## Without asking

What you save or fill in yourself (favourites, a half-finished form, your choice here) your browser remembers for you. That is strictly necessary for what you ask. So under Article 10/2 of the Belgian Act of 30 July 2018 and Article 4 of the Luxembourg Act of 30 May 2005 no consent is needed.

We count how often a property is looked at, by day and by language. For that we set nothing in your browser and keep nothing about you.

## From others

Videos, tours and maps of others load only when you press them. Their makers then receive your IP address and may set cookies. The map of a property leads to openstreetmap.org; there that site’s rules hold.

Questions? Write to [privacy@gevel.example](mailto:privacy@gevel.example) or read our [privacy statement](page:menuPage-privacy-statement).`,
    de: `Zuletzt geprüft am 23. November 2026.

## Kurz gesagt

Wer unsere Seiten liest, erhält ohne Erlaubnis keine Cookies: weder von uns noch von anderen. Bei Ihrem ersten Besuch fragen wir, was Sie erlauben. Ablehnen geht ebenso schnell wie Annehmen, und Sie ändern Ihre Wahl, wann Sie wollen. Nach sechs Monaten fragen wir erneut.

## Ohne zu fragen

Was Sie selbst speichern oder ausfüllen (Favoriten, ein halb ausgefülltes Formular, Ihre Wahl hier), merkt sich Ihr Browser für Sie. Das ist für das, was Sie aufrufen, unbedingt erforderlich. Deshalb ist nach Artikel 10/2 des belgischen Gesetzes vom 30. Juli 2018 und Artikel 4 des luxemburgischen Gesetzes vom 30. Mai 2005 keine Einwilligung nötig.

Wir zählen, wie oft eine Immobilie angesehen wird, pro Tag und Sprache. Dafür setzen wir nichts in Ihren Browser und speichern nichts über Sie.

## Von anderen

Videos, Rundgänge und Karten anderer laden erst, wenn Sie darauf drücken. Deren Anbieter erhalten dann Ihre IP-Adresse und können Cookies setzen. Die Karte einer Immobilie führt zu openstreetmap.org; dort gelten deren Regeln.

Fragen? Schreiben Sie an [privacy@gevel.example](mailto:privacy@gevel.example) oder lesen Sie unsere [Datenschutzerklärung](page:menuPage-privacy-statement).`,
  }),
  modules: [cookieList],
});
