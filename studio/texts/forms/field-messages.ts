import type { Words } from '../../../schemas/words.ts';

/** What a form says of a single field. */
export const fieldMessages: Words = {
  'A language stands in the list twice.': {
    nl: 'Een taal staat twee keer in de lijst.',
    fr: 'Une langue figure deux fois dans la liste.',
    de: 'Eine Sprache steht zweimal in der Liste.',
  },
  'The default language must be in this list and on.': {
    nl: 'De standaardtaal moet in deze lijst staan en aan zijn.',
    fr: 'La langue par défaut doit figurer dans cette liste et être activée.',
    de: 'Die Standardsprache muss in dieser Liste stehen und eingeschaltet sein.',
  },
  'Say which one.': { nl: 'Zeg welke.', fr: 'Dites lequel.', de: 'Sagen Sie, welche.' },
  'Choose one of: {value}.': {
    nl: 'Kies een van: {value}.',
    fr: 'Choisissez parmi : {value}.',
    de: 'Wählen Sie eines von: {value}.',
  },
  'The code of a property has no spaces or slashes.': {
    nl: 'De code van een pand heeft geen spaties of schuine strepen.',
    fr: 'Le code d’un bien ne contient ni espaces ni barres obliques.',
    de: 'Der Code einer Immobilie hat keine Leerzeichen oder Schrägstriche.',
  },
  'Write the colour as # and six digits or letters a–f: #26303a.': {
    nl: 'Schrijf de kleur als # en zes cijfers of letters a–f: #26303a.',
    fr: 'Écrivez la couleur avec # et six chiffres ou lettres a–f : #26303a.',
    de: 'Schreiben Sie die Farbe als # und sechs Ziffern oder Buchstaben a–f: #26303a.',
  },
  'Choose the text to replace.': {
    nl: 'Kies de tekst die u wilt vervangen.',
    fr: 'Choisissez le texte à remplacer.',
    de: 'Wählen Sie den Text, den Sie ersetzen möchten.',
  },
  'The website has no text “{value}”.': {
    nl: 'De website heeft geen tekst “{value}”.',
    fr: 'Le site n’a pas de texte « {value} ».',
    de: 'Die Website hat keinen Text „{value}“.',
  },
  'Longer than {value} characters in {language}: its end will not be shown.': {
    nl: 'Langer dan {value} tekens in het {language}: het einde wordt niet getoond.',
    fr: 'Plus de {value} caractères en {language} : la fin ne sera pas affichée.',
    de: 'Länger als {value} Zeichen auf {language}: Das Ende wird nicht gezeigt.',
  },
  'A postcode has four digits.': {
    nl: 'Een postcode heeft vier cijfers.',
    fr: 'Un code postal a quatre chiffres.',
    de: 'Eine Postleitzahl hat vier Ziffern.',
  },
  'A whole number from {least} to {most}.': {
    nl: 'Een geheel getal van {least} tot {most}.',
    fr: 'Un nombre entier de {least} à {most}.',
    de: 'Eine ganze Zahl von {least} bis {most}.',
  },
  'A whole number of days, at most 183 (six months).': {
    nl: 'Een geheel aantal dagen, hoogstens 183 (zes maanden).',
    fr: 'Un nombre entier de jours, 183 au plus (six mois).',
    de: 'Eine ganze Zahl von Tagen, höchstens 183 (sechs Monate).',
  },
  'A whole number of months, from 1 to 120.': {
    nl: 'Een geheel aantal maanden, van 1 tot 120.',
    fr: 'Un nombre entier de mois, de 1 à 120.',
    de: 'Eine ganze Zahl von Monaten, von 1 bis 120.',
  },
  'A whole number of months.': {
    nl: 'Een geheel aantal maanden.',
    fr: 'Un nombre entier de mois.',
    de: 'Eine ganze Zahl von Monaten.',
  },
  'A whole number of years, from 1 to 10.': {
    nl: 'Een geheel aantal jaren, van 1 tot 10.',
    fr: 'Un nombre entier d’années, de 1 à 10.',
    de: 'Eine ganze Zahl von Jahren, von 1 bis 10.',
  },
  'Fill in a domain alone, as kuula.co.': {
    nl: 'Vul alleen een domein in, zoals kuula.co.',
    fr: 'Indiquez un domaine seul, comme kuula.co.',
    de: 'Geben Sie nur eine Domain ein, wie kuula.co.',
  },
  'Each host once.': { nl: 'Elke website één keer.', fr: 'Chaque site une fois.', de: 'Jede Website einmal.' },
  'At most ten hosts.': { nl: 'Hoogstens tien websites.', fr: 'Dix sites au plus.', de: 'Höchstens zehn Websites.' },
  'A whole number, at least 1.': {
    nl: 'Een geheel getal, minstens 1.',
    fr: 'Un nombre entier, 1 au moins.',
    de: 'Eine ganze Zahl, mindestens 1.',
  },
  'A whole number.': { nl: 'Een geheel getal.', fr: 'Un nombre entier.', de: 'Eine ganze Zahl.' },
  'A year with four digits.': {
    nl: 'Een jaar met vier cijfers.',
    fr: 'Une année à quatre chiffres.',
    de: 'Ein Jahr mit vier Ziffern.',
  },
  'Between 1000 (one second) and 30000 (half a minute).': {
    nl: 'Tussen 1000 (één seconde) en 30000 (een halve minuut).',
    fr: 'Entre 1000 (une seconde) et 30000 (une demi-minute).',
    de: 'Zwischen 1000 (einer Sekunde) und 30000 (einer halben Minute).',
  },
  'Choose a picture or remove this one.': {
    nl: 'Kies een beeld of verwijder dit.',
    fr: 'Choisissez une image ou supprimez celle-ci.',
    de: 'Wählen Sie ein Bild oder entfernen Sie dieses.',
  },
  'Choose a status.': { nl: 'Kies een status.', fr: 'Choisissez un statut.', de: 'Wählen Sie einen Status.' },
  'Choose at least one day.': {
    nl: 'Kies minstens één dag.',
    fr: 'Choisissez au moins un jour.',
    de: 'Wählen Sie mindestens einen Tag.',
  },
  'Choose the default language.': {
    nl: 'Kies de standaardtaal.',
    fr: 'Choisissez la langue par défaut.',
    de: 'Wählen Sie die Standardsprache.',
  },
  'Choose the form.': { nl: 'Kies het formulier.', fr: 'Choisissez le formulaire.', de: 'Wählen Sie das Formular.' },
  'Choose the language.': { nl: 'Kies de taal.', fr: 'Choisissez la langue.', de: 'Wählen Sie die Sprache.' },
  'Choose the network.': { nl: 'Kies het netwerk.', fr: 'Choisissez le réseau.', de: 'Wählen Sie das Netzwerk.' },
  'Choose the picture of this slide.': {
    nl: 'Kies het beeld van deze slide.',
    fr: 'Choisissez l’image de cette diapositive.',
    de: 'Wählen Sie das Bild dieser Folie.',
  },
  'Choose what kind of page this is.': {
    nl: 'Kies wat voor pagina dit is.',
    fr: 'Choisissez le type de cette page.',
    de: 'Wählen Sie, welche Art von Seite dies ist.',
  },
  'Choose what the banner shows.': {
    nl: 'Kies wat de banner toont.',
    fr: 'Choisissez ce que montre la bannière.',
    de: 'Wählen Sie, was das Banner zeigt.',
  },
  'Choose what this item is.': {
    nl: 'Kies wat dit item is.',
    fr: 'Choisissez ce qu’est cet élément.',
    de: 'Wählen Sie, was dieses Element ist.',
  },
  'Choose where the page stands.': {
    nl: 'Kies waar de pagina staat.',
    fr: 'Choisissez où se trouve la page.',
    de: 'Wählen Sie, wo die Seite steht.',
  },
  'Describe the picture for visitors who cannot see it.': {
    nl: 'Beschrijf het beeld voor bezoekers die het niet kunnen zien.',
    fr: 'Décrivez l’image pour les visiteurs qui ne peuvent pas la voir.',
    de: 'Beschreiben Sie das Bild für Besucher, die es nicht sehen können.',
  },
  'Each kind once.': { nl: 'Elke soort één keer.', fr: 'Chaque type une seule fois.', de: 'Jede Art nur einmal.' },
  'Each label once.': {
    nl: 'Elk label één keer.',
    fr: 'Chaque étiquette une seule fois.',
    de: 'Jeder Hinweis nur einmal.',
  },
  'Give the article a date.': {
    nl: 'Geef het artikel een datum.',
    fr: 'Donnez une date à l’article.',
    de: 'Geben Sie dem Artikel ein Datum.',
  },
  'Give the page a name, so that colleagues find it.': {
    nl: 'Geef de pagina een naam, zodat collega’s ze vinden.',
    fr: 'Donnez un nom à la page, pour que vos collègues la trouvent.',
    de: 'Geben Sie der Seite einen Namen, damit Kollegen sie finden.',
  },
  'Give the testimonial a date.': {
    nl: 'Geef de getuigenis een datum.',
    fr: 'Donnez une date au témoignage.',
    de: 'Geben Sie der Kundenstimme ein Datum.',
  },
  'Give the visitor at least one way on.': {
    nl: 'Geef de bezoeker minstens één link om verder te gaan.',
    fr: 'Donnez au visiteur au moins un lien pour continuer.',
    de: 'Geben Sie dem Besucher mindestens einen Link, mit dem es weitergeht.',
  },
  'It looks like {value}.': {
    nl: 'Het ziet eruit als {value}.',
    fr: 'Il ressemble à {value}.',
    de: 'Es sieht aus wie {value}.',
  },
  'Letters, digits and hyphens only.': {
    nl: 'Alleen letters, cijfers en koppeltekens.',
    fr: 'Uniquement des lettres, des chiffres et des traits d’union.',
    de: 'Nur Buchstaben, Ziffern und Bindestriche.',
  },
  'More than six columns cannot be read.': {
    nl: 'Meer dan zes kolommen zijn niet leesbaar.',
    fr: 'Plus de six colonnes ne se lisent pas.',
    de: 'Mehr als sechs Spalten lassen sich nicht lesen.',
  },
  'More than the legal maximum of {value} months.': {
    nl: 'Meer dan het wettelijke maximum van {value} maanden.',
    fr: 'Plus que le maximum légal de {value} mois.',
    de: 'Mehr als das gesetzliche Höchstmaß von {value} Monaten.',
  },
  'The home page needs a banner.': {
    nl: 'De startpagina heeft een banner nodig.',
    fr: 'La page d’accueil a besoin d’une bannière.',
    de: 'Die Startseite braucht ein Banner.',
  },
  'The site needs the name of the agency.': {
    nl: 'De website heeft de naam van het kantoor nodig.',
    fr: 'Le site a besoin du nom de l’agence.',
    de: 'Die Website braucht den Namen des Büros.',
  },
  'There are three parts of the day.': {
    nl: 'Er zijn drie dagdelen.',
    fr: 'Il y a trois parties de la journée.',
    de: 'Es gibt drei Tageszeiten.',
  },
  'This is not a phone number.': {
    nl: 'Dit is geen telefoonnummer.',
    fr: 'Ce n’est pas un numéro de téléphone.',
    de: 'Das ist keine Telefonnummer.',
  },
  'This is not an e-mail address.': {
    nl: 'Dit is geen e-mailadres.',
    fr: 'Ce n’est pas une adresse e-mail.',
    de: 'Das ist keine E-Mail-Adresse.',
  },
  'This property is already in the list.': {
    nl: 'Dit pand staat al in de lijst.',
    fr: 'Ce bien est déjà dans la liste.',
    de: 'Diese Immobilie steht schon in der Liste.',
  },
  'Who says this?': { nl: 'Wie zegt dit?', fr: 'Qui dit cela ?', de: 'Wer sagt das?' },
  'This form has its thank-you page already.': {
    nl: 'Dit formulier heeft al een bedankpagina.',
    fr: 'Ce formulaire a déjà sa page de remerciement.',
    de: 'Dieses Formular hat schon eine Dankesseite.',
  },
  'Another redirect begins at this path.': {
    nl: 'Een andere doorverwijzing begint op dit adres.',
    fr: 'Une autre redirection part de cette adresse.',
    de: 'Eine andere Weiterleitung beginnt bei dieser Adresse.',
  },
  'This text is replaced by another document already.': {
    nl: 'Deze tekst wordt al door een ander document vervangen.',
    fr: 'Ce texte est déjà remplacé par un autre document.',
    de: 'Dieser Text wird schon von einem anderen Dokument ersetzt.',
  },
  'Another category has this code.': {
    nl: 'Een andere categorie heeft deze code.',
    fr: 'Une autre catégorie a ce code.',
    de: 'Eine andere Kategorie hat diesen Code.',
  },
};
