import { useMemo } from 'react';
import { TranslationProvider, useTranslation } from '~/i18n/translation.ts';
import type { FormProps, FormResult } from './form.ts';
import { FormView } from './FormView.tsx';
import { loadForm, type FormParts } from './load-form.ts';

export const wakes = 'touch';

export const prepare = async ({ name, captcha }: FormProps): Promise<{ parts: FormParts }> => ({
  parts: await loadForm(name, captcha !== null),
});

interface Props extends FormProps {
  /** The server's response, if the form was submitted without JavaScript. */
  result?: FormResult | null;
}

/** A form with its own schema, fields and texts. */
export default function LiveForm({ parts: { dictionary, ...parts }, ...props }: Props & { parts: FormParts }) {
  const translation = useTranslation();
  const complete = useMemo(
    () => (dictionary === null ? translation : translation.with(dictionary)),
    [translation, dictionary],
  );
  return (
    <TranslationProvider value={complete}>
      <FormView {...props} {...parts} />
    </TranslationProvider>
  );
}
