import type { Words } from '../../../schemas/words.ts';

/** What a form says of something that is not right yet: links, paths, places in the menu and what must be there. */
export const messages: Words = {
  '{what} is missing in {language}.': {
    nl: 'Ontbreekt in het {language}: {what}.',
    fr: 'Manque en {language} : {what}.',
    de: 'Fehlt auf {language}: {what}.',
  },
  '{what} cannot be read: its contrast is {ratio}:1 and must be at least {needed}:1.': {
    nl: 'Niet leesbaar: {what}. Het contrast is {ratio}:1 en moet minstens {needed}:1 zijn.',
    fr: 'Illisible : {what}. Le contraste est de {ratio}:1 et doit être d’au moins {needed}:1.',
    de: 'Nicht lesbar: {what}. Der Kontrast ist {ratio}:1 und muss mindestens {needed}:1 sein.',
  },
  'Choose the page this link leads to.': {
    nl: 'Kies de pagina waarnaar deze link leidt.',
    fr: 'Choisissez la page à laquelle mène ce lien.',
    de: 'Wählen Sie die Seite, zu der dieser Link führt.',
  },
  'Fill in the number of the property.': {
    nl: 'Vul het nummer van het pand in.',
    fr: 'Indiquez le numéro du bien.',
    de: 'Tragen Sie die Nummer der Immobilie ein.',
  },
  'Fill in an address that begins with https://, mailto:, tel: or a single slash.': {
    nl: 'Vul een adres in dat begint met https://, mailto:, tel: of één schuine streep.',
    fr: 'Indiquez une adresse qui commence par https://, mailto:, tel: ou une seule barre oblique.',
    de: 'Tragen Sie eine Adresse ein, die mit https://, mailto:, tel: oder einem Schrägstrich beginnt.',
  },
  'Fill in an address that begins with https://': {
    nl: 'Vul een adres in dat begint met https://',
    fr: 'Indiquez une adresse qui commence par https://',
    de: 'Tragen Sie eine Adresse ein, die mit https:// beginnt',
  },
  'Choose where this link leads.': {
    nl: 'Kies waar deze link naartoe leidt.',
    fr: 'Choisissez où mène ce lien.',
    de: 'Wählen Sie, wohin dieser Link führt.',
  },
  'Lower-case letters, digits and hyphens only, without accents or slashes.': {
    nl: 'Alleen kleine letters, cijfers en koppeltekens, zonder accenten of schuine strepen.',
    fr: 'Uniquement des minuscules, des chiffres et des traits d’union, sans accents ni barres obliques.',
    de: 'Nur Kleinbuchstaben, Ziffern und Bindestriche, ohne Akzente und Schrägstriche.',
  },
  'Give it a path in at least one language.': {
    nl: 'Geef in minstens één taal een adres.',
    fr: 'Donnez une adresse dans au moins une langue.',
    de: 'Geben Sie in mindestens einer Sprache eine Adresse an.',
  },
  'Give the article a title in at least one language.': {
    nl: 'Geef het artikel in minstens één taal een titel.',
    fr: 'Donnez à l’article un titre dans au moins une langue.',
    de: 'Geben Sie dem Artikel in mindestens einer Sprache einen Titel.',
  },
  'Give the page a path in at least one language.': {
    nl: 'Geef de pagina in minstens één taal een adres.',
    fr: 'Donnez à la page une adresse dans au moins une langue.',
    de: 'Geben Sie der Seite in mindestens einer Sprache eine Adresse.',
  },
  'The home page has no path of its own: leave it empty.': {
    nl: 'De startpagina heeft geen eigen adres: laat het leeg.',
    fr: 'La page d’accueil n’a pas d’adresse propre : laissez-la vide.',
    de: 'Die Startseite hat keine eigene Adresse: Lassen Sie sie leer.',
  },
  'The page “{page}” has the {language} path “{path}” that this name makes. Choose another name.': {
    nl: 'De pagina “{page}” heeft in het {language} het adres “{path}” dat deze naam vormt. Kies een andere naam.',
    fr: 'La page « {page} » a en {language} l’adresse « {path} » que forme ce nom. Choisissez un autre nom.',
    de: 'Die Seite „{page}“ hat auf {language} die Adresse „{path}“, die dieser Name bildet. Wählen Sie einen anderen Namen.',
  },
  '“{page}” already has this {language} path.': {
    nl: '“{page}” heeft in het {language} al dit adres.',
    fr: '« {page} » a déjà cette adresse en {language}.',
    de: '„{page}“ hat auf {language} schon diese Adresse.',
  },
  'The home page stands under no other page.': {
    nl: 'De startpagina staat onder geen andere pagina.',
    fr: 'La page d’accueil ne se trouve sous aucune autre page.',
    de: 'Die Startseite steht unter keiner anderen Seite.',
  },
  'This kind of page has a fixed address and stands under no other page.': {
    nl: 'Dit soort pagina heeft een vast adres en staat onder geen andere pagina.',
    fr: 'Ce type de page a une adresse fixe et ne se trouve sous aucune autre page.',
    de: 'Diese Art von Seite hat eine feste Adresse und steht unter keiner anderen Seite.',
  },
  'A page cannot stand under itself.': {
    nl: 'Een pagina kan niet onder zichzelf staan.',
    fr: 'Une page ne peut pas se trouver sous elle-même.',
    de: 'Eine Seite kann nicht unter sich selbst stehen.',
  },
  'That page stands under another one: the menu has two levels.': {
    nl: 'Die pagina staat onder een andere: het menu heeft twee niveaus.',
    fr: 'Cette page se trouve sous une autre : le menu a deux niveaux.',
    de: 'Jene Seite steht unter einer anderen: Das Menü hat zwei Ebenen.',
  },
  'This page has subpages of its own: the menu has two levels.': {
    nl: 'Deze pagina heeft zelf subpagina’s: het menu heeft twee niveaus.',
    fr: 'Cette page a elle-même des sous-pages : le menu a deux niveaux.',
    de: 'Diese Seite hat selbst Unterseiten: Das Menü hat zwei Ebenen.',
  },
  '“{page}” is this kind of page already; there can be one.': {
    nl: '“{page}” is al zo’n pagina; er kan er maar één zijn.',
    fr: '« {page} » est déjà une page de ce type ; il ne peut y en avoir qu’une.',
    de: '„{page}“ ist schon eine Seite dieser Art; es kann nur eine geben.',
  },
  'A category cannot stand under itself.': {
    nl: 'Een categorie kan niet onder zichzelf staan.',
    fr: 'Une catégorie ne peut pas se trouver sous elle-même.',
    de: 'Eine Kategorie kann nicht unter sich selbst stehen.',
  },
  'That category stands under another one: there are two levels.': {
    nl: 'Die categorie staat onder een andere: er zijn twee niveaus.',
    fr: 'Cette catégorie se trouve sous une autre : il y a deux niveaux.',
    de: 'Jene Kategorie steht unter einer anderen: Es gibt zwei Ebenen.',
  },
  'Other categories stand under this one: there are two levels.': {
    nl: 'Onder deze staan andere categorieën: er zijn twee niveaus.',
    fr: 'D’autres catégories se trouvent sous celle-ci : il y a deux niveaux.',
    de: 'Unter dieser stehen andere Kategorien: Es gibt zwei Ebenen.',
  },
  'A page cannot redirect to itself.': {
    nl: 'Een pagina kan niet naar zichzelf doorverwijzen.',
    fr: 'Une page ne peut pas rediriger vers elle-même.',
    de: 'Eine Seite kann nicht zu sich selbst weiterleiten.',
  },
  'That page redirects, and in the end leads back here: visitors would go round in circles.': {
    nl: 'Die pagina verwijst door en leidt uiteindelijk hierheen terug: bezoekers zouden rondjes draaien.',
    fr: 'Cette page redirige et ramène finalement ici : les visiteurs tourneraient en rond.',
    de: 'Jene Seite leitet weiter und führt am Ende hierher zurück: Besucher würden sich im Kreis drehen.',
  },
  'This leads back to the old path: visitors would go round in circles.': {
    nl: 'Dit leidt terug naar het oude adres: bezoekers zouden rondjes draaien.',
    fr: 'Cela ramène à l’ancienne adresse : les visiteurs tourneraient en rond.',
    de: 'Das führt zur alten Adresse zurück: Besucher würden sich im Kreis drehen.',
  },
  'A path is one word or several joined with hyphens: lower-case letters and digits, no accents, no slashes.': {
    nl: 'Een adres is één woord of meer met koppeltekens: kleine letters en cijfers, geen accenten, geen schuine strepen.',
    fr: 'Une adresse est un mot ou plusieurs reliés par des traits d’union : minuscules et chiffres, sans accents ni barres obliques.',
    de: 'Eine Adresse ist ein Wort oder mehrere mit Bindestrichen: Kleinbuchstaben und Ziffern, keine Akzente, keine Schrägstriche.',
  },
  '“{path}” is reserved for the website itself. Choose another path.': {
    nl: '“{path}” is voorbehouden voor de website zelf. Kies een ander adres.',
    fr: '« {path} » est réservé au site lui-même. Choisissez une autre adresse.',
    de: '„{path}“ ist der Website selbst vorbehalten. Wählen Sie eine andere Adresse.',
  },
  '“{path}” is reserved for the website itself.': {
    nl: '“{path}” is voorbehouden voor de website zelf.',
    fr: '« {path} » est réservé au site lui-même.',
    de: '„{path}“ ist der Website selbst vorbehalten.',
  },
  'This kind of page always has the {language} path {paths}.': {
    nl: 'Dit soort pagina heeft in het {language} altijd het adres {paths}.',
    fr: 'Ce type de page a toujours en {language} l’adresse {paths}.',
    de: 'Diese Art von Seite hat auf {language} immer die Adresse {paths}.',
  },
  '“{path}” belongs to a fixed page of the website. Choose another path.': {
    nl: '“{path}” hoort bij een vaste pagina van de website. Kies een ander adres.',
    fr: '« {path} » appartient à une page fixe du site. Choisissez une autre adresse.',
    de: '„{path}“ gehört zu einer festen Seite der Website. Wählen Sie eine andere Adresse.',
  },
  'Fill in the old path.': {
    nl: 'Vul het oude adres in.',
    fr: 'Indiquez l’ancienne adresse.',
    de: 'Tragen Sie die alte Adresse ein.',
  },
  'Begin with one slash: /old-page/': {
    nl: 'Begin met één schuine streep: /oude-pagina/',
    fr: 'Commencez par une barre oblique : /ancienne-page/',
    de: 'Beginnen Sie mit einem Schrägstrich: /alte-seite/',
  },
  'Give the path alone, without spaces, question mark or #.': {
    nl: 'Geef alleen het adres, zonder spaties, vraagteken of #.',
    fr: 'Donnez l’adresse seule, sans espaces, point d’interrogation ni #.',
    de: 'Geben Sie nur die Adresse an, ohne Leerzeichen, Fragezeichen oder #.',
  },
  'The home page cannot redirect.': {
    nl: 'De startpagina kan niet doorverwijzen.',
    fr: 'La page d’accueil ne peut pas rediriger.',
    de: 'Die Startseite kann nicht weiterleiten.',
  },
  'Write the time as 09:00.': {
    nl: 'Schrijf het uur als 09:00.',
    fr: 'Écrivez l’heure ainsi : 09:00.',
    de: 'Schreiben Sie die Uhrzeit wie 09:00.',
  },
  'The end must be later than the beginning.': {
    nl: 'Het einde moet na het begin komen.',
    fr: 'La fin doit venir après le début.',
    de: 'Das Ende muss nach dem Anfang liegen.',
  },
  'Choose the document this item points at.': {
    nl: 'Kies het document waarnaar dit item verwijst.',
    fr: 'Choisissez le document vers lequel pointe cet élément.',
    de: 'Wählen Sie das Dokument, auf das dieses Element verweist.',
  },
  'This is no video address that the site knows.': {
    nl: 'Dit is geen videoadres dat de website kent.',
    fr: 'Ce n’est pas une adresse de vidéo que le site connaît.',
    de: 'Das ist keine Videoadresse, die die Website kennt.',
  },
  'Choose at least one kind of room, or hide this filter.': {
    nl: 'Kies minstens één soort kamer, of verberg deze filter.',
    fr: 'Choisissez au moins un type de pièce, ou masquez ce filtre.',
    de: 'Wählen Sie mindestens eine Zimmerart oder blenden Sie diesen Filter aus.',
  },
  'Choose the picture of the banner.': {
    nl: 'Kies het beeld van de banner.',
    fr: 'Choisissez l’image de la bannière.',
    de: 'Wählen Sie das Bild des Banners.',
  },
  'A gallery needs at least one slide.': {
    nl: 'Een galerij heeft minstens één slide nodig.',
    fr: 'Une galerie demande au moins une diapositive.',
    de: 'Eine Galerie braucht mindestens eine Folie.',
  },
  'Give the address or the file of the video.': {
    nl: 'Geef het adres of het bestand van de video.',
    fr: 'Donnez l’adresse ou le fichier de la vidéo.',
    de: 'Geben Sie die Adresse oder die Datei des Videos an.',
  },
  'A page is narrow or wide, not both.': {
    nl: 'Een pagina is smal of breed, niet beide.',
    fr: 'Une page est étroite ou large, pas les deux.',
    de: 'Eine Seite ist schmal oder breit, nicht beides.',
  },
  'A page is tinted or dark, not both.': {
    nl: 'Een pagina is getint of donker, niet beide.',
    fr: 'Une page est teintée ou sombre, pas les deux.',
    de: 'Eine Seite ist getönt oder dunkel, nicht beides.',
  },
  'A page is compact or spacious, not both.': {
    nl: 'Een pagina is compact of ruim, niet beide.',
    fr: 'Une page est compacte ou aérée, pas les deux.',
    de: 'Eine Seite ist kompakt oder luftig, nicht beides.',
  },
};
