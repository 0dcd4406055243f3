import { inEditorsLanguage } from '../../../schemas/words.ts';

export const words = inEditorsLanguage({
  about: {
    en: 'Text, with a picture and a button if you like.',
    nl: 'Tekst, met een beeld en een knop als u dat wilt.',
    fr: 'Du texte, avec une image et un bouton si vous le souhaitez.',
    de: 'Text, auf Wunsch mit Bild und Schaltfläche.',
  },
  plain: { en: 'Plain', nl: 'Gewoon', fr: 'Simple', de: 'Einfach' },
  columns: { en: 'In columns', nl: 'In kolommen', fr: 'En colonnes', de: 'In Spalten' },
  quote: { en: 'As a quote', nl: 'Als citaat', fr: 'Comme citation', de: 'Als Zitat' },
  relationsHelp: {
    en: 'Pages and articles to read on, listed under the text.',
    nl: 'Pagina’s en artikels om verder te lezen, onder de tekst.',
    fr: 'Pages et articles pour en lire plus, sous le texte.',
    de: 'Seiten und Artikel zum Weiterlesen, unter dem Text.',
  },
  textHelp: { en: 'The text itself.', nl: 'De tekst zelf.', fr: 'Le texte lui-même.', de: 'Der Text selbst.' },
  textSubject: { en: 'The text', nl: 'de tekst', fr: 'le texte', de: 'der Text' },
  imageHelp: {
    en: 'Beside the text. May stay empty.',
    nl: 'Naast de tekst. Mag leeg blijven.',
    fr: 'À côté du texte. Peut rester vide.',
    de: 'Neben dem Text. Darf leer bleiben.',
  },
  imageSide: { en: 'Side of the picture', nl: 'Kant van het beeld', fr: 'Côté de l’image', de: 'Seite des Bildes' },
  imageSideHelp: {
    en: 'On a phone the picture stands above the text.',
    nl: 'Op een gsm staat het beeld boven de tekst.',
    fr: 'Sur un téléphone, l’image est au-dessus du texte.',
    de: 'Auf dem Handy steht das Bild über dem Text.',
  },
  buttonHelp: {
    en: 'The one thing a reader should do next. May stay empty.',
    nl: 'Het ene wat een lezer nu zou moeten doen. Mag leeg blijven.',
    fr: 'La seule chose qu’un lecteur devrait faire ensuite. Peut rester vide.',
    de: 'Das Eine, was ein Leser als Nächstes tun soll. Darf leer bleiben.',
  },
  buttonMessage: {
    en: 'The button leads nowhere yet: give it a link.',
    nl: 'De knop leidt nog nergens naartoe: geef hem een link.',
    fr: 'Le bouton ne mène encore nulle part : donnez-lui un lien.',
    de: 'Die Schaltfläche führt noch nirgends hin: Geben Sie ihr einen Link.',
  },
});
