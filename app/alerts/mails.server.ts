import type { AppLoadContext } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { fixedPath, searchesPath, stopSearchPath } from '~/addresses/entity-paths.ts';
import { mailCard } from '~/forms/mail/about.server.ts';
import { personalMail, speakingTo } from '~/forms/mail/personal.server.ts';
import type { Language } from '~/i18n/languages.ts';
import { plainText } from '~/i18n/text.ts';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { cardPrice } from '~/listings/domain/price-words.ts';
import type { NewMail } from '~/platform/mail/mail.ts';
import { readTexts } from '~/site/shell.server.ts';
import { readSite } from '~/site/site.server.ts';
import { cardOptions } from '~/site/visit.server.ts';
import type { Demand, Person } from './demand.ts';
import { searchSummary } from './summary.ts';
import type { News } from './telling.server.ts';

/** Beyond this, the mail shows only the number of further homes with a link. */
const mostCards = 12;

/** The alert mail; null if nothing in it may be reported any more. */
export async function newsMail(context: AppLoadContext, { demand, person, found }: News): Promise<NewMail | null> {
  const { listings, origin, alerts } = context;
  const { language } = demand;
  const [speaking, site] = await Promise.all([speakingTo(context, language), readSite(context)]);
  const { t } = speaking;
  const options = cardOptions(site, language);
  const reasons = new Map(found.map(({ listingId, reason }) => [listingId, reason]));
  const there = await listings.summaries([...reasons.keys()], options.choice);
  // Matches may have been sold, or their price hidden, since.
  const told = there.filter(
    ({ marquee, price }) =>
      marquee !== 'sold' &&
      marquee !== 'rented' &&
      (price.amount !== null || (demand.minPrice === null && demand.maxPrice === null)),
  );
  const [first] = told;
  if (first === undefined) return null;
  const cards = propertyCards(told, options).map((card) =>
    mailCard(
      card,
      [
        `${t(`demandRegisterForm.alerts.reason.${reasons.get(card.id) ?? 'new'}`)} · ${cardPrice(card, t)}`,
        factsOf(card, t),
        card.place,
      ],
      origin,
      t,
    ),
  );
  const left = cards.length - mostCards;
  const stop = origin + stopSearchPath(language, alerts.stopKey(demand.id));
  const search = searchSummary(demand, await typeNames(context, language), language, t);
  return personalMail(
    speaking,
    person,
    {
      paragraphs: [
        t('forms.mail.greeting', { name: `${person.firstName} ${person.lastName}` }),
        t('demandRegisterForm.alerts.newsText', { search }),
      ],
      cards: cards.slice(0, mostCards),
      links: [
        ...(left > 0
          ? [
              {
                label: t('demandRegisterForm.alerts.more', { count: left }),
                url: origin + fixedPath(demand.goal, language),
              },
            ]
          : []),
        {
          label: t('demandRegisterForm.alerts.manage'),
          url: origin + searchesPath(language, alerts.personKey(person.id)),
        },
        { label: t('demandRegisterForm.alerts.stop'), url: stop },
      ],
    },
    {
      kind: 'alerts:news',
      subject:
        cards.length === 1
          ? t('demandRegisterForm.alerts.newsOne', { title: first.title })
          : t('demandRegisterForm.alerts.newsMany', { count: cards.length }),
      unsubscribe: stop,
    },
  );
}

/** The mail with the link to a person's searches. */
export async function linkMail(context: AppLoadContext, person: Person, language: Language): Promise<NewMail> {
  const speaking = await speakingTo(context, language);
  const { t } = speaking;
  return personalMail(
    speaking,
    person,
    {
      paragraphs: [
        t('forms.mail.greeting', { name: `${person.firstName} ${person.lastName}` }),
        t('demandRegisterForm.alerts.linkMail'),
      ],
      links: [
        {
          label: t('demandRegisterForm.alerts.manage'),
          url: context.origin + searchesPath(language, context.alerts.personKey(person.id)),
        },
      ],
    },
    { kind: 'alerts:link', subject: t('demandRegisterForm.alerts.linkSubject') },
  );
}

/** The agency's types by name. */
async function typeNames(
  { listings }: Pick<AppLoadContext, 'listings'>,
  language: Language,
): Promise<Map<number, string>> {
  const types = await listings.propertyTypes();
  return new Map(types.map(({ webId, name }) => [webId, plainText(name, { language, fallback: language })]));
}

/** Descriptions of a person's searches, for their page. */
export async function summaries(
  context: AppLoadContext,
  searches: readonly Demand[],
  language: Language,
): Promise<string[]> {
  const [names, t] = await Promise.all([typeNames(context, language), readTexts(context, language)]);
  return searches.map((search) => searchSummary(search, names, language, t));
}

/** `Huis · 3 slaapkamers · 150 m²` */
function factsOf({ type, bedrooms, surface }: PropertyCard, t: TFunction): string {
  return [
    type,
    bedrooms === null || bedrooms === 0 ? '' : t('card.bedrooms', { count: bedrooms }),
    surface === null ? '' : t(`card.${surface.key}`, { surface: surface.squareMetres }),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
