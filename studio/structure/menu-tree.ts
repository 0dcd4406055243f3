import { DocumentsIcon } from '@sanity/icons';
import type { StructureBuilder } from 'sanity/structure';

const apiVersion = '2025-02-19';
const menuOrder = [{ field: 'order', direction: 'asc' as const }];

/** The pages as the menu shows them: the first level by place in the menu, each with its children. */
export function menuTree(S: StructureBuilder) {
  return S.listItem()
    .id('pages')
    .title('Pages')
    .icon(DocumentsIcon)
    .child(
      S.list()
        .title('Pages')
        .items([
          menu(S, 'main', 'Main menu'),
          menu(S, 'footer', 'Footer menu'),
          menu(S, 'none', 'In no menu'),
          S.divider(),
          S.listItem()
            .id('with-children')
            .title('Subpages')
            .child(
              S.documentTypeList('menuPage')
                .title('Pages with subpages')
                .apiVersion(apiVersion)
                .filter('_type == "menuPage" && count(*[_type == "menuPage" && parent._ref == ^._id]) > 0')
                .defaultOrdering(menuOrder)
                .child((parent) =>
                  S.documentList()
                    .id(`children-${parent}`)
                    .title('Subpages')
                    .apiVersion(apiVersion)
                    .schemaType('menuPage')
                    .filter('_type == "menuPage" && parent._ref == $parent')
                    .params({ parent: parent.replace(/^drafts\./, '') })
                    .defaultOrdering(menuOrder),
                ),
            ),
        ]),
    );
}

function menu(S: StructureBuilder, position: string, title: string) {
  return S.listItem()
    .id(`menu-${position}`)
    .title(title)
    .child(
      S.documentList()
        .id(`pages-${position}`)
        .title(title)
        .apiVersion(apiVersion)
        .schemaType('menuPage')
        .filter('_type == "menuPage" && !defined(parent) && menuPosition == $position')
        .params({ position })
        .defaultOrdering(menuOrder),
    );
}
