import type { LayoutProps } from 'sanity';
import { LanguagesLayout } from './languages/LanguagesProvider.tsx';
import { session, uploadRefusals } from './lake-client.ts';
import { SessionDialog } from './session/SessionDialog.tsx';
import { UploadRefusalToasts } from './session/UploadRefusalToasts.tsx';

/** What surrounds the whole Studio: the languages in use, the way back after a session has ended, and why an upload was refused. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <LanguagesLayout {...props} />
      <SessionDialog session={session} />
      <UploadRefusalToasts refusals={uploadRefusals} />
    </>
  );
}
