import type { Words } from '../../../schemas/words.ts';

/** What stands under the fields of the settings. */
export const settingsHelp: Words = {
  'The agency, its languages and the rules of the site.': {
    nl: 'Het kantoor, zijn talen en de regels van de website.',
    fr: 'L’agence, ses langues et les règles du site.',
    de: 'Das Büro, seine Sprachen und die Regeln der Website.',
  },
  'As visitors know it.': {
    nl: 'Zoals bezoekers het kennen.',
    fr: 'Tel que les visiteurs le connaissent.',
    de: 'Wie Besucher es kennen.',
  },
  'With its legal form: BV, SRL…': {
    nl: 'Met de rechtsvorm: BV, SRL…',
    fr: 'Avec la forme juridique : BV, SRL…',
    de: 'Mit der Rechtsform: BV, SRL…',
  },
  'For search engines: with the name of the agency, and under a home page that has no description of its own.': {
    nl: 'Voor zoekmachines: bij de naam van het kantoor, en onder een homepagina zonder eigen omschrijving.',
    fr: 'Pour les moteurs de recherche : avec le nom de l’agence, et sous une page d’accueil sans description propre.',
    de: 'Für Suchmaschinen: beim Namen des Büros, und unter einer Startseite ohne eigene Beschreibung.',
  },
  'The seat of the agency.': {
    nl: 'De zetel van het kantoor.',
    fr: 'Le siège de l’agence.',
    de: 'Der Sitz des Büros.',
  },
  'With the country code: +32 …': {
    nl: 'Met de landcode: +32 …',
    fr: 'Avec l’indicatif du pays : +32 …',
    de: 'Mit der Landesvorwahl: +32 …',
  },
  'Shown to visitors; forms arrive here.': {
    nl: 'Wordt aan bezoekers getoond; formulieren komen hier aan.',
    fr: 'Visible pour les visiteurs ; les formulaires arrivent ici.',
    de: 'Besucher sehen sie; Formulare kommen hier an.',
  },
  'Days with the same hours together.': {
    nl: 'Dagen met dezelfde uren samen.',
    fr: 'Les jours aux mêmes heures ensemble.',
    de: 'Tage mit denselben Zeiten zusammen.',
  },
  'All places where visitors are received.': {
    nl: 'Alle plaatsen waar bezoekers ontvangen worden.',
    fr: 'Tous les lieux où les visiteurs sont reçus.',
    de: 'Alle Orte, an denen Besucher empfangen werden.',
  },
  'The agency’s own pages: links in the footer, and told to search engines.': {
    nl: 'De eigen pagina’s van het kantoor: links in de voet, ook voor zoekmachines.',
    fr: 'Les pages de l’agence : des liens dans le pied de page, aussi pour les moteurs de recherche.',
    de: 'Die eigenen Seiten des Büros: Links im Fuß, auch für Suchmaschinen.',
  },
  'What the link in the footer is called; another network goes by its address.': {
    nl: 'Hoe de link in de voet heet; een ander netwerk heet naar zijn adres.',
    fr: 'Le nom du lien dans le pied de page ; un autre réseau porte le nom de son adresse.',
    de: 'Wie der Link im Fuß heißt; ein anderes Netzwerk heißt nach seiner Adresse.',
  },
  'Of the agency’s page there.': {
    nl: 'Van de pagina van het kantoor daar.',
    fr: 'De la page de l’agence sur ce réseau.',
    de: 'Der Seite des Büros dort.',
  },
  'Square, at least 512 pixels; also shown when a page without picture is shared.': {
    nl: 'Vierkant, minstens 512 pixels; ook getoond als een pagina zonder beeld gedeeld wordt.',
    fr: 'Carré, au moins 512 pixels ; aussi affiché quand une page sans image est partagée.',
    de: 'Quadratisch, mindestens 512 Pixel; auch zu sehen, wenn eine Seite ohne Bild geteilt wird.',
  },
  'What the figures module cannot count itself.': {
    nl: 'Wat de cijfermodule niet zelf kan tellen.',
    fr: 'Ce que le module des chiffres ne peut pas compter lui-même.',
    de: 'Was das Zahlenmodul nicht selbst zählen kann.',
  },
  'Years of experience are counted from it.': {
    nl: 'De jaren ervaring worden vanaf dan geteld.',
    fr: 'Les années d’expérience sont comptées à partir de là.',
    de: 'Die Jahre Erfahrung werden ab dann gezählt.',
  },
  'Everyone who works at the agency.': {
    nl: 'Iedereen die op het kantoor werkt.',
    fr: 'Tous ceux qui travaillent à l’agence.',
    de: 'Alle, die im Büro arbeiten.',
  },
  'The law asks for these on the site of an estate agent. They stand in the footer.': {
    nl: 'De wet vraagt deze op de website van een vastgoedmakelaar. Ze staan in de voet.',
    fr: 'La loi les demande sur le site d’un agent immobilier. Ils figurent dans le pied de page.',
    de: 'Das Gesetz verlangt sie auf der Website eines Maklers. Sie stehen im Fuß.',
  },
  'BIV in Dutch, IPI in French.': {
    nl: 'BIV in het Nederlands, IPI in het Frans.',
    fr: 'BIV en néerlandais, IPI en français.',
    de: 'BIV auf Niederländisch, IPI auf Französisch.',
  },
  'KBO or BCE number.': { nl: 'KBO-nummer.', fr: 'Numéro BCE.', de: 'ZDU-Nummer (KBO, BCE).' },
  'With the country letters.': {
    nl: 'Met de landletters.',
    fr: 'Avec les lettres du pays.',
    de: 'Mit den Buchstaben des Landes.',
  },
  'Of professional liability and surety.': {
    nl: 'Van beroepsaansprakelijkheid en borgstelling.',
    fr: 'De la responsabilité professionnelle et du cautionnement.',
    de: 'Der Berufshaftpflicht und Bürgschaft.',
  },
  'Of that insurance.': { nl: 'Van die verzekering.', fr: 'De cette assurance.', de: 'Dieser Versicherung.' },
  'IBAN to which advances are paid.': {
    nl: 'IBAN waarop voorschotten gestort worden.',
    fr: 'IBAN sur lequel les acomptes sont versés.',
    de: 'IBAN, auf die Anzahlungen überwiesen werden.',
  },
  'Name and address.': { nl: 'Naam en adres.', fr: 'Nom et adresse.', de: 'Name und Anschrift.' },
  'Served at addresses without a language; missing texts fall back to it.': {
    nl: 'Getoond op adressen zonder taal; ontbrekende teksten vallen erop terug.',
    fr: 'Servie aux adresses sans langue ; elle remplace les textes manquants.',
    de: 'Unter Adressen ohne Sprache zu sehen; sie ersetzt fehlende Texte.',
  },
  'A language that is off is not on the site; its texts are kept.': {
    nl: 'Een taal die uit staat, is niet op de website; haar teksten blijven bewaard.',
    fr: 'Une langue désactivée n’est pas sur le site ; ses textes sont conservés.',
    de: 'Eine ausgeschaltete Sprache gibt es auf der Website nicht; ihre Texte bleiben erhalten.',
  },
  'One of the languages that the site speaks.': {
    nl: 'Een van de talen die de website spreekt.',
    fr: 'Une des langues que parle le site.',
    de: 'Eine der Sprachen, die die Website spricht.',
  },
  'Off: its addresses do not exist.': {
    nl: 'Uit: haar adressen bestaan niet.',
    fr: 'Désactivé : ses adresses n’existent pas.',
    de: 'Aus: Ihre Adressen gibt es nicht.',
  },
  'Such as {value}. Empty: the script is never loaded. It always waits for the visitor’s consent.': {
    nl: 'Zoals {value}. Leeg: het script wordt nooit geladen. Het wacht altijd op de toestemming van de bezoeker.',
    fr: 'Par exemple {value}. Vide : le script n’est jamais chargé. Il attend toujours le consentement du visiteur.',
    de: 'Etwa {value}. Leer: Das Skript wird nie geladen. Es wartet immer auf die Einwilligung des Besuchers.',
  },
  'In days. The data protection authority asks for at most six months.': {
    nl: 'In dagen. De Gegevensbeschermingsautoriteit vraagt hoogstens zes maanden.',
    fr: 'En jours. L’Autorité de protection des données demande six mois au plus.',
    de: 'In Tagen. Die Datenschutzbehörde verlangt höchstens sechs Monate.',
  },
  'The three parts of a day a visitor can choose for a visit.': {
    nl: 'De drie dagdelen waaruit een bezoeker voor een bezoek kan kiezen.',
    fr: 'Les trois parties de la journée qu’un visiteur peut choisir pour une visite.',
    de: 'Die drei Tageszeiten, aus denen ein Besucher für eine Besichtigung wählen kann.',
  },
  'As 09:00.': { nl: 'Zoals 09:00.', fr: 'Comme 09:00.', de: 'Etwa 09:00.' },
  'As 10:00.': { nl: 'Zoals 10:00.', fr: 'Comme 10:00.', de: 'Etwa 10:00.' },
  'As 13:00.': { nl: 'Zoals 13:00.', fr: 'Comme 13:00.', de: 'Etwa 13:00.' },
  'As 18:00.': { nl: 'Zoals 18:00.', fr: 'Comme 18:00.', de: 'Etwa 18:00.' },
  'Only if spam gets through: it keeps some people out too.': {
    nl: 'Alleen als er spam doorkomt: hij houdt ook sommige mensen tegen.',
    fr: 'Seulement si du spam passe : il écarte aussi certaines personnes.',
    de: 'Nur wenn Spam durchkommt: Es hält auch manche Menschen ab.',
  },
  'Months of rent, per region.': {
    nl: 'Maanden huur, per gewest.',
    fr: 'Mois de loyer, par région.',
    de: 'Monatsmieten, je Region.',
  },
  'By law at most {value}.': {
    nl: 'Wettelijk hoogstens {value}.',
    fr: 'Au plus {value} selon la loi.',
    de: 'Nach dem Gesetz höchstens {value}.',
  },
  'Years within which a home with label E or F must reach D.': {
    nl: 'Jaren waarbinnen een woning met label E of F label D moet halen.',
    fr: 'Années dans lesquelles un logement de label E ou F doit atteindre D.',
    de: 'Jahre, in denen eine Wohnung mit Label E oder F das Label D erreichen muss.',
  },
  'What visitors send in is deleted after this time. Say the same in the privacy statement.': {
    nl: 'Wat bezoekers insturen, wordt na deze tijd gewist. Zeg hetzelfde in de privacyverklaring.',
    fr: 'Ce que les visiteurs envoient est effacé après ce délai. Dites la même chose dans la déclaration de confidentialité.',
    de: 'Was Besucher einsenden, wird nach dieser Zeit gelöscht. Schreiben Sie dasselbe in die Datenschutzerklärung.',
  },
  'Contact, valuation, registered searches. In months.': {
    nl: 'Contact, schatting, bewaarde zoekopdrachten. In maanden.',
    fr: 'Contact, estimation, recherches enregistrées. En mois.',
    de: 'Kontakt, Schätzung, Suchaufträge. In Monaten.',
  },
  'Since the day of the offer. In months.': {
    nl: 'Sinds de dag van het bod. In maanden.',
    fr: 'Depuis le jour de l’offre. En mois.',
    de: 'Seit dem Tag des Angebots. In Monaten.',
  },
  'Since the day of the application. In months.': {
    nl: 'Sinds de dag van de kandidatuur. In maanden.',
    fr: 'Depuis le jour de la candidature. En mois.',
    de: 'Seit dem Tag der Bewerbung. In Monaten.',
  },
  'Counts per property. In months.': {
    nl: 'Aantallen per pand. In maanden.',
    fr: 'Nombres par bien. En mois.',
    de: 'Anzahlen je Immobilie. In Monaten.',
  },
  'With these labels the label stands in place of the price.': {
    nl: 'Bij deze labels staat het label in plaats van de prijs.',
    fr: 'Avec ces étiquettes, l’étiquette remplace le prix.',
    de: 'Bei diesen Hinweisen steht der Hinweis anstelle des Preises.',
  },
  'YouTube, Vimeo, Facebook and Matterport are always shown. Of other hosts, these: the domain and all under it.': {
    nl: 'YouTube, Vimeo, Facebook en Matterport worden altijd getoond. Van andere websites deze: het domein en alles eronder.',
    fr: 'YouTube, Vimeo, Facebook et Matterport sont toujours affichés. Des autres sites, ceux-ci : le domaine et tout ce qui est dessous.',
    de: 'YouTube, Vimeo, Facebook und Matterport werden immer gezeigt. Von anderen Websites diese: die Domain und alles darunter.',
  },
};
