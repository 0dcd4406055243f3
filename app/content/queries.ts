import { defineQuery } from 'groq';

/**
 * All queries that the site sends to the Content Lake. Types are generated from them (`npm run typegen` in studio/),
 * which resolves constants of this file but no functions. Each may use `$preview`: whether drafts are read, including
 * documents with the status "Draft".
 */

/** The fields of a picture's asset that the site uses. */
const asset = '{_id, url, metadata{isOpaque, palette{dominant{background}}, dimensions}}';

const picture = `{..., asset->${asset}}`;

/** Rich text in each language, with its pictures. */
const richText = `{..., nl[]${picture}, fr[]${picture}, en[]${picture}, de[]${picture}}`;

const banner = `{
  ...,
  image${picture},
  gallery[]{..., image${picture}},
  video{..., "fileUrl": file.asset->url, poster${picture}}
}`;

/** Settings and the page shell. */
export const siteQuery = defineQuery(`{
  "settings": *[_type == "siteSettings" && _id == "siteSettings"][0]{
    ...,
    seoLogo${picture}
  },
  "header": *[_type == "header" && _id == "header"][0]{
    ...,
    logo{..., image${picture}}
  },
  "footer": *[_type == "footer" && _id == "footer"][0]{
    ...,
    bottom[]{..., images[]${picture}}
  },
  "filterConfig": *[_type == "filterConfig" && _id == "filterConfig"][0]
}`);

/** The editors' texts and settings about cookies. */
export const cookieConsentQuery = defineQuery(`*[_type == "cookieConsent" && _id == "cookieConsent"][0]`);

/** The menu tree: the fields of each page that the path table and the menus need. */
export const pageTreeQuery = defineQuery(`*[_type == "menuPage"]{
  _id, _createdAt, _updatedAt, name, status, pageType, "parentId": parent._ref, order, menuPosition,
  title, description, breadcrumb, path, redirect, externalUrl, "noIndex": seo.noIndex, visibleFrom, visibleUntil
}`);

export const redirectsQuery = defineQuery(`*[_type == "redirect"]{_id, from, to}`);

export const formerAddressesQuery = defineQuery(
  `*[_type == "formerAddress"]{from, gone, "documentId": document._ref, "parentId": parent._ref}`,
);

export const overridesQuery = defineQuery(`*[_type == "translationOverride"]{key, text}`);

/** One menu page with its modules. Their pictures may be anywhere in them and are read by `picturesQuery`. */
export const pageQuery = defineQuery(`*[_type == "menuPage" && _id == $id][0]{
  ...,
  seo{..., image${picture}},
  banner${banner},
  content${richText}
}`);

export const picturesQuery = defineQuery(`*[_type == "sanity.imageAsset" && _id in $ids]${asset}`);

export const homeBannerQuery = defineQuery(`*[_type == "homeBanner" && _id == "homeBanner"][0].banner${banner}`);

/** The fields of categories and articles that cards and paths need. */
export const articleIndexQuery = defineQuery(`{
  "categories": *[_type == "category"]|order(order asc, _id asc){_id, name, "parentId": parent._ref, webId, order},
  "articles": *[_type == "article" && (status == "Published" || ($preview && status == "Draft"))]|order(date desc, _id asc){
    _id, _updatedAt, title, excerpt, path, date, status, externalUrl, "categoryId": category._ref, "noIndex": seo.noIndex,
    "visibleFrom": coalesce(visibleFrom, date), visibleUntil,
    image${picture}
  }
}`);

export const articleQuery = defineQuery(`*[_type == "article" && _id == $id][0]{
  ...,
  image${picture},
  seo{..., image${picture}},
  body${richText}
}`);

export const testimonialIndexQuery = defineQuery(
  `*[_type == "testimonial" && (status == "Published" || ($preview && status == "Draft"))]|order(date desc, _id asc){
    _id, _updatedAt, name, place, path, quote, date, rating, "noIndex": seo.noIndex,
    image${picture}
  }`,
);

export const testimonialQuery = defineQuery(`*[_type == "testimonial" && _id == $id][0]{
  ...,
  image${picture},
  seo{..., image${picture}},
  body${richText}
}`);

export const thankYouQuery = defineQuery(`*[_type == "thankYouPage" && form == $form][0]`);
