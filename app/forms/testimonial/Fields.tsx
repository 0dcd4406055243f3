import { useTranslation } from '~/i18n/translation.ts';
import { Columns, FileField, TextArea, TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import { pictureTypes, type schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('testimonialForm.intro')}</p>
      <Columns>
        <TextField field={fields.name} autoComplete="name" help={t('testimonialForm.nameHelp')} />
        <TextField field={fields.email} type="email" autoComplete="email" help={t('testimonialForm.emailHelp')} />
      </Columns>
      {/* Not of type `url`, which requires a full URL; people type a domain. */}
      <TextField field={fields.website} autoComplete="url" inputMode="url" help={t('testimonialForm.websiteHelp')} />
      <TextArea field={fields.comment} rows={8} />
      <FileField field={fields.picture} accept={pictureTypes.join(',')} help={t('testimonialForm.pictureHelp')} />
    </>
  );
}
