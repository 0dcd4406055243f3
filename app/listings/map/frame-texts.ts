import type { TFunction } from 'i18next';

/** The map frame's texts, since it has no dictionary. `{{count}}` is interpolated in the frame. */
export function frameTexts(t: TFunction) {
  const raw = { skipInterpolation: true };
  return {
    region: t('map.region'),
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    wheelHint: t('map.wheelHint'),
    touchHint: t('map.touchHint'),
    follow: t('map.follow'),
    searchHere: t('map.searchHere'),
    draw: t('map.draw'),
    drawHint: t('map.drawHint'),
    finish: t('map.finish'),
    cancel: t('map.cancel'),
    clear: t('map.clear'),
    cluster: t('map.cluster', raw),
    group: t('map.group', raw),
    approximate: t('map.approximate'),
    favourite: t('favourites.kept'),
    notShownOne: t('map.oneNotShown', raw),
    notShown: t('map.notShown', raw),
    chosen: t('map.chosen'),
    moreCards: t('map.moreCards', raw),
    close: t('map.close'),
    failed: t('map.failed'),
    source: t('map.source'),
    streets: t('map.streets', raw),
    streetsNote: t('map.streetsNote', raw),
    onRequest: t('price.onRequest'),
  };
}

export type FrameTexts = ReturnType<typeof frameTexts>;
