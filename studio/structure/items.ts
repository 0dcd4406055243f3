import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { ListBuilder, ListItemBuilder, StructureBuilder } from 'sanity/structure';
import { textNamespace } from '../../schemas/groups.ts';
import { en, type TextKey } from '../texts/en.ts';
import { apiVersion } from '../workspace.ts';

/** An item of the structure, titled in the editor's language. */
export function named(S: StructureBuilder, id: string, title: TextKey, icon: ComponentType): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(en[title])
    .i18n({ title: { key: title, ns: textNamespace } })
    .icon(icon);
}

export function titled(list: ListBuilder, title: TextKey): ListBuilder {
  return list.title(en[title]).i18n({ title: { key: title, ns: textNamespace } });
}

/** Documents of a type that match a filter. The filter must never contain user input. */
export function filteredList(
  S: StructureBuilder,
  type: string,
  title: TextKey,
  filter: string,
  params: Record<string, string> = {},
) {
  return S.documentList()
    .id(title.replace(/^.*\./, ''))
    .title(en[title])
    .i18n({ title: { key: title, ns: textNamespace } })
    .apiVersion(apiVersion)
    .schemaType(type)
    .filter(`_type == $type && ${filter}`)
    .params({ ...params, type });
}

/** All documents of a type under our own title. */
export function typeList(S: StructureBuilder, type: string, title: TextKey, order: SortOrderingItem[]) {
  return S.documentTypeList(type)
    .id(title.replace(/^.*\./, ''))
    .title(en[title])
    .i18n({ title: { key: title, ns: textNamespace } })
    .defaultOrdering(order);
}
