import { savedIds } from './saved-ids.ts';

/** Maximum number of favourites; also the maximum number of ids per request for cards. */
export const maxFavourites = 60;
/** How many are shown below results and property pages. */
export const recentlyViewedCount = 8;

export const favourites = savedIds('gevel_favourites', maxFavourites);
/** One more than is shown, because the current property is omitted. */
export const recentlyViewed = savedIds('gevel_recently_viewed', recentlyViewedCount + 1);
