import type { ConfigContext, Template } from 'sanity';
import type { MenuPosition } from '../app/addresses/page-table.ts';
import { singletonTypes } from '../schemas/index.ts';
import { text } from './texts/index.ts';
import { apiVersion } from './workspace.ts';

/** Initial values of a page, beyond those of its fields. */
const pageBasics = { pageType: 'content', status: 'Published', showBanner: false, showBreadcrumb: true };

/** Types with templates of their own below; singletons and what the site writes are never created by hand. */
const replaced = ['menuPage', 'article', 'testimonial', 'formerAddress', ...singletonTypes];

/** The templates: a page at the end of a menu, a subpage, an article dated today, and a testimonial. */
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

/** The order number after the last page of a level, with a gap for pages in between. */
function nextOrder(context: ConfigContext, level: string, params: Record<string, string>): Promise<number> {
  return client(context).fetch(`coalesce(math::max(*[_type == "menuPage" && ${level}].order), 0) + 10`, params);
}

function client(context: ConfigContext) {
  return context.getClient({ apiVersion }).withConfig({ perspective: 'drafts' });
}

/** The date in the editor's time zone: an article written just after midnight must not be dated yesterday. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
