import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of articles, testimonials and the other documents of which there are many. */
export const documentHelp: Words = {
  'News and advice. Its address is made of its category and its own path.': {
    nl: 'Nieuws en raad. Het webadres bestaat uit de categorie en het eigen adres.',
    fr: 'Actualités et conseils. L’adresse se compose de la catégorie et de l’adresse propre.',
    de: 'Neues und Rat. Die Webadresse besteht aus der Kategorie und der eigenen Adresse.',
  },
  'The heading of the article.': {
    nl: 'De kop van het artikel.',
    fr: 'Le titre de l’article.',
    de: 'Die Überschrift des Artikels.',
  },
  'One or two sentences, shown on cards and above the article.': {
    nl: 'Een of twee zinnen, op kaarten en boven het artikel.',
    fr: 'Une ou deux phrases, sur les cartes et au-dessus de l’article.',
    de: 'Ein oder zwei Sätze, auf Karten und über dem Artikel.',
  },
  'On cards and above the article.': {
    nl: 'Op kaarten en boven het artikel.',
    fr: 'Sur les cartes et au-dessus de l’article.',
    de: 'Auf Karten und über dem Artikel.',
  },
  'The article itself.': { nl: 'Het artikel zelf.', fr: 'L’article lui-même.', de: 'Der Artikel selbst.' },
  'What people see before they open it.': {
    nl: 'Wat mensen zien voor ze het openen.',
    fr: 'Ce que l’on voit avant de l’ouvrir.',
    de: 'Was man sieht, bevor man öffnet.',
  },
  'The last part of the web address. Without one the title makes it; without a title the article does not exist in that language.':
    {
      nl: 'Het laatste deel van het webadres. Zonder wordt het uit de titel gemaakt; zonder titel bestaat het artikel niet in die taal.',
      fr: 'La dernière partie de l’adresse web. À défaut, le titre la forme ; sans titre, l’article n’existe pas dans cette langue.',
      de: 'Der letzte Teil der Webadresse. Sonst wird er aus dem Titel gebildet; ohne Titel gibt es den Artikel in dieser Sprache nicht.',
    },
  'Comes before the path in the web address.': {
    nl: 'Komt in het webadres voor het eigen adres.',
    fr: 'Précède l’adresse propre dans l’adresse web.',
    de: 'Steht in der Webadresse vor der eigenen Adresse.',
  },
  'The card leads to this address instead of an article of this site.': {
    nl: 'De kaart leidt naar dit adres in plaats van naar een artikel van deze website.',
    fr: 'La carte mène à cette adresse au lieu d’un article de ce site.',
    de: 'Die Karte führt zu dieser Adresse statt zu einem Artikel dieser Website.',
  },
  'Only Published articles are on the site.': {
    nl: 'Alleen gepubliceerde artikels staan op de website.',
    fr: 'Seuls les articles au statut « Publié » sont sur le site.',
    de: 'Nur veröffentlichte Artikel stehen auf der Website.',
  },
  'The date readers see; articles are ordered by it.': {
    nl: 'De datum die lezers zien; artikels worden erop gesorteerd.',
    fr: 'La date que voient les lecteurs ; les articles sont classés d’après elle.',
    de: 'Das Datum, das Leser sehen; Artikel werden danach geordnet.',
  },
  'A subject of articles. Its name makes the path of its articles.': {
    nl: 'Een onderwerp van artikels. De naam vormt het adres van de artikels.',
    fr: 'Un sujet d’articles. Son nom forme l’adresse de ses articles.',
    de: 'Ein Thema von Artikeln. Sein Name bildet die Adresse der Artikel.',
  },
  'Short: it stands in the web address of its articles.': {
    nl: 'Kort: de naam staat in het webadres van de artikels.',
    fr: 'Court : il figure dans l’adresse web de ses articles.',
    de: 'Kurz: Er steht in der Webadresse der Artikel.',
  },
  'The wider category, if there is one.': {
    nl: 'De ruimere categorie, als die er is.',
    fr: 'La catégorie plus large, s’il y en a une.',
    de: 'Die weitere Kategorie, falls es eine gibt.',
  },
  'The code by which other systems know this category.': {
    nl: 'De code waaronder andere systemen deze categorie kennen.',
    fr: 'Le code sous lequel d’autres systèmes connaissent cette catégorie.',
    de: 'Der Code, unter dem andere Systeme diese Kategorie kennen.',
  },
  'Lower numbers come first.': {
    nl: 'Lagere nummers komen eerst.',
    fr: 'Les nombres les plus petits viennent d’abord.',
    de: 'Kleinere Zahlen kommen zuerst.',
  },
  'What a client says. It has a page of its own under /testimonials/.': {
    nl: 'Wat een klant zegt. Een getuigenis heeft een eigen pagina onder /testimonials/.',
    fr: 'Ce que dit un client. Il a sa propre page sous /testimonials/.',
    de: 'Was ein Kunde sagt. Eine Kundenstimme hat eine eigene Seite unter /testimonials/.',
  },
  'As the client wants to be named.': {
    nl: 'Zoals de klant genoemd wil worden.',
    fr: 'Comme le client souhaite être nommé.',
    de: 'Wie der Kunde genannt werden möchte.',
  },
  'Where the client lives or what was sold.': {
    nl: 'Waar de klant woont of wat er verkocht werd.',
    fr: 'Où habite le client ou ce qui a été vendu.',
    de: 'Wo der Kunde wohnt oder was verkauft wurde.',
  },
  'The sentence that stands on cards.': {
    nl: 'De zin die op kaarten staat.',
    fr: 'La phrase qui figure sur les cartes.',
    de: 'Der Satz, der auf Karten steht.',
  },
  'The whole story, on its own page.': {
    nl: 'Het hele verhaal, op een eigen pagina.',
    fr: 'Le récit complet, sur sa propre page.',
    de: 'Die ganze Geschichte, auf ihrer eigenen Seite.',
  },
  'Square. May stay empty.': {
    nl: 'Vierkant. Mag leeg blijven.',
    fr: 'Carrée. Peut rester vide.',
    de: 'Quadratisch. Darf leer bleiben.',
  },
  'Stars from 1 to 5, only if the client gave them.': {
    nl: 'Sterren van 1 tot 5, alleen als de klant ze gaf.',
    fr: 'Étoiles de 1 à 5, seulement si le client les a données.',
    de: 'Sterne von 1 bis 5, nur wenn der Kunde sie vergeben hat.',
  },
  'Of the client. May stay empty.': {
    nl: 'Van de klant. Mag leeg blijven.',
    fr: 'Du client. Peut rester vide.',
    de: 'Des Kunden. Darf leer bleiben.',
  },
  'The last part of the web address, after /testimonials/. No path: no page in that language.': {
    nl: 'Het laatste deel van het webadres, na /testimonials/. Geen adres: geen pagina in die taal.',
    fr: 'La dernière partie de l’adresse web, après /testimonials/. Sans adresse : pas de page dans cette langue.',
    de: 'Der letzte Teil der Webadresse, nach /testimonials/. Keine Adresse: keine Seite in dieser Sprache.',
  },
  'What visitors send in arrives as Draft; only Published ones are on the site.': {
    nl: 'Wat bezoekers insturen, komt binnen als concept; alleen wat gepubliceerd is, staat op de website.',
    fr: 'Ce que les visiteurs envoient arrive comme « Brouillon » ; seuls les témoignages au statut « Publié » sont sur le site.',
    de: 'Was Besucher einsenden, kommt als Entwurf an; nur was veröffentlicht ist, steht auf der Website.',
  },
  'When the client said it.': {
    nl: 'Wanneer de klant het zei.',
    fr: 'Quand le client l’a dit.',
    de: 'Wann der Kunde es gesagt hat.',
  },
  'What visitors see after sending a form.': {
    nl: 'Wat bezoekers zien nadat ze een formulier verstuurd hebben.',
    fr: 'Ce que voient les visiteurs après l’envoi d’un formulaire.',
    de: 'Was Besucher sehen, nachdem sie ein Formular abgeschickt haben.',
  },
  'After which form. There is one page per form.': {
    nl: 'Na welk formulier. Er is één pagina per formulier.',
    fr: 'Après quel formulaire. Il y a une page par formulaire.',
    de: 'Nach welchem Formular. Es gibt eine Seite pro Formular.',
  },
  'Says that it worked.': {
    nl: 'Zegt dat het gelukt is.',
    fr: 'Dit que cela a réussi.',
    de: 'Sagt, dass es geklappt hat.',
  },
  'What happens next, and when.': {
    nl: 'Wat er nu gebeurt, en wanneer.',
    fr: 'Ce qui se passe ensuite, et quand.',
    de: 'Was als Nächstes geschieht, und wann.',
  },
  'Links to where the visitor may want to go now.': {
    nl: 'Links naar waar de bezoeker nu misschien heen wil.',
    fr: 'Des liens vers ce qui peut intéresser le visiteur maintenant.',
    de: 'Links dorthin, wohin der Besucher jetzt vielleicht möchte.',
  },
  'Two or three words.': { nl: 'Twee of drie woorden.', fr: 'Deux ou trois mots.', de: 'Zwei oder drei Wörter.' },
  'Where it leads.': { nl: 'Waar hij naartoe leidt.', fr: 'Où il mène.', de: 'Wohin er führt.' },
  'An old address that leads to a new one, so that links elsewhere keep working.': {
    nl: 'Een oud adres dat naar een nieuw leidt, zodat links elders blijven werken.',
    fr: 'Une ancienne adresse qui mène à une nouvelle, pour que les liens d’autres sites restent valables.',
    de: 'Eine alte Adresse, die zu einer neuen führt, damit Links von anderswo weiter funktionieren.',
  },
  'Such as /nl/aanbod/ . Pages that exist win over a redirect.': {
    nl: 'Zoals /nl/aanbod/ . Een pagina die bestaat, gaat voor op een doorverwijzing.',
    fr: 'Par exemple /nl/aanbod/ . Une page qui existe l’emporte sur une redirection.',
    de: 'Etwa /nl/aanbod/ . Eine Seite, die es gibt, geht einer Weiterleitung vor.',
  },
  'Where visitors arrive.': {
    nl: 'Waar bezoekers terechtkomen.',
    fr: 'Où arrivent les visiteurs.',
    de: 'Wo Besucher ankommen.',
  },
  'Replaces a text of the website itself, such as the words on a button.': {
    nl: 'Vervangt een tekst van de website zelf, zoals de woorden op een knop.',
    fr: 'Remplace un texte du site lui-même, comme le texte d’un bouton.',
    de: 'Ersetzt einen Text der Website selbst, etwa die Wörter auf einer Schaltfläche.',
  },
  'Search by the words that stand on the website.': {
    nl: 'Zoek op de woorden die op de website staan.',
    fr: 'Cherchez d’après les mots qui figurent sur le site.',
    de: 'Suchen Sie nach den Wörtern, die auf der Website stehen.',
  },
  'Languages left empty keep the original text. Keep words in {{double braces}} as they are.': {
    nl: 'Talen die leeg blijven, houden de oorspronkelijke tekst. Laat woorden tussen {{dubbele accolades}} zoals ze zijn.',
    fr: 'Les langues laissées vides gardent le texte d’origine. Laissez tels quels les mots entre {{doubles accolades}}.',
    de: 'Sprachen, die leer bleiben, behalten den ursprünglichen Text. Lassen Sie Wörter in {{doppelten geschweiften Klammern}}, wie sie sind.',
  },
};
