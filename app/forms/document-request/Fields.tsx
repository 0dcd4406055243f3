import { FileText } from 'lucide-react';
import { useTranslation } from '~/i18n/translation.ts';
import type { LocalText } from '~/i18n/text.ts';
import { TextArea } from '../fields/fields.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import type { FieldsOf } from '../form.ts';
import type { schema } from './schema.ts';

interface Props {
  fields: FieldsOf<typeof schema>;
  data: { documents: readonly LocalText[] };
}

export function Fields({ fields, data: { documents } }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-2">
        <p>{t('documentRequestForm.intro')}</p>
        <ul className="grid gap-1">
          {documents.map(({ text, lang }) => (
            <li key={text} lang={lang} className="flex items-center gap-2">
              <FileText size={16} aria-hidden className="shrink-0" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <PersonFields fields={fields} />
      <TextArea field={fields.remark} rows={3} />
    </>
  );
}
