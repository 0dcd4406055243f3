import type { LayoutProps } from 'sanity';
import { LanguagesLayout } from './languages/LanguagesProvider.tsx';
import { LongPaste } from './LongPaste.tsx';
import { session, uploadRefusals } from './lake-client.ts';
import { SessionDialog } from './session/SessionDialog.tsx';
import { UploadRefusalToasts } from './session/UploadRefusalToasts.tsx';

/** "Help and resources": Sanity's sales, community and "Register studio", of no use to an agency's editors. */
const hidden = '[data-testid="button-resources-menu"] { display: none }';

/**
 * Wraps the whole Studio: the languages in use, the dialog after a lost session, and toasts for what cannot be pasted or
 * uploaded.
 */
export function Layout(props: LayoutProps) {
  return (
    <>
      <style>{hidden}</style>
      <LanguagesLayout {...props} />
      <SessionDialog session={session} />
      <LongPaste />
      <UploadRefusalToasts refusals={uploadRefusals} />
    </>
  );
}
