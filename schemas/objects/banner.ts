import { defineArrayMember, defineField, defineType } from 'sanity';
import { isBlank } from '../rules/is-blank.ts';
import { isRecord } from '../rules/record.ts';
import { playedVideo, videoLinkRule } from '../rules/video-link.ts';
import { words } from './banner.words.ts';
import { shared } from '../shared.words.ts';
import { fill } from '../words.ts';

/** Requirements 2.2: a banner is a picture, a gallery, a video or a slideshow of properties. */
export const banner = defineType({
  name: 'banner',
  title: shared.banner,
  type: 'object',
  fields: [
    defineField({
      name: 'type',
      title: shared.shows,
      type: 'string',
      description: words.typeHelp,
      options: {
        list: [
          { title: words.typeImage, value: 'image' },
          { title: words.typeGallery, value: 'gallery' },
          { title: words.typeVideo, value: 'video' },
          { title: words.typeProperties, value: 'properties' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) =>
        rule.custom((value, { parent }) => (value === undefined && !isBlank(parent) ? words.typeRequired : true)),
    }),
    defineField({
      name: 'image',
      title: shared.picture,
      type: 'picture',
      description: words.imageHelp,
      hidden: ({ parent }) => parent?.type !== 'image',
      validation: (rule) =>
        rule.custom((value) => (isRecord(value) && isRecord(value.asset) ? true : words.imageRequired)),
    }),
    defineField({
      name: 'gallery',
      title: shared.gallery,
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      description: words.galleryHelp,
      hidden: ({ parent }) => parent?.type !== 'gallery',
      validation: (rule) => rule.custom((value) => ((value ?? []).length === 0 ? words.galleryRequired : true)),
    }),
    defineField({
      name: 'video',
      title: words.video,
      type: 'object',
      description: words.videoHelp,
      hidden: ({ parent }) => parent?.type !== 'video',
      fields: [
        defineField({
          name: 'url',
          title: shared.address,
          type: 'string',
          description: words.urlHelp,
          validation: (rule) => [rule.custom(videoLinkRule), rule.custom(playedVideo).warning()],
        }),
        defineField({
          name: 'file',
          title: words.file,
          type: 'file',
          description: words.fileHelp,
          options: { accept: 'video/mp4,video/webm' },
          validation: (rule) => rule.custom((file) => playedVideo(file?.asset?._ref)).warning(),
        }),
        defineField({
          name: 'poster',
          title: words.poster,
          type: 'picture',
          description: words.posterHelp,
        }),
      ],
      validation: (rule) =>
        rule.custom((value) =>
          isBlank([value?.url, value?.file]) ? { message: words.videoRequired, path: ['url'] } : true,
        ),
    }),
    defineField({
      name: 'properties',
      title: words.typeProperties,
      type: 'object',
      description: words.propertiesHelp,
      hidden: ({ parent }) => parent?.type !== 'properties',
      fields: [
        defineField({
          name: 'list',
          title: words.list,
          type: 'string',
          description: words.listHelp,
          options: {
            list: [
              { title: words.listNewest, value: 'newest' },
              { title: words.listSale, value: 'sale' },
              { title: words.listRent, value: 'rent' },
              { title: words.listChosen, value: 'chosen' },
            ],
          },
        }),
        defineField({
          name: 'ids',
          title: shared.which,
          type: 'array',
          of: [defineArrayMember({ type: 'propertyId' })],
          description: words.idsHelp,
          hidden: ({ parent }) => parent?.list !== 'chosen',
          validation: (rule) => rule.unique().error(words.idsUnique),
        }),
        defineField({
          name: 'maxItems',
          title: shared.atMost,
          type: 'number',
          description: words.maxItemsHelp,
          validation: (rule) =>
            rule
              .integer()
              .min(1)
              .max(12)
              .error(fill(shared.wholeNumber, { least: 1, most: 12 })),
        }),
      ],
    }),
    defineField({ name: 'title', title: shared.title, type: 'publicString', description: words.titleHelp }),
    defineField({
      name: 'description',
      title: words.description,
      type: 'publicText',
      description: words.descriptionHelp,
    }),
    defineField({
      name: 'delay',
      title: shared.timePerSlide,
      type: 'milliseconds',
      description: words.delayHelp,
      hidden: ({ parent }) => parent?.type !== 'gallery' && parent?.type !== 'properties',
      validation: (rule) => rule.integer().min(1000).max(30000).error(shared.delayRange),
    }),
  ],
  preview: {
    select: { type: 'type' },
    prepare: ({ type }) => ({ title: shared.banner, subtitle: String(type ?? '') }),
  },
});
