import { useTranslation } from '~/i18n/translation.ts';
import { TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import type { schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  const { t } = useTranslation();
  return <TextField field={fields.email} type="email" autoComplete="email" help={t('signNewsletterForm.emailHelp')} />;
}
