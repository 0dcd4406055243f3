import { defineArrayMember, defineField, defineType } from 'sanity';
import { holdsNothing } from '../rules/nothing.ts';
import { isRecord } from '../rules/translated.ts';
import { videoLinkRule } from '../rules/video-link.ts';

/** Spec §2 and §3: a banner is a picture, a gallery, a video or a slideshow of properties. */
export const banner = defineType({
  name: 'banner',
  title: 'Banner',
  type: 'object',
  fields: [
    defineField({
      name: 'type',
      title: 'Shows',
      type: 'string',
      description: 'What you filled in for the other kinds is kept.',
      options: {
        list: [
          { title: 'A picture', value: 'image' },
          { title: 'A gallery', value: 'gallery' },
          { title: 'A video', value: 'video' },
          { title: 'Properties', value: 'properties' },
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) =>
        rule.custom((value, { parent }) =>
          value === undefined && !holdsNothing(parent) ? 'Choose what the banner shows.' : true,
        ),
    }),
    defineField({
      name: 'image',
      title: 'Picture',
      type: 'picture',
      description: 'Wide, at least 1920 pixels.',
      hidden: ({ parent }) => parent?.type !== 'image',
      validation: (rule) =>
        rule.custom((value) => (isRecord(value) && isRecord(value.asset) ? true : 'Choose the picture of the banner.')),
    }),
    defineField({
      name: 'gallery',
      title: 'Gallery',
      type: 'array',
      of: [defineArrayMember({ type: 'slide' })],
      description: 'The slides in their order.',
      hidden: ({ parent }) => parent?.type !== 'gallery',
      validation: (rule) =>
        rule.custom((value) => ((value ?? []).length === 0 ? 'A gallery needs at least one slide.' : true)),
    }),
    defineField({
      name: 'video',
      title: 'Video',
      type: 'object',
      description:
        'An address or a file. The picture is shown until the video plays, and to visitors who want no motion.',
      hidden: ({ parent }) => parent?.type !== 'video',
      fields: [
        defineField({
          name: 'url',
          title: 'Address',
          type: 'string',
          description:
            'YouTube, Vimeo, Facebook, Matterport, or a file that ends in .mp4, .mov, .wmv, .avi, .flv or .webm.',
          validation: (rule) => rule.custom(videoLinkRule),
        }),
        defineField({
          name: 'file',
          title: 'File',
          type: 'file',
          description: 'A short, silent file; it is used when there is no address.',
          options: { accept: 'video/*' },
        }),
        defineField({
          name: 'poster',
          title: 'Picture before it plays',
          type: 'picture',
          description: 'A frame of the video.',
        }),
      ],
      validation: (rule) =>
        rule.custom((value) =>
          holdsNothing([value?.url, value?.file])
            ? { message: 'Give the address or the file of the video.', path: ['url'] }
            : true,
        ),
    }),
    defineField({
      name: 'properties',
      title: 'Properties',
      type: 'object',
      description: 'Which properties the slideshow takes.',
      hidden: ({ parent }) => parent?.type !== 'properties',
      fields: [
        defineField({
          name: 'list',
          title: 'Take',
          type: 'string',
          description: 'Properties without a photo are left out. Nothing chosen: the newest.',
          options: {
            list: [
              { title: 'The newest', value: 'newest' },
              { title: 'The newest for sale', value: 'sale' },
              { title: 'The newest for rent', value: 'rent' },
              { title: 'These', value: 'chosen' },
            ],
          },
        }),
        defineField({
          name: 'ids',
          title: 'Which',
          type: 'array',
          of: [defineArrayMember({ type: 'propertyId' })],
          description: 'Search by street, city or reference. They are shown in this order.',
          hidden: ({ parent }) => parent?.list !== 'chosen',
          validation: (rule) => rule.unique().error('This property is already in the list.'),
        }),
        defineField({
          name: 'maxItems',
          title: 'At most',
          type: 'number',
          description: 'How many slides; five if you leave it empty.',
          validation: (rule) => rule.integer().min(1).max(12).error('A whole number from 1 to 12.'),
        }),
      ],
    }),
    defineField({ name: 'title', title: 'Title', type: 'publicString', description: 'The large words on the banner.' }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'publicText',
      description: 'The line under the title.',
    }),
    defineField({
      name: 'delay',
      title: 'Time per slide',
      type: 'number',
      description: 'In milliseconds: 3000 is three seconds, also if you leave it empty.',
      hidden: ({ parent }) => parent?.type !== 'gallery' && parent?.type !== 'properties',
      validation: (rule) =>
        rule.integer().min(1000).max(30000).error('Between 1000 (one second) and 30000 (half a minute).'),
    }),
  ],
  preview: { select: { type: 'type' }, prepare: ({ type }) => ({ title: 'Banner', subtitle: String(type ?? '') }) },
});
