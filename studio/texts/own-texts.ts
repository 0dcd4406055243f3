import type { Language } from '../../app/i18n/languages.ts';
import { editorLanguage } from '../../schemas/editor-language.ts';
import { de } from './de.ts';
import { en, type TextKey } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

const texts: Record<Language, Record<TextKey, string>> = { nl, fr, en, de };

/** Our texts in the editor's language, for places where the Studio provides no translator. */
export const ownTexts = texts[editorLanguage];
