import { line, path, reference, text, type Document } from '../../compose.ts';
import { shown } from '../pictures.ts';

/** A press article: its card links straight to the other website. */
export const press: Document = {
  _id: 'article-press',
  _type: 'article',
  category: reference('category-agency'),
  date: '2026-02-23',
  title: line(
    'In de krant: “Een makelaar die de prijs laat zakken”',
    'Dans la presse : « L’agence qui fait baisser le prix »',
    'In the paper: “An agent who lowers the price”',
    'In der Zeitung: „Eine Maklerin, die den Preis senkt“',
  ),
  excerpt: text(
    'De Gevelkrant liep een dag mee met Liesbeth Claes en telde hoe vaak ze neen zei.',
    'Le journal De Gevelkrant a suivi Liesbeth Claes pendant un jour et compté ses refus.',
    'De Gevelkrant spent a day with Liesbeth Claes and counted how often she said no.',
    'De Gevelkrant begleitete Liesbeth Claes einen Tag lang und zählte, wie oft sie Nein sagte.',
  ),
  image: shown('facade-gable'),
  path: path('in-de-krant', 'dans-la-presse', 'in-the-paper', 'in-der-zeitung'),
  status: 'Published',
  externalUrl: 'https://krant.gevel.example/een-makelaar-die-de-prijs-laat-zakken',
};
