import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of links, pictures, banners and the other parts of documents. */
export const objectHelp: Words = {
  'In Brussels a street has a Dutch and a French name.': {
    nl: 'In Brussel heeft een straat een Nederlandse en een Franse naam.',
    fr: 'À Bruxelles, une rue a un nom néerlandais et un nom français.',
    de: 'In Brüssel hat eine Straße einen niederländischen und einen französischen Namen.',
  },
  'Such as 12 or 12A.': { nl: 'Zoals 12 of 12A.', fr: 'Comme 12 ou 12A.', de: 'Etwa 12 oder 12A.' },
  'Only where there is one.': {
    nl: 'Alleen waar er een is.',
    fr: 'Seulement s’il y en a une.',
    de: 'Nur wo es einen gibt.',
  },
  'Four digits, without a country letter.': {
    nl: 'Vier cijfers, zonder landletter.',
    fr: 'Quatre chiffres, sans lettre de pays.',
    de: 'Vier Ziffern, ohne Buchstaben des Landes.',
  },
  'Gent, Gand, Ghent…': { nl: 'Gent, Gand, Ghent…', fr: 'Gent, Gand, Ghent…', de: 'Gent, Gand, Ghent…' },
  'Decides the region together with the postcode. Nothing chosen: Belgium.': {
    nl: 'Bepaalt samen met de postcode het gewest. Niets gekozen: België.',
    fr: 'Détermine la région avec le code postal. Aucun choix : la Belgique.',
    de: 'Bestimmt zusammen mit der Postleitzahl die Region. Nichts gewählt: Belgien.',
  },
  'Tells search engines where it is.': {
    nl: 'Zegt zoekmachines waar het is.',
    fr: 'Indique aux moteurs de recherche où c’est.',
    de: 'Sagt Suchmaschinen, wo es ist.',
  },
  'What you filled in for the other kinds is kept.': {
    nl: 'Wat u voor de andere soorten invulde, blijft bewaard.',
    fr: 'Ce que vous avez rempli pour les autres types est conservé.',
    de: 'Was Sie für die anderen Arten eingetragen haben, bleibt erhalten.',
  },
  'Wide, at least 1920 pixels.': {
    nl: 'Breed, minstens 1920 pixels.',
    fr: 'Large, au moins 1920 pixels.',
    de: 'Breit, mindestens 1920 Pixel.',
  },
  'The slides in their order.': {
    nl: 'De slides in hun volgorde.',
    fr: 'Les diapositives dans leur ordre.',
    de: 'Die Folien in ihrer Reihenfolge.',
  },
  'An address or a file. The picture is shown until the video plays, and to visitors who want no motion.': {
    nl: 'Een adres of een bestand. Het beeld wordt getoond tot de video speelt, en aan bezoekers die geen beweging willen.',
    fr: 'Une adresse ou un fichier. L’image s’affiche jusqu’à la lecture de la vidéo, et pour les visiteurs qui ne veulent pas de mouvement.',
    de: 'Eine Adresse oder eine Datei. Das Bild ist zu sehen, bis das Video läuft, und für Besucher, die keine Bewegung wünschen.',
  },
  'YouTube, Vimeo, Facebook, Matterport, or a file that ends in .mp4, .mov, .wmv, .avi, .flv or .webm.': {
    nl: 'YouTube, Vimeo, Facebook, Matterport, of een bestand dat eindigt op .mp4, .mov, .wmv, .avi, .flv of .webm.',
    fr: 'YouTube, Vimeo, Facebook, Matterport, ou un fichier qui se termine par .mp4, .mov, .wmv, .avi, .flv ou .webm.',
    de: 'YouTube, Vimeo, Facebook, Matterport oder eine Datei, die auf .mp4, .mov, .wmv, .avi, .flv oder .webm endet.',
  },
  'A short, silent file; it is used when there is no address.': {
    nl: 'Een kort bestand zonder geluid; het wordt gebruikt als er geen adres is.',
    fr: 'Un fichier court et muet ; il est utilisé s’il n’y a pas d’adresse.',
    de: 'Eine kurze Datei ohne Ton; sie wird verwendet, wenn es keine Adresse gibt.',
  },
  'A frame of the video.': {
    nl: 'Een beeld uit de video.',
    fr: 'Une image de la vidéo.',
    de: 'Ein Bild aus dem Video.',
  },
  'Which properties the slideshow takes.': {
    nl: 'Welke panden de diavoorstelling neemt.',
    fr: 'Les biens que montre le diaporama.',
    de: 'Welche Immobilien die Diaschau nimmt.',
  },
  'Properties without a photo are left out. Nothing chosen: the newest.': {
    nl: 'Panden zonder foto blijven weg. Niets gekozen: de nieuwste.',
    fr: 'Les biens sans photo sont laissés de côté. Aucun choix : les plus récents.',
    de: 'Immobilien ohne Foto bleiben weg. Nichts gewählt: die neuesten.',
  },
  'Search by street, city or reference. They are shown in this order.': {
    nl: 'Zoek op straat, plaats of referentie. Ze worden in deze volgorde getoond.',
    fr: 'Cherchez par rue, localité ou référence. Ils sont affichés dans cet ordre.',
    de: 'Suchen Sie nach Straße, Ort oder Referenz. Sie werden in dieser Reihenfolge gezeigt.',
  },
  'How many slides; five if you leave it empty.': {
    nl: 'Hoeveel slides; vijf als u het leeg laat.',
    fr: 'Combien de diapositives ; cinq si vous laissez vide.',
    de: 'Wie viele Folien; fünf, wenn Sie es leer lassen.',
  },
  'The large words on the banner.': {
    nl: 'De grote woorden op de banner.',
    fr: 'Les grands mots sur la bannière.',
    de: 'Die großen Wörter auf dem Banner.',
  },
  'The line under the title.': {
    nl: 'De regel onder de titel.',
    fr: 'La ligne sous le titre.',
    de: 'Die Zeile unter dem Titel.',
  },
  'In milliseconds: 3000 is three seconds, also if you leave it empty.': {
    nl: 'In milliseconden: 3000 is drie seconden, ook als u het leeg laat.',
    fr: 'En millisecondes : 3000 vaut trois secondes, aussi si vous laissez vide.',
    de: 'In Millisekunden: 3000 sind drei Sekunden, auch wenn Sie es leer lassen.',
  },
  'Columns of 12 on a screen under 767 pixels.': {
    nl: 'Kolommen van 12 op een scherm onder 767 pixels.',
    fr: 'Colonnes sur 12 sur un écran de moins de 767 pixels.',
    de: 'Spalten von 12 auf einem Bildschirm unter 767 Pixeln.',
  },
  'Columns of 12 on a screen from 767 to 1279 pixels.': {
    nl: 'Kolommen van 12 op een scherm van 767 tot 1279 pixels.',
    fr: 'Colonnes sur 12 sur un écran de 767 à 1279 pixels.',
    de: 'Spalten von 12 auf einem Bildschirm von 767 bis 1279 Pixeln.',
  },
  'Columns of 12 on a screen of 1280 pixels or more.': {
    nl: 'Kolommen van 12 op een scherm van 1280 pixels of meer.',
    fr: 'Colonnes sur 12 sur un écran de 1280 pixels ou plus.',
    de: 'Spalten von 12 auf einem Bildschirm ab 1280 Pixeln.',
  },
  'A link to a page keeps working when the path of that page changes.': {
    nl: 'Een link naar een pagina blijft werken als het adres van die pagina verandert.',
    fr: 'Un lien vers une page reste valable quand l’adresse de cette page change.',
    de: 'Ein Link zu einer Seite funktioniert weiter, wenn sich die Adresse der Seite ändert.',
  },
  'The page, article or testimonial.': {
    nl: 'De pagina, het artikel of de getuigenis.',
    fr: 'La page, l’article ou le témoignage.',
    de: 'Die Seite, der Artikel oder die Kundenstimme.',
  },
  'Search by street, city or reference; or fill in its code, which ends its web address.': {
    nl: 'Zoek op straat, plaats of referentie; of vul de code in, waarop het webadres eindigt.',
    fr: 'Cherchez par rue, localité ou référence ; ou indiquez son code, qui termine son adresse web.',
    de: 'Suchen Sie nach Straße, Ort oder Referenz; oder tragen Sie den Code ein, mit dem die Webadresse endet.',
  },
  'https://…, mailto:…, tel:… or a path of this site such as /for-sale/?type=2': {
    nl: 'https://…, mailto:…, tel:… of een adres van deze website zoals /for-sale/?type=2',
    fr: 'https://…, mailto:…, tel:… ou une adresse de ce site comme /for-sale/?type=2',
    de: 'https://…, mailto:…, tel:… oder eine Adresse dieser Website wie /for-sale/?type=2',
  },
  'For other sites only; visitors find their way back more easily without it.': {
    nl: 'Alleen voor andere websites; zonder vinden bezoekers makkelijker de weg terug.',
    fr: 'Pour d’autres sites seulement ; sans cela, les visiteurs reviennent plus facilement.',
    de: 'Nur für andere Websites; ohne finden Besucher leichter zurück.',
  },
  'As visitors call it: Gevel Gent.': {
    nl: 'Zoals bezoekers het noemen: Gevel Gent.',
    fr: 'Comme les visiteurs l’appellent : Gevel Gent.',
    de: 'Wie Besucher es nennen: Gevel Gent.',
  },
  'Where visitors are received.': {
    nl: 'Waar bezoekers ontvangen worden.',
    fr: 'Où les visiteurs sont reçus.',
    de: 'Wo Besucher empfangen werden.',
  },
  'Shown to visitors; forms of this office arrive here.': {
    nl: 'Wordt aan bezoekers getoond; formulieren van dit kantoor komen hier aan.',
    fr: 'Visible pour les visiteurs ; les formulaires de ce bureau arrivent ici.',
    de: 'Besucher sehen sie; Formulare dieses Büros kommen hier an.',
  },
  'Without any, the hours of the agency hold.': {
    nl: 'Zonder gelden de uren van het agentschap.',
    fr: 'À défaut, les heures de l’agence s’appliquent.',
    de: 'Sonst gelten die Zeiten des Hauptbüros.',
  },
  'The days on which these hours hold.': {
    nl: 'De dagen waarop deze uren gelden.',
    fr: 'Les jours où ces heures s’appliquent.',
    de: 'Die Tage, an denen diese Zeiten gelten.',
  },
  'Choose the hotspot so that the important part stays in view on every screen.': {
    nl: 'Kies het aandachtspunt zodat het belangrijke deel op elk scherm in beeld blijft.',
    fr: 'Choisissez le point d’intérêt pour que la partie importante reste visible sur chaque écran.',
    de: 'Wählen Sie den Bildmittelpunkt so, dass der wichtige Teil auf jedem Bildschirm zu sehen bleibt.',
  },
  'What a visitor who cannot see the picture should know.': {
    nl: 'Wat een bezoeker die het beeld niet kan zien, moet weten.',
    fr: 'Ce que doit savoir un visiteur qui ne peut pas voir l’image.',
    de: 'Was ein Besucher wissen sollte, der das Bild nicht sehen kann.',
  },
  'What a visitor who cannot see the picture should know, in the language of this text.': {
    nl: 'Wat een bezoeker die het beeld niet kan zien, moet weten, in de taal van deze tekst.',
    fr: 'Ce que doit savoir un visiteur qui ne peut pas voir l’image, dans la langue de ce texte.',
    de: 'Was ein Besucher wissen sollte, der das Bild nicht sehen kann, in der Sprache dieses Textes.',
  },
  'May stay empty in a language; the default language is shown then.': {
    nl: 'Mag in een taal leeg blijven; dan wordt de standaardtaal getoond.',
    fr: 'Peut rester vide dans une langue ; la langue par défaut est alors affichée.',
    de: 'Darf in einer Sprache leer bleiben; dann wird die Standardsprache gezeigt.',
  },
  'Off: the text is kept but not shown.': {
    nl: 'Uit: de tekst blijft bewaard maar wordt niet getoond.',
    fr: 'Désactivé : le texte est conservé mais pas affiché.',
    de: 'Aus: Der Text bleibt erhalten, wird aber nicht gezeigt.',
  },
  'Shown under the picture. May stay empty.': {
    nl: 'Onder het beeld getoond. Mag leeg blijven.',
    fr: 'Affichée sous l’image. Peut rester vide.',
    de: 'Steht unter dem Bild. Darf leer bleiben.',
  },
  'The blue line in search results. Without one the title of the page is used. About {value} characters are shown.': {
    nl: 'De blauwe regel in zoekresultaten. Zonder wordt de titel van de pagina gebruikt. Ongeveer {value} tekens worden getoond.',
    fr: 'La ligne bleue dans les résultats de recherche. À défaut, le titre de la page est utilisé. Environ {value} caractères sont affichés.',
    de: 'Die blaue Zeile in Suchergebnissen. Sonst wird der Titel der Seite verwendet. Etwa {value} Zeichen werden gezeigt.',
  },
  'One or two sentences that make a searcher choose this page. About {value} characters are shown.': {
    nl: 'Een of twee zinnen die een zoeker deze pagina doen kiezen. Ongeveer {value} tekens worden getoond.',
    fr: 'Une ou deux phrases qui font choisir cette page. Environ {value} caractères sont affichés.',
    de: 'Ein oder zwei Sätze, die einen Suchenden diese Seite wählen lassen. Etwa {value} Zeichen werden gezeigt.',
  },
  'Shown when someone shares the page. Without one the banner or the logo is used.': {
    nl: 'Getoond als iemand de pagina deelt. Zonder wordt de banner of het logo gebruikt.',
    fr: 'Affichée quand quelqu’un partage la page. À défaut, la bannière ou le logo est utilisé.',
    de: 'Zu sehen, wenn jemand die Seite teilt. Sonst wird das Banner oder das Logo verwendet.',
  },
  'The page stays reachable, but search engines are asked not to list it in this language.': {
    nl: 'De pagina blijft bereikbaar, maar zoekmachines wordt gevraagd ze in deze taal niet op te nemen.',
    fr: 'La page reste accessible, mais les moteurs de recherche sont priés de ne pas la reprendre dans cette langue.',
    de: 'Die Seite bleibt erreichbar, aber Suchmaschinen werden gebeten, sie in dieser Sprache nicht aufzunehmen.',
  },
  'A wide picture, at least 1920 pixels.': {
    nl: 'Een breed beeld, minstens 1920 pixels.',
    fr: 'Une image large, d’au moins 1920 pixels.',
    de: 'Ein breites Bild, mindestens 1920 Pixel.',
  },
  'Used where the slide is shown small. Without one the picture itself is scaled down.': {
    nl: 'Gebruikt waar de slide klein getoond wordt. Zonder wordt het beeld zelf verkleind.',
    fr: 'Utilisée là où la diapositive est affichée en petit. À défaut, l’image elle-même est réduite.',
    de: 'Wird verwendet, wo die Folie klein gezeigt wird. Sonst wird das Bild selbst verkleinert.',
  },
  'Where a click on the slide leads. May stay empty.': {
    nl: 'Waar een klik op de slide naartoe leidt. Mag leeg blijven.',
    fr: 'Où mène un clic sur la diapositive. Peut rester vide.',
    de: 'Wohin ein Klick auf die Folie führt. Darf leer bleiben.',
  },
};
