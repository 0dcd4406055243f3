import FileText from 'lucide-react/icons/file-text';
import Mail from 'lucide-react/icons/mail';
import { useTranslation } from '~/i18n/translation.ts';
import { linkStyle } from '~/ui/button.ts';
import { TextArea } from '../fields/fields.tsx';
import { PersonFields } from '../fields/PersonFields.tsx';
import type { FieldsOf } from '../form.ts';
import type { Papers } from './papers.ts';
import type { schema } from './schema.ts';

interface Props {
  fields: FieldsOf<typeof schema>;
  data: Papers;
}

export function Fields({ fields, data: { open, sent } }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <div className="grid gap-2">
        <p>{t('documentRequestForm.intro')}</p>
        <ul className="grid gap-1">
          {sent.map(({ id, name }) => (
            <li key={id} lang={name.lang} className="flex items-center gap-2">
              <Mail size={16} aria-hidden className="shrink-0" />
              {name.text}
            </li>
          ))}
        </ul>
      </div>
      {open.length > 0 && (
        <div className="grid gap-2">
          <p>{t('documentRequestForm.open')}</p>
          <ul className="grid">
            {open.map(({ id, name, url }) => (
              <li key={id}>
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={`${linkStyle} inline-flex min-h-11 items-center gap-2`}
                >
                  <FileText size={16} aria-hidden className="shrink-0" />
                  <span lang={name.lang}>{name.text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <PersonFields fields={fields} />
      <TextArea field={fields.remark} rows={3} />
    </>
  );
}
