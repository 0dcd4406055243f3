import type { LayoutProps } from 'sanity';
import { LanguagesLayout } from './languages/LanguagesProvider.tsx';
import { session, uploadRefusals } from './lake-client.ts';
import { SessionDialog } from './session/SessionDialog.tsx';
import { UploadRefusalToasts } from './session/UploadRefusalToasts.tsx';

/** Wraps the whole Studio: the languages in use, the dialog after a lost session, and toasts for refused uploads. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <LanguagesLayout {...props} />
      <SessionDialog session={session} />
      <UploadRefusalToasts refusals={uploadRefusals} />
    </>
  );
}
