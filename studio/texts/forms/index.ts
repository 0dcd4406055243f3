import { modules } from '../../../schemas/modules/index.ts';
import type { Words } from '../../../schemas/words.ts';
import { choices } from './choices.ts';
import { documentHelp } from './document-help.ts';
import { fieldMessages } from './field-messages.ts';
import { frameHelp } from './frame-help.ts';
import { messageParts } from './message-parts.ts';
import { messages } from './messages.ts';
import { moduleHelp } from './module-help.ts';
import { objectHelp } from './object-help.ts';
import { pageHelp } from './page-help.ts';
import { partTitles } from './part-titles.ts';
import { settingsHelp } from './settings-help.ts';
import { titles } from './titles.ts';

const ofModules = (kind: 'forms' | 'messages'): Words => Object.assign({}, ...modules.map(({ words }) => words[kind]));

/** What the schema itself says: every text of these must be used by it, and the other way round. */
export const schemaWords: Words = {
  ...titles,
  ...partTitles,
  ...choices,
  ...pageHelp,
  ...documentHelp,
  ...settingsHelp,
  ...frameHelp,
  ...moduleHelp,
  ...objectHelp,
  ...ofModules('forms'),
};

/** What rules and previews make while the Studio runs. */
export const livingWords: Words = { ...messages, ...fieldMessages, ...messageParts, ...ofModules('messages') };

export const words: Words = { ...schemaWords, ...livingWords };
