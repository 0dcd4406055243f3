import { savedIds } from './saved-ids.ts';

/** Maximum number of favourites; also the maximum number of ids per request for cards. */
export const maxFavourites = 60;
/** How many are shown under results and property pages. */
export const recentlyViewedCount = 8;

export const favourites = savedIds('gevel_favourites', maxFavourites);
/** One more than is shown: the property that is being looked at is left out. */
export const recentlyViewed = savedIds('gevel_recently_viewed', recentlyViewedCount + 1);
