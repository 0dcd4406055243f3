import { keptIds } from './saved-ids.ts';

/** What a visitor may keep; also the most ids that one question for cards may name. */
export const mostFavourites = 60;
/** How many are shown under results and property pages. */
export const recentlyViewedCount = 8;

export const favourites = keptIds('gevel_favourites', mostFavourites);
/** One more than is shown: the property that is being looked at is left out. */
export const recentlyViewed = keptIds('gevel_recently_viewed', recentlyViewedCount + 1);
