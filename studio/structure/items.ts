import type { ComponentType } from 'react';
import type { SortOrderingItem } from 'sanity';
import type { ListBuilder, ListItemBuilder, StructureBuilder, UserComponent } from 'sanity/structure';
import { textNamespace } from '../../schemas/groups.ts';
import { en, type TextKey } from '../texts/en.ts';
import { ownTexts } from '../texts/own-texts.ts';
import { apiVersion } from '../workspace.ts';

/** An item of the structure, titled in the editor's language. */
export function named(S: StructureBuilder, id: string, title: TextKey, icon: ComponentType): ListItemBuilder {
  return S.listItem()
    .id(id)
    .title(en[title])
    .i18n({ title: { key: title, ns: textNamespace } })
    .icon(icon);
}

/** A pane of our own. Its title is fixed, because Sanity 5.31 translates that of no component. */
export function componentPane(
  S: StructureBuilder,
  component: UserComponent,
  id: string,
  title: TextKey,
): ReturnType<StructureBuilder['component']> {
  return S.component(component).id(id).title(ownTexts[title]);
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
