import type { ConfigContext, Template } from 'sanity';
import type { MenuPosition } from '../app/addresses/page-table.ts';
import { singletonTypes } from '../schemas/index.ts';
import { text } from './texts/index.ts';
import { apiVersion } from './workspace.ts';

/** What a page begins with, beyond the initial values of its fields. */
const pageBasics = { pageType: 'content', status: 'Published', showBanner: false, showBreadcrumb: true };

/** Types whose own templates stand below; singletons are never made by hand. */
const replaced = ['menuPage', 'article', 'testimonial', ...singletonTypes];

/** What an editor can begin with: a page at the end of a menu, a subpage of a page, an article of today, a client's words. */
export function templates(standard: Template[]): Template[] {
  return [
    {
      id: 'menuPage',
      schemaType: 'menuPage',
      ...text('template.page'),
      parameters: [{ name: 'position', type: 'string', title: 'Menu' }],
      value: async ({ position = 'main' }: { position?: MenuPosition } = {}, context: ConfigContext) => ({
        ...pageBasics,
        menuPosition: position,
        order: await nextOrder(context, '!defined(parent) && menuPosition == $position', { position }),
      }),
    },
    {
      id: 'subpage',
      schemaType: 'menuPage',
      ...text('template.subpage'),
      parameters: [{ name: 'parentId', type: 'string', title: 'Parent page' }],
      value: async ({ parentId }: { parentId: string }, context: ConfigContext) => ({
        ...pageBasics,
        parent: { _type: 'reference', _ref: parentId },
        menuPosition: await client(context).fetch('coalesce(*[_id == $parentId][0].menuPosition, "main")', {
          parentId,
        }),
        order: await nextOrder(context, 'parent._ref == $parentId', { parentId }),
      }),
    },
    {
      id: 'article',
      schemaType: 'article',
      ...text('template.article'),
      value: () => ({ status: 'Published', date: today() }),
    },
    {
      id: 'article-in-category',
      schemaType: 'article',
      ...text('template.article'),
      parameters: [{ name: 'categoryId', type: 'string', title: 'Category' }],
      value: ({ categoryId }: { categoryId: string }) => ({
        status: 'Published',
        date: today(),
        category: { _type: 'reference', _ref: categoryId },
      }),
    },
    {
      id: 'testimonial',
      schemaType: 'testimonial',
      ...text('template.testimonial'),
      value: () => ({ status: 'Draft', date: today() }),
    },
    ...standard.filter(({ schemaType }) => !replaced.includes(schemaType)),
  ];
}

/** After the last page of a level, with room before it for others. */
function nextOrder(context: ConfigContext, level: string, params: Record<string, string>): Promise<number> {
  return client(context).fetch(`coalesce(math::max(*[_type == "menuPage" && ${level}].order), 0) + 10`, params);
}

function client(context: ConfigContext) {
  return context.getClient({ apiVersion }).withConfig({ perspective: 'drafts' });
}

/** The day where the editor is: an article written late in the evening is not of yesterday. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
