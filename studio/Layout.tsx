import type { LayoutProps } from 'sanity';
import { LanguagesLayout } from './languages/LanguagesProvider.tsx';
import { session } from './lake-client.ts';
import { SessionDialog } from './session/SessionDialog.tsx';

/** What surrounds the whole Studio: the languages in use, and the way back after a session has ended. */
export function Layout(props: LayoutProps) {
  return (
    <>
      <LanguagesLayout {...props} />
      <SessionDialog session={session} />
    </>
  );
}
