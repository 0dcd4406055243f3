import { defineQuery } from 'groq';

/**
 * Every question the site asks the Content Lake. Types are generated from them (`npm run typegen` in studio/), so each is a
 * literal; what they share is repeated by the lake's own projection, not by string building. Each may use `$preview`: whether
 * drafts are read, and with them what editors have set to "Draft".
 */

/** Settings and the frame around every page. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ...,
    seoLogo{..., asset->{_id, url, metadata{lqip, dimensions}}}
  },
  "header": *[_type == "header" && _id == "header"][0]{
    ...,
    logo{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}}
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    ...,
    bottom[]{..., images[]{..., asset->{_id, url, metadata{lqip, dimensions}}}}
  },
  "filterConfig": *[_type == "filterConfig" && _id == "filterConfig"][0]
}`);

/** The menu tree: what the path table and the menus need of each page. */
export const pageTreeQuery = defineQuery(`*[_type == "menuPage"]{
  _id, _createdAt, _updatedAt, name, status, pageType, "parentId": parent._ref, order, menuPosition,
  title, description, breadcrumb, path, redirect, externalUrl, "noIndex": seo.noIndex
}`);

export const redirectsQuery = defineQuery(`*[_type == "redirect"]{_id, from, to}`);

export const overridesQuery = defineQuery(`*[_type == "translationOverride"]{key, text}`);

/** One menu page with its modules. */
export const pageQuery = defineQuery(`*[_type == "menuPage" && _id == $id][0]{
  ...,
  seo{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
  banner{
    ...,
    image{..., asset->{_id, url, metadata{lqip, dimensions}}},
    gallery[]{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
    video{..., "fileUrl": file.asset->url, poster{..., asset->{_id, url, metadata{lqip, dimensions}}}}
  },
  content{
    ...,
    nl[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    fr[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    en[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    de[]{..., asset->{_id, url, metadata{lqip, dimensions}}}
  },
  modules[]{
    ...,
    _type == "textModule" => {image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
    _type == "galleryModule" => {slides[]{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}}},
    _type == "servicesModule" => {cards[]{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}}}
  }
}`);

export const homeBannerQuery = defineQuery(`*[_type == "homeBanner" && _id == "homeBanner"][0].banner{
  ...,
  image{..., asset->{_id, url, metadata{lqip, dimensions}}},
  gallery[]{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
  video{..., "fileUrl": file.asset->url, poster{..., asset->{_id, url, metadata{lqip, dimensions}}}}
}`);

/** Categories and articles as cards and paths need them. */
export const articleIndexQuery = defineQuery(`{
  "categories": *[_type == "category"]|order(order asc, _id asc){_id, name, "parentId": parent._ref, webId, order},
  "articles": *[_type == "article" && (status == "Published" || ($preview && status == "Draft"))]|order(date desc, _id asc){
    _id, _updatedAt, title, excerpt, path, date, status, externalUrl, "categoryId": category._ref, "noIndex": seo.noIndex,
    image{..., asset->{_id, url, metadata{lqip, dimensions}}}
  }
}`);

export const articleQuery = defineQuery(`*[_type == "article" && _id == $id][0]{
  ...,
  image{..., asset->{_id, url, metadata{lqip, dimensions}}},
  seo{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
  body{
    ...,
    nl[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    fr[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    en[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    de[]{..., asset->{_id, url, metadata{lqip, dimensions}}}
  }
}`);

export const testimonialIndexQuery = defineQuery(
  `*[_type == "testimonial" && (status == "Published" || ($preview && status == "Draft"))]|order(date desc, _id asc){
    _id, _updatedAt, name, place, path, quote, date, rating, "noIndex": seo.noIndex,
    image{..., asset->{_id, url, metadata{lqip, dimensions}}}
  }`,
);

export const testimonialQuery = defineQuery(`*[_type == "testimonial" && _id == $id][0]{
  ...,
  image{..., asset->{_id, url, metadata{lqip, dimensions}}},
  seo{..., image{..., asset->{_id, url, metadata{lqip, dimensions}}}},
  body{
    ...,
    nl[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    fr[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    en[]{..., asset->{_id, url, metadata{lqip, dimensions}}},
    de[]{..., asset->{_id, url, metadata{lqip, dimensions}}}
  }
}`);

export const thankYouQuery = defineQuery(`*[_type == "thankYouPage" && form == $form][0]`);
