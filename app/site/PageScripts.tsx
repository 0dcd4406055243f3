import { createContext, useContext } from 'react';
import { keepPresses } from '~/ui/islands/presses.ts';
import { speculationRules } from './speculation-rules.ts';

/** The URL of the browser's entry (`app/entry.client.tsx`). */
export const EntryAddress = createContext<string | null>(null);

/** Modules that Vite's development server would add to a page that it serves itself. */
const developmentClient = ['/@vite/client', '/@id/__x00__virtual:remix/inject-hmr-runtime'];

/** The script at the head of every page: a phone shows the beginning of a page, and is tapped, while it still reads the rest. */
export function EarlyScript() {
  return <script dangerouslySetInnerHTML={{ __html: keepPresses }} />;
}

/** The other scripts of every page, at its end: a page works without them. */
export function PageScripts() {
  const entry = useContext(EntryAddress);
  return (
    <>
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {!import.meta.env.PROD && developmentClient.map((src) => <script key={src} type="module" src={src} />)}
      {entry !== null && <script type="module" src={entry} />}
    </>
  );
}
