import { inEditorsLanguage } from '../words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'What a client says. It has a page of its own under /testimonials/.',
    nl: 'Wat een klant zegt. Een getuigenis heeft een eigen pagina onder /testimonials/.',
    fr: 'Ce que dit un client. Il a sa propre page sous /testimonials/.',
    de: 'Was ein Kunde sagt. Eine Kundenstimme hat eine eigene Seite unter /testimonials/.',
  },
  nameHelp: {
    en: 'As the client wants to be named.',
    nl: 'Zoals de klant genoemd wil worden.',
    fr: 'Comme le client souhaite être nommé.',
    de: 'Wie der Kunde genannt werden möchte.',
  },
  nameRequired: { en: 'Who says this?', nl: 'Wie zegt dit?', fr: 'Qui dit cela ?', de: 'Wer sagt das?' },
  placeHelp: {
    en: 'Where the client lives or what was sold.',
    nl: 'Waar de klant woont of wat er verkocht werd.',
    fr: 'Où habite le client ou ce qui a été vendu.',
    de: 'Wo der Kunde wohnt oder was verkauft wurde.',
  },
  quoteHelp: {
    en: 'The sentence that stands on cards.',
    nl: 'De zin die op kaarten staat.',
    fr: 'La phrase qui figure sur les cartes.',
    de: 'Der Satz, der auf Karten steht.',
  },
  quoteSubject: { en: 'The quote', nl: 'het citaat', fr: 'la citation', de: 'das Zitat' },
  body: { en: 'Story', nl: 'Verhaal', fr: 'Récit', de: 'Geschichte' },
  bodyHelp: {
    en: 'The whole story, on its own page.',
    nl: 'Het hele verhaal, op een eigen pagina.',
    fr: 'Le récit complet, sur sa propre page.',
    de: 'Die ganze Geschichte, auf ihrer eigenen Seite.',
  },
  image: { en: 'Portrait', nl: 'Portret', fr: 'Portrait', de: 'Porträt' },
  imageHelp: {
    en: 'Square. May stay empty.',
    nl: 'Vierkant. Mag leeg blijven.',
    fr: 'Carrée. Peut rester vide.',
    de: 'Quadratisch. Darf leer bleiben.',
  },
  rating: { en: 'Rating', nl: 'Beoordeling', fr: 'Évaluation', de: 'Bewertung' },
  ratingHelp: {
    en: 'Stars from 1 to 5, only if the client gave them.',
    nl: 'Sterren van 1 tot 5, alleen als de klant ze gaf.',
    fr: 'Étoiles de 1 à 5, seulement si le client les a données.',
    de: 'Sterne von 1 bis 5, nur wenn der Kunde sie vergeben hat.',
  },
  website: { en: 'Website', nl: 'Website', fr: 'Site web', de: 'Website' },
  websiteHelp: {
    en: 'Of the client. May stay empty.',
    nl: 'Van de klant. Mag leeg blijven.',
    fr: 'Du client. Peut rester vide.',
    de: 'Des Kunden. Darf leer bleiben.',
  },
  pathHelp: {
    en: 'The last part of the web address, after /testimonials/. No path: no page in that language.',
    nl: 'Het laatste deel van het webadres, na /testimonials/. Geen adres: geen pagina in die taal.',
    fr: 'La dernière partie de l’adresse web, après /testimonials/. Sans adresse : pas de page dans cette langue.',
    de: 'Der letzte Teil der Webadresse, nach /testimonials/. Keine Adresse: keine Seite in dieser Sprache.',
  },
  statusHelp: {
    en: 'What visitors send in arrives hidden; only what is “On the site” is seen by others.',
    nl: 'Wat bezoekers insturen, komt verborgen binnen; alleen wat “Op de website” staat, zien anderen.',
    fr: 'Ce que les visiteurs envoient arrive masqué ; seuls les témoignages « Sur le site » sont vus des autres.',
    de: 'Was Besucher einsenden, kommt ausgeblendet an; nur was „Auf der Website“ steht, sehen andere.',
  },
  refusalReason: { en: 'Refused because', nl: 'Geweigerd omdat', fr: 'Refusé parce que', de: 'Abgelehnt, weil' },
  refusalReasonHelp: {
    en: 'For your colleagues; visitors never see it.',
    nl: 'Voor uw collega’s; bezoekers zien het nooit.',
    fr: 'Pour vos collègues ; les visiteurs ne le voient jamais.',
    de: 'Für Ihre Kollegen; Besucher sehen es nie.',
  },
  dateHelp: {
    en: 'When the client said it.',
    nl: 'Wanneer de klant het zei.',
    fr: 'Quand le client l’a dit.',
    de: 'Wann der Kunde es gesagt hat.',
  },
  dateRequired: {
    en: 'Give the testimonial a date.',
    nl: 'Geef de getuigenis een datum.',
    fr: 'Donnez une date au témoignage.',
    de: 'Geben Sie der Kundenstimme ein Datum.',
  },
});
