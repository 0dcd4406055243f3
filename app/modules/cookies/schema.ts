import { defineModule } from '../../../schemas/modules/define-module.ts';
import { lines, title } from '../../../schemas/modules/sketch.ts';
import { words } from './words.ts';

export const schema = defineModule({
  name: 'cookiesModule',
  title: words.type,
  description: words.about,
  menu: { group: 'words', place: 4 },
  icon: 'lock',
  sketch: [title, ...lines(12, 30, 96, 3), ['brick', 12, 60, 30, 8]],
  without: ['numberItemOfRow', 'maxItems'],
});
