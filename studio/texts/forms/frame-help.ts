import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of header, footer, home banner and search filters. */
export const frameHelp: Words = {
  'The bar at the top of every page.': {
    nl: 'De balk bovenaan elke pagina.',
    fr: 'La barre en haut de chaque page.',
    de: 'Die Leiste oben auf jeder Seite.',
  },
  'Colours of the bar and its button.': {
    nl: 'Kleuren van de balk en zijn knop.',
    fr: 'Couleurs de la barre et de son bouton.',
    de: 'Farben der Leiste und ihrer Schaltfläche.',
  },
  'Behind logo and menu.': {
    nl: 'Achter logo en menu.',
    fr: 'Derrière le logo et le menu.',
    de: 'Hinter Logo und Menü.',
  },
  'Menu and links.': { nl: 'Menu en links.', fr: 'Menu et liens.', de: 'Menü und Links.' },
  'The free-valuation button.': {
    nl: 'De knop voor een gratis schatting.',
    fr: 'Le bouton d’estimation gratuite.',
    de: 'Die Schaltfläche für die kostenlose Schätzung.',
  },
  'On the button’s colour.': {
    nl: 'Op de kleur van de knop.',
    fr: 'Sur la couleur du bouton.',
    de: 'Auf der Farbe der Schaltfläche.',
  },
  'On: after 30 pixels of scrolling the bar stays at the top, with a smaller logo. Off: it scrolls away.': {
    nl: 'Aan: na 30 pixels scrollen blijft de balk bovenaan staan, met een kleiner logo. Uit: ze schuift weg.',
    fr: 'Activé : après 30 pixels de défilement, la barre reste en haut, avec un logo plus petit. Désactivé : elle défile avec la page.',
    de: 'An: Nach 30 Pixeln bleibt die Leiste oben stehen, mit kleinerem Logo. Aus: Sie rollt weg.',
  },
  'The menu on a desktop.': {
    nl: 'Het menu op een desktop.',
    fr: 'Le menu sur un ordinateur.',
    de: 'Das Menü auf dem Desktop.',
  },
  'Where the menu stands in the bar.': {
    nl: 'Waar het menu in de balk staat.',
    fr: 'Où se trouve le menu dans la barre.',
    de: 'Wo das Menü in der Leiste steht.',
  },
  'The logo leads home as well.': {
    nl: 'Het logo leidt ook naar de startpagina.',
    fr: 'Le logo mène aussi à l’accueil.',
    de: 'Das Logo führt auch zur Startseite.',
  },
  'The one action in the bar.': {
    nl: 'De enige actie in de balk.',
    fr: 'La seule action de la barre.',
    de: 'Die einzige Aktion in der Leiste.',
  },
  'In pixels, from 14 to 22.': {
    nl: 'In pixels, van 14 tot 22.',
    fr: 'En pixels, de 14 à 22.',
    de: 'In Pixeln, von 14 bis 22.',
  },
  'The drawer that opens behind the menu button.': {
    nl: 'Het paneel dat opengaat met de menuknop.',
    fr: 'Le volet qui s’ouvre avec le bouton du menu.',
    de: 'Das Seitenmenü, das sich mit der Menütaste öffnet.',
  },
  'The side of the screen.': {
    nl: 'De kant van het scherm.',
    fr: 'Le côté de l’écran.',
    de: 'Die Seite des Bildschirms.',
  },
  'Of the drawer.': { nl: 'Van het paneel.', fr: 'Du volet.', de: 'Des Seitenmenüs.' },
  'Of the menu in it.': { nl: 'Van het menu erin.', fr: 'Du menu qu’il contient.', de: 'Des Menüs darin.' },
  'The free-valuation button in it.': {
    nl: 'De knop voor een gratis schatting erin.',
    fr: 'Le bouton d’estimation gratuite qu’il contient.',
    de: 'Die Schaltfläche für die kostenlose Schätzung darin.',
  },
  'Leads to the home page.': {
    nl: 'Leidt naar de startpagina.',
    fr: 'Mène à la page d’accueil.',
    de: 'Führt zur Startseite.',
  },
  'Without one the name of the agency is set in the title font.': {
    nl: 'Zonder beeld staat de naam van het kantoor er in het lettertype van de titels.',
    fr: 'Sans image, le nom de l’agence s’affiche dans la police des titres.',
    de: 'Ohne Bild steht der Name des Büros in der Schrift der Titel.',
  },
  'Where the logo stands in the bar.': {
    nl: 'Waar het logo in de balk staat.',
    fr: 'Où se trouve le logo dans la barre.',
    de: 'Wo das Logo in der Leiste steht.',
  },
  'Off: the logo appears only after scrolling.': {
    nl: 'Uit: het logo verschijnt pas na het scrollen.',
    fr: 'Désactivé : le logo n’apparaît qu’après le défilement.',
    de: 'Aus: Das Logo erscheint erst nach dem Scrollen.',
  },
  'A thin line above the bar: phone, owner login…': {
    nl: 'Een dunne regel boven de balk: telefoon, eigenaarslogin…',
    fr: 'Une ligne fine au-dessus de la barre : téléphone, connexion propriétaire…',
    de: 'Eine schmale Zeile über der Leiste: Telefon, Anmeldung für Eigentümer…',
  },
  'The whole line.': { nl: 'De hele regel.', fr: 'Toute la ligne.', de: 'Die ganze Zeile.' },
  'A hidden link keeps its place.': {
    nl: 'Een verborgen link houdt zijn plaats.',
    fr: 'Un lien masqué garde sa place.',
    de: 'Ein ausgeblendeter Link behält seinen Platz.',
  },
  'One or two words.': { nl: 'Een of twee woorden.', fr: 'Un ou deux mots.', de: 'Ein oder zwei Wörter.' },
  'May stay empty.': { nl: 'Mag leeg blijven.', fr: 'Peut rester vide.', de: 'Darf leer bleiben.' },
  'Without one the text colour of the bar is used.': {
    nl: 'Zonder wordt de tekstkleur van de balk gebruikt.',
    fr: 'À défaut, la couleur du texte de la barre est utilisée.',
    de: 'Sonst wird die Textfarbe der Leiste verwendet.',
  },
  'In their order.': { nl: 'In hun volgorde.', fr: 'Dans leur ordre.', de: 'In ihrer Reihenfolge.' },
  'Shows the languages that the settings use.': {
    nl: 'Toont de talen die in de instellingen aan staan.',
    fr: 'Affiche les langues activées dans les réglages.',
    de: 'Zeigt die Sprachen, die in den Einstellungen eingeschaltet sind.',
  },
  'In the bar and in the drawer.': {
    nl: 'In de balk en in het paneel.',
    fr: 'Dans la barre et dans le volet.',
    de: 'In der Leiste und im Seitenmenü.',
  },
  'The property search on the home page, and the search button in the bar on a desktop.': {
    nl: 'Het zoeken op de homepagina, en de zoekknop in de balk op een computer.',
    fr: 'La recherche sur la page d’accueil, et le bouton de recherche dans la barre sur un ordinateur.',
    de: 'Die Suche auf der Startseite und der Suchknopf in der Leiste auf einem Computer.',
  },
  'Both of them.': { nl: 'Allebei.', fr: 'Les deux.', de: 'Beide.' },
  'The first thing a visitor sees.': {
    nl: 'Het eerste wat een bezoeker ziet.',
    fr: 'La première chose que voit un visiteur.',
    de: 'Das Erste, was ein Besucher sieht.',
  },
  'One strong picture works better than five.': {
    nl: 'Eén sterk beeld werkt beter dan vijf.',
    fr: 'Une image forte vaut mieux que cinq.',
    de: 'Ein starkes Bild wirkt besser als fünf.',
  },
  'What visitors can search by.': {
    nl: 'Waarop bezoekers kunnen zoeken.',
    fr: 'Les critères de recherche des visiteurs.',
    de: 'Wonach Besucher suchen können.',
  },
  'The list of cities with properties.': {
    nl: 'De lijst van plaatsen met panden.',
    fr: 'La liste des localités où il y a des biens.',
    de: 'Die Liste der Orte mit Immobilien.',
  },
  'Off: visitors cannot choose a city.': {
    nl: 'Uit: bezoekers kunnen geen plaats kiezen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas choisir de localité.',
    de: 'Aus: Besucher können keinen Ort wählen.',
  },
  'House, apartment…': { nl: 'Huis, appartement…', fr: 'Maison, appartement…', de: 'Haus, Wohnung…' },
  'Off: visitors cannot choose a type.': {
    nl: 'Uit: bezoekers kunnen geen type kiezen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas choisir de type.',
    de: 'Aus: Besucher können keine Art wählen.',
  },
  'The least number of rooms of each kind.': {
    nl: 'Het minste aantal kamers van elke soort.',
    fr: 'Le nombre minimum de pièces de chaque type.',
    de: 'Die Mindestzahl der Zimmer jeder Art.',
  },
  'Off: visitors cannot ask for rooms.': {
    nl: 'Uit: bezoekers kunnen niet op kamers zoeken.',
    fr: 'Désactivé : les visiteurs ne peuvent pas chercher par pièces.',
    de: 'Aus: Besucher können nicht nach Zimmern suchen.',
  },
  'Which kinds can be asked for.': {
    nl: 'Op welke soorten gezocht kan worden.',
    fr: 'Les types que l’on peut demander.',
    de: 'Nach welchen Arten gesucht werden kann.',
  },
  'The slider with a lowest and a highest price.': {
    nl: 'De schuifregelaar met een laagste en een hoogste prijs.',
    fr: 'Le curseur avec un prix minimum et un prix maximum.',
    de: 'Der Schieberegler mit niedrigstem und höchstem Preis.',
  },
  'Off: visitors cannot set a price.': {
    nl: 'Uit: bezoekers kunnen geen prijs instellen.',
    fr: 'Désactivé : les visiteurs ne peuvent pas fixer de prix.',
    de: 'Aus: Besucher können keinen Preis einstellen.',
  },
  'The foot of every page. The pages of the footer menu follow by themselves.': {
    nl: 'De voet van elke pagina. De pagina’s van het menu onderaan volgen vanzelf.',
    fr: 'Le pied de chaque page. Les pages du menu du pied de page suivent d’elles-mêmes.',
    de: 'Der Fuß jeder Seite. Die Seiten des Fußmenüs folgen von selbst.',
  },
  'Of the whole footer.': { nl: 'Van de hele voet.', fr: 'De tout le pied de page.', de: 'Des ganzen Fußes.' },
  'Text and links.': { nl: 'Tekst en links.', fr: 'Texte et liens.', de: 'Text und Links.' },
  'The footer’s content is never wider than this many pixels.': {
    nl: 'De inhoud van de voet is nooit breder dan zoveel pixels.',
    fr: 'Le contenu du pied de page n’est jamais plus large que ce nombre de pixels.',
    de: 'Der Inhalt des Fußes ist nie breiter als so viele Pixel.',
  },
  'Above the column.': { nl: 'Boven de kolom.', fr: 'Au-dessus de la colonne.', de: 'Über der Spalte.' },
  'A few lines, set larger.': {
    nl: 'Enkele regels, in grotere letters.',
    fr: 'Quelques lignes, en plus grand.',
    de: 'Einige Zeilen in größerer Schrift.',
  },
  'Addresses, links, legal numbers.': {
    nl: 'Adressen, links, wettelijke nummers.',
    fr: 'Adresses, liens, numéros légaux.',
    de: 'Adressen, Links, gesetzliche Nummern.',
  },
  'Such as the mark of a professional body.': {
    nl: 'Zoals het keurmerk van een beroepsvereniging.',
    fr: 'Par exemple le label d’une organisation professionnelle.',
    de: 'Etwa das Zeichen eines Berufsverbands.',
  },
  'Of twelve columns.': { nl: 'Op twaalf kolommen.', fr: 'Sur douze colonnes.', de: 'Von zwölf Spalten.' },
  'Who holds the rights. The sign © and the year are put before it, unless it has the sign itself.': {
    nl: 'Wie de rechten heeft. Het teken © en het jaar komen ervoor, tenzij het teken er al in staat.',
    fr: 'Qui détient les droits. Le signe © et l’année sont mis devant, sauf si le signe y figure déjà.',
    de: 'Wer die Rechte hat. Das Zeichen © und das Jahr kommen davor, außer wenn es das Zeichen schon hat.',
  },
};
