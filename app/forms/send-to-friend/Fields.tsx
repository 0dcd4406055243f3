import { useTranslation } from '~/i18n/translation.ts';
import { Columns, Part, TextArea, TextField } from '../fields/fields.tsx';
import type { FieldsOf } from '../form.ts';
import type { schema } from './schema.ts';

export function Fields({ fields }: { fields: FieldsOf<typeof schema> }) {
  const { t } = useTranslation();
  return (
    <>
      <Part title={t('sendToFriendForm.friend')}>
        <Columns>
          <TextField field={fields.friendFirstName} autoComplete="off" />
          <TextField field={fields.friendLastName} autoComplete="off" />
        </Columns>
        <TextField field={fields.friendEmail} type="email" autoComplete="off" />
        <TextArea field={fields.remark} rows={4} />
      </Part>
      <Part title={t('sendToFriendForm.you')}>
        <Columns>
          <TextField field={fields.firstName} autoComplete="given-name" />
          <TextField field={fields.lastName} autoComplete="family-name" />
        </Columns>
        <TextField field={fields.email} type="email" autoComplete="email" help={t('sendToFriendForm.emailHelp')} />
      </Part>
    </>
  );
}
