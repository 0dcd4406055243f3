import { createContext, useContext } from 'react';
import { keepPresses } from '~/ui/islands/presses.ts';
import { speculationRules } from './speculation-rules.ts';

/** The URL of the browser's entry (`app/entry.client.tsx`). */
export const EntryAddress = createContext<string | null>(null);

/** Modules that Vite's development server would add to a page that it serves itself. */
const developmentClient = ['/@vite/client', '/@id/__x00__virtual:remix/inject-hmr-runtime'];

/** The scripts of every page, at its end because a page works without them. */
export function PageScripts() {
  const entry = useContext(EntryAddress);
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keepPresses }} />
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      {!import.meta.env.PROD && developmentClient.map((src) => <script key={src} type="module" src={src} />)}
      {entry !== null && <script type="module" src={entry} />}
    </>
  );
}
