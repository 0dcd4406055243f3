import { useMemo, type ComponentType, type ReactNode } from 'react';
import { TranslationProvider, useTranslation } from '~/i18n/translation.ts';
import { withOverrides, withParts, type Dictionary } from '~/i18n/dictionary.ts';
import { useShell } from '~/site/use-shell.ts';
import { loadCaptcha } from './captcha/load-captcha.ts';
import type { FormProps, FormResult } from './form.ts';
import { FormView } from './FormView.tsx';

/** The parts of a form's folder that its view is made of. */
type Parts = Omit<Parameters<typeof FormView>[0], keyof FormProps | 'result'>;

const rules = import.meta.glob<Pick<Parts, 'schema' | 'defaults'>>('./*/schema.ts');
const fields = import.meta.glob<Pick<Parts, 'Fields'>>('./*/Fields.tsx');
const texts = import.meta.glob<Dictionary>(['./texts/*.json', './*/texts/*.json'], { import: 'default' });

/**
 * A form with its rules, fields and texts, each form's own.
 *
 * @param hasCaptcha whether it asks people to show that they are people, which takes code of its own
 */
export async function loadForm(
  name: string,
  hasCaptcha: boolean,
): Promise<ComponentType<FormProps & { result?: FormResult | null }>> {
  // The server has all texts already.
  const language = import.meta.env.SSR ? '' : document.documentElement.lang;
  const [schema, view, shared, own] = await Promise.all([
    rules[`./${name}/schema.ts`]?.(),
    fields[`./${name}/Fields.tsx`]?.(),
    texts[`./texts/${language}.json`]?.(),
    texts[`./${name}/texts/${language}.json`]?.(),
    // The server has one form for all of its time; meanwhile editors may ask for a captcha.
    (hasCaptcha || import.meta.env.SSR) && loadCaptcha(),
  ]);
  if (schema === undefined || view === undefined) throw new Error(`There is no form ${name}`);
  const dictionary = withParts({}, { shared: shared ?? {}, own: own ?? {} });
  return (props) => (
    <WithTexts dictionary={dictionary}>
      <FormView {...props} schema={schema.schema} defaults={schema.defaults} Fields={view.Fields} />
    </WithTexts>
  );
}

function WithTexts({ dictionary, children }: { dictionary: Dictionary; children: ReactNode }) {
  const translation = useTranslation();
  const { overrides } = useShell();
  const complete = useMemo(
    () => translation.with(withOverrides(dictionary, overrides)),
    [translation, dictionary, overrides],
  );
  return <TranslationProvider value={complete}>{children}</TranslationProvider>;
}
