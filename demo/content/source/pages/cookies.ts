import { fixedPages } from '../../../../app/addresses/table.ts';
import { line, page, path, rich, seo, text, type Document } from '../../compose.ts';

const { nl, fr, en, de } = fixedPages.cookiePolicy.segments;

/** What the site leaves in a browser today: change it together with the product. */
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
    nl: `Laatst nagekeken op 20 november 2026.

## Kort

Wie onze pagina’s leest, krijgt geen cookies van ons. Ook niet van anderen: er staan geen advertenties, geen meetprogramma’s en geen deelknoppen op de site. Er is dus niets om te aanvaarden of te weigeren.

## Wat uw browser wel onthoudt

- **Waar u op een pagina was.** Gaat u terug, dan staat u weer op dezelfde hoogte. Dat staat in het sessiegeheugen van uw browser en verdwijnt als u het tabblad sluit. Het gaat nergens heen.
- **Bestanden van de site.** Lettertypes, foto’s en stijlen blijven in de tussenopslag van uw browser, zodat de volgende pagina sneller komt. U wist ze in de instellingen van uw browser.

Beide zijn strikt noodzakelijk voor wat u vraagt. Daarom is er volgens artikel 10/2 van de Belgische wet van 30 juli 2018 en artikel 4 van de Luxemburgse wet van 30 mei 2005 geen toestemming nodig.

## Links naar anderen

De kaart bij een pand leidt naar openstreetmap.org. Op die site, en op elke andere waar u naartoe klikt, gelden de regels van die site.

## Als dat verandert

Willen we ooit bezoeken tellen of video’s van anderen tonen, dan vragen we dat eerst. Weigeren wordt dan even eenvoudig als aanvaarden, met een knop van dezelfde grootte, en u verandert uw keuze wanneer u wilt. Deze pagina zegt dan per cookie wie hem plaatst, waarvoor en hoe lang.

Vragen? Schrijf naar [privacy@gevel.example](mailto:privacy@gevel.example) of lees onze [privacyverklaring](page:menuPage-privacy-statement).`,
    fr: `Dernière vérification le 20 novembre 2026.

## En bref

En lisant nos pages, vous ne recevez aucun cookie de notre part. Ni de tiers : il n’y a sur ce site ni publicité, ni outil de mesure, ni bouton de partage. Il n’y a donc rien à accepter ou à refuser.

## Ce que votre navigateur retient

- **L’endroit où vous étiez sur une page.** Si vous revenez en arrière, vous vous retrouvez à la même hauteur. Cela tient dans la mémoire de session du navigateur et disparaît à la fermeture de l’onglet. Rien n’est transmis.
- **Des fichiers du site.** Polices, photos et styles restent dans le cache du navigateur, pour que la page suivante arrive plus vite. Vous les effacez dans les réglages du navigateur.

Tous deux sont strictement nécessaires à ce que vous demandez. C’est pourquoi l’article 10/2 de la loi belge du 30 juillet 2018 et l’article 4 de la loi luxembourgeoise du 30 mai 2005 n’exigent pas de consentement.

## Liens vers d’autres sites

La carte d’un bien mène à openstreetmap.org. Sur ce site, comme sur tout autre que vous ouvrez, ce sont ses propres règles qui valent.

## Si cela change

Si nous voulons un jour compter les visites ou montrer des vidéos de tiers, nous le demanderons d’abord. Refuser sera alors aussi simple qu’accepter, avec un bouton de même taille, et vous changerez d’avis quand vous voudrez. Cette page dira, cookie par cookie, qui le place, pourquoi et pour combien de temps.

Des questions ? Écrivez à [privacy@gevel.example](mailto:privacy@gevel.example) ou lisez notre [déclaration de confidentialité](page:menuPage-privacy-statement).`,
    en: `Last checked on 20 November 2026.

## In short

Reading our pages gets you no cookies from us. None from others either: there are no advertisements, no measuring tools and no share buttons on this site. So there is nothing to accept or refuse.

## What your browser does remember

- **Where you were on a page.** Go back, and you are at the same height again. That is in the session storage of your browser and disappears when you close the tab. It is sent nowhere.
- **Files of the site.** Fonts, pictures and styles stay in your browser’s cache, so that the next page arrives sooner. You clear them in the settings of your browser.

Both are strictly necessary for what you ask. So under Article 10/2 of the Belgian Act of 30 July 2018 and Article 4 of the Luxembourg Act of 30 May 2005 no consent is needed.

## Links to others

The map of a property leads to openstreetmap.org. On that site, and on any other that you open, its own rules hold.

## If this changes

Should we ever want to count visits or show videos of others, we shall ask first. Refusing will then be as simple as accepting, with a button of the same size, and you can change your mind whenever you like. This page will then say of each cookie who sets it, what for and for how long.

Questions? Write to [privacy@gevel.example](mailto:privacy@gevel.example) or read our [privacy statement](page:menuPage-privacy-statement).`,
    de: `Zuletzt geprüft am 20. November 2026.

## Kurz gesagt

Wer unsere Seiten liest, erhält von uns keine Cookies. Auch nicht von anderen: Es gibt auf dieser Website keine Werbung, keine Messprogramme und keine Teilen-Knöpfe. Es gibt also nichts anzunehmen oder abzulehnen.

## Was Ihr Browser sich merkt

- **Wo Sie auf einer Seite waren.** Gehen Sie zurück, stehen Sie wieder auf derselben Höhe. Das liegt im Sitzungsspeicher Ihres Browsers und verschwindet, wenn Sie den Tab schließen. Es wird nirgendwohin gesendet.
- **Dateien der Website.** Schriften, Bilder und Stile bleiben im Zwischenspeicher Ihres Browsers, damit die nächste Seite schneller kommt. Sie löschen sie in den Einstellungen des Browsers.

Beides ist für das, was Sie aufrufen, unbedingt erforderlich. Deshalb ist nach Artikel 10/2 des belgischen Gesetzes vom 30. Juli 2018 und Artikel 4 des luxemburgischen Gesetzes vom 30. Mai 2005 keine Einwilligung nötig.

## Links zu anderen

Die Karte einer Immobilie führt zu openstreetmap.org. Dort, wie auf jeder anderen Website, die Sie öffnen, gelten deren eigene Regeln.

## Wenn sich das ändert

Wollen wir eines Tages Besuche zählen oder Videos anderer zeigen, fragen wir zuerst. Ablehnen wird dann so einfach sein wie Annehmen, mit einem gleich großen Knopf, und Sie ändern Ihre Wahl, wann Sie wollen. Diese Seite sagt dann zu jedem Cookie, wer ihn setzt, wozu und wie lange.

Fragen? Schreiben Sie an [privacy@gevel.example](mailto:privacy@gevel.example) oder lesen Sie unsere [Datenschutzerklärung](page:menuPage-privacy-statement).`,
  }),
});
