import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode, useEffect, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withOverrides, type Overrides } from '~/i18n/dictionary.ts';
import { rememberSource } from '~/forms/source.ts';
import { isLanguage } from '~/i18n/languages.ts';
import { loadDictionary } from '~/i18n/load-dictionary.ts';
import { dictionaryTranslation } from '~/i18n/translate.ts';
import { TranslationProvider } from '~/i18n/translation.ts';
import { enlivenHearts } from '~/listings/saved/hearts.ts';
import { closeDialogsOnBack } from '~/ui/dialog-history.ts';
import { foldPanels } from '~/ui/folding.ts';
import { holdPresses } from '~/ui/held-presses.ts';

/** Hydrates once the page's own dictionary and the editors' overrides are there: a key must never flash. */
async function hydrate(): Promise<void> {
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : 'en';
  const dictionary = await loadDictionary(language);
  const translation = dictionaryTranslation(language, withOverrides(dictionary, overridesInPage()));
  await pageDecoded();
  const answerPresses = holdPresses(() => {
    startTransition(() => {
      hydrateRoot(
        document,
        <Page onHydrated={() => answerPresses()}>
          <TranslationProvider value={translation}>
            <StrictMode>
              <RemixBrowser />
            </StrictMode>
          </TranslationProvider>
        </Page>,
      );
    });
  });
}

function Page({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Resolves when Remix has decoded the page's data. Its first render begins that, and throws the promise with no boundary above: a visitor
 * who presses or types just then would end React's hydration for good (its error 345).
 */
async function pageDecoded(): Promise<void> {
  try {
    RemixBrowser({});
  } catch (decoding) {
    await decoding;
  }
}

function overridesInPage(): Overrides {
  const block = document.getElementById('interface-texts')?.textContent;
  return block ? JSON.parse(block) : {};
}

// A page that is overtaken by the next one while its data comes is no error: nobody waits for it any more.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && event.reason.name === 'AbortError') event.preventDefault();
});

// Before React, which also listens to the document: an event that closes a panel must not reach others.
foldPanels();
closeDialogsOnBack();
enlivenHearts();
rememberSource();
void hydrate();
