import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, open } from './site/browser.ts';
import { listings } from './site/demo-listings.ts';
import { test } from './site/test.ts';
import { word } from './site/words.ts';

/**
 * The tasks people come for, from the home page to the answer, on a phone and on a desktop, by pressing and typing.
 * Each counts its presses; typing a text counts as one.
 */
const text = (key: string) => word('nl', key);
const withCode = listings.find(({ UniqueCode }) => UniqueCode === 'UC-4272');

class Hand {
  presses = 0;

  constructor(
    readonly page: Page,
    readonly isPhone: boolean,
  ) {}

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await (this.isPhone ? target.tap() : target.click());
  }

  async type(words: string): Promise<void> {
    this.presses += 1;
    await this.page.keyboard.type(words);
    await this.page.keyboard.press('Enter');
  }

  /** Types into the first search field on the home page. */
  async ask(words: string): Promise<void> {
    await this.press(
      this.page
        .getByRole('search')
        .first()
        .getByRole('combobox', { name: text('search.city') }),
    );
    await this.type(words);
  }

  /** The cards of a list; each is one link. */
  cards(): Locator {
    return this.page.locator('main article');
  }

  async openCard(at = 0): Promise<void> {
    await this.press(this.cards().nth(at).getByRole('heading').getByRole('link'));
    await this.page.waitForURL(/\/\d+\/$/);
  }

  async keep(...at: number[]): Promise<void> {
    for (const each of at) await this.press(this.cards().nth(each).locator('.favourite-button'));
  }

  async openFavourites(): Promise<void> {
    const header = this.page.getByRole('banner');
    await this.press(header.getByRole('link', { name: text('favourites.title') }).first());
    await this.page.waitForURL('**/favorieten/');
  }
}

interface Task {
  name: string;
  do: (hand: Hand, page: Page) => Promise<void>;
}

const tasks: Task[] = [
  {
    name: 'a flat with a terrace under 900 € near Leuven, label C or better',
    do: async (hand, page) => {
      await hand.ask('appartement met terras te huur tot 900 euro rond Leuven, label C of beter');
      await expect(page).toHaveURL(/\/te-huur\/\?.*type=2/);
      const asked = new URL(page.url()).searchParams;
      expect([asked.get('city'), asked.get('terrace'), asked.get('epc'), asked.get('radius') !== null]).toEqual([
        'leuven|3000',
        '1',
        'C',
        true,
      ]);
      expect(asked.get('price')).toMatch(/-900$/);
    },
  },
  {
    name: 'the home with code UC-4272',
    do: async (hand, page) => {
      await hand.ask('UC-4272');
      await expect(page).toHaveURL(new RegExp(`/${withCode?.ID ?? '4272'}/$`));
    },
  },
  {
    name: 'the same search in French',
    do: async (hand, page) => {
      await hand.ask('huis met 3 slaapkamers in Gent');
      await expect(page).toHaveURL(/\/te-koop\/\?/);
      const french = page.locator('a.site-language[lang="fr"]:visible');
      if ((await french.count()) === 0) await hand.press(page.getByRole('button', { name: text('frame.menu') }));
      await hand.press(french.first());
      await page.waitForURL('**/fr/ventes/?**');
      expect(new URL(page.url()).searchParams.toString()).toBe('city=gent%7C9000&type=1&bedrooms=3');
    },
  },
  {
    name: 'send the three best to my partner',
    do: async (hand, page) => {
      await hand.ask('Gent');
      await expect(page).toHaveURL(/city=gent/);
      await hydrated(page);
      await hand.keep(0, 1, 2);
      await hand.openFavourites();
      await hand.press(page.getByRole('link', { name: text('shortlist.make') }));
      await expect(page.locator('.shortlist-home')).toHaveCount(3);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await hand.press(page.getByRole('button', { name: text('shortlist.copy') }));
      await expect(page.getByText(text('shortlist.copied'))).toBeVisible();
    },
  },
  {
    name: 'what 4101 costs a month with 60,000 € of own money',
    do: async (hand, page) => {
      await hand.ask('4101');
      await page.waitForURL(/\/4101\/$/);
      await hydrated(page);
      const own = page.getByLabel(text('costs.own'));
      // The field hydrates only when it comes near the viewport.
      await own.scrollIntoViewIfNeeded();
      await hand.press(own);
      await own.fill('60000');
      await expect(page.locator('section', { has: own }).getByRole('status')).toContainText(/€\u00a0\d/);
      await expect(page.locator('section', { has: own }).getByRole('status')).toBeInViewport();
    },
  },
  {
    name: 'what was sold in Gent, beside what is for sale',
    do: async (hand, page) => {
      await hand.ask('verkochte huizen in Gent');
      await expect(page).toHaveURL(/sold=1/);
      await expect(hand.cards().first()).toBeVisible();
    },
  },
  {
    name: 'a house with a garden within ten kilometres of Gent',
    do: async (hand, page) => {
      await hand.ask('huis met tuin binnen 10 km van Gent');
      await expect(page).toHaveURL(/radius=10/);
      const asked = new URL(page.url()).searchParams;
      expect([asked.get('city'), asked.get('garden'), asked.get('type')]).toEqual(['gent|9000', '1', '1']);
      await expect(hand.cards().first()).toBeVisible();
    },
  },
  {
    name: 'two homes side by side',
    do: async (hand, page) => {
      await hand.ask('Brugge');
      await expect(page).toHaveURL(/city=brugge/);
      await hydrated(page);
      await hand.keep(0, 1);
      await hand.openFavourites();
      for (const at of [0, 1])
        await hand.press(page.locator('main label', { hasText: text('compare.choose') }).nth(at));
      await hand.press(page.getByRole('link', { name: text('compare.button') }));
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'see a home this week',
    do: async (hand, page) => {
      await hand.ask('huis in Gent');
      await expect(page).toHaveURL(/type=1/);
      await hydrated(page);
      await hand.openCard();
      await hand.press(
        page
          .getByRole('link', { name: text('property.bookVisit') })
          .and(page.locator(':visible'))
          .first(),
      );
      await page.waitForURL('**/contact-appointment/**');
      await hand.press(page.locator('input[type=radio][name=slot]:enabled').first());
      await expect(page.locator('input[type=radio][name=slot]:checked')).toHaveCount(1);
    },
  },
  {
    name: 'what is for sale around the station of Brugge, on the map',
    do: async (hand, page) => {
      await hand.ask('Brugge');
      await expect(page).toHaveURL(/city=brugge/);
      await hydrated(page);
      await hand.press(
        page
          .getByRole('link', { name: text('results.view.map') })
          .and(page.locator(':visible'))
          .first(),
      );
      await expect(page.frameLocator('#results-map').locator('.mark').first()).toBeVisible();
    },
  },
];

for (const [name, use] of [
  ['phone', { viewport: { width: 390, height: 664 }, hasTouch: true }],
  ['desktop', { viewport: { width: 1440, height: 900 } }],
] as const) {
  test.describe(`what people come for, on a ${name} (10.142, 10.144)`, () => {
    test.use(use);

    for (const task of tasks) {
      test(task.name, async ({ page }, info) => {
        await open(page, '/nl/');
        const hand = new Hand(page, name === 'phone');
        const began = performance.now();
        await task.do(hand, page);
        const seconds = ((performance.now() - began) / 1_000).toFixed(1);
        info.annotations.push({ type: 'cost', description: `${hand.presses} presses, ${seconds} s` });
      });
    }
  });
}
