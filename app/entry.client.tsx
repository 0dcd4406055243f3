import { enlivenDrafts } from '~/forms/draft-store.ts';
import { forgetSent } from '~/forms/forget-sent.ts';
import { visitSource } from '~/forms/source.ts';
import { enlivenSectionNav } from '~/listings/detail/section-nav.ts';
import { enlivenResults } from '~/listings/search/show-results.ts';
import { enlivenHearts } from '~/listings/saved/hearts.ts';
import { recentlyViewed } from '~/listings/saved/lists.ts';
import { enlivenHeader } from '~/site/browser/header.ts';
import { enlivenSubmenus } from '~/site/browser/menu.ts';
import { enlivenToTop } from '~/site/browser/to-top.ts';
import { enlivenDialogs } from '~/ui/dialogs.ts';
import { foldPanels } from '~/ui/folding.ts';
import { startIslands, wakeIslandAround } from '~/ui/islands/browser.tsx';
import type { IslandFile } from '~/ui/islands/island.ts';
import { pressEarly } from '~/ui/islands/presses.ts';
import { pageShown, pageShownEvent } from '~/ui/page-shown.ts';
import { enlivenStrips, stripsOf } from '~/ui/strips.ts';
import { countEmptySearch, countKept, countView } from '~/views/counted-view.ts';

foldPanels();
enlivenDialogs();
enlivenHearts(countKept);
enlivenHeader();
enlivenSubmenus();
enlivenToTop();
enlivenSectionNav();
enlivenResults();
enlivenStrips(stripsOf(document.body));
startIslands(import.meta.glob<IslandFile>('./**/*.island.tsx'));
enlivenDrafts(wakeIslandAround);

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-prints]')) print();
});

pressEarly();

// Each search of a results page is one, also those that replace the results without a new document.
document.addEventListener(pageShownEvent, countEmptySearch);

const content = document.getElementById('content');

/** What is so once the page is seen: one that is made ahead may never be. */
function shown(): void {
  const { view, item } = content?.dataset ?? {};
  if (view === 'property' && item !== undefined) {
    recentlyViewed.add(item);
    countView(visitSource);
  }
  // The browser has sent it by itself, before the form's code had come.
  if (view === 'thank-you' && item !== undefined) forgetSent(item);
  if (content) pageShown(content);
}

if (document.prerendering) document.addEventListener('prerenderingchange', shown, { once: true });
else shown();
