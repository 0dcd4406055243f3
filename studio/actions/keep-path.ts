import { useDocumentOperation, type DocumentActionComponent, type SanityDocument } from 'sanity';
import { languages } from '../../app/i18n/languages.ts';
import { slug } from '../../app/addresses/slug.ts';
import { isRecord } from '../../schemas/rules/record.ts';

/** Types whose path is made of the title where editors write none. */
const titled = ['article'];

/**
 * "Publish" for what has its path from its title: the path is written down, so that a later title does not move the page
 * (10.288).
 */
export function keepingPath(publish: DocumentActionComponent, type: string): DocumentActionComponent {
  if (publish.action !== 'publish' || !titled.includes(type)) return publish;
  const PublishAndKeepPath: DocumentActionComponent = (props) => {
    const { patch } = useDocumentOperation(props.id, props.type);
    const done = publish(props);
    if (done === null) return null;
    return {
      ...done,
      onHandle: () => {
        const paths = pathsToKeep(props.draft, props.published);
        if (Object.keys(paths).length > 0)
          patch.execute([{ setIfMissing: { path: { _type: 'translatedPath' } } }, { set: paths }]);
        done.onHandle?.();
      },
    };
  };
  return Object.assign(PublishAndKeepPath, { action: publish.action, displayName: 'PublishAndKeepPath' });
}

/** The paths that a publication makes of titles, as `path.nl`; of the title that visitors know, if there is one. */
export function pathsToKeep(
  draft: Partial<SanityDocument> | null,
  published: Partial<SanityDocument> | null,
): Record<string, string> {
  if (draft?.status !== 'Published') return {};
  const known = published?.status === 'Published' ? published.title : null;
  return Object.fromEntries(
    languages.flatMap((language) => {
      if (textIn(draft.path, language) !== '' || textIn(draft.title, language) === '') return [];
      const made = slug(textIn(known, language) || textIn(draft.title, language));
      return made === '' ? [] : [[`path.${language}`, made]];
    }),
  );
}

function textIn(field: unknown, language: string): string {
  const text = isRecord(field) ? field[language] : null;
  return typeof text === 'string' ? text : '';
}
