import type { TFunction } from 'i18next';
import { isForm, textGroup } from '~/forms/forms.server.ts';
import type { Language } from '~/i18n/languages.ts';
import { ownersForm } from '~/leads/owners-form.ts';
import { exportWords } from './export-words.ts';

/** A form's name for the office; the stored name if the form no longer exists. */
export function formTitle(form: string, language: Language, t: TFunction): string {
  if (form === ownersForm) return exportWords[language].ownersMessage;
  return isForm(form) ? labelText(t, `${textGroup(form)}.name`) : form;
}

/** `t` cannot type-check computed keys. */
export function labelText(t: TFunction, key: string | string[]): string {
  return (t as unknown as (key: string | string[]) => string)(key);
}
