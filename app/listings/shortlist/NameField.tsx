import { buttonStyles } from '~/ui/button.ts';
import { Field } from '~/ui/Field.tsx';
import { fieldStyle } from '~/ui/field.ts';
import { encodeShortlist, maxNameLength, type Shortlist } from './shortlist-code.ts';
import type { Viewer } from './shortlist-query.ts';

interface Props {
  list: Shortlist;
  viewer: Viewer;
  words: Record<'name' | 'nameHelp' | 'update', string>;
  /** Called on blur. */
  onLeave: () => void;
}

/** The visitor's name, and the hidden fields that the form of marks needs without JavaScript. */
export function NameField({ list, viewer, words, onLeave }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      <input type="hidden" name="list" value={encodeShortlist(list)} />
      <input type="hidden" name="me" value={viewer + 1} />
      <div className="w-full">
        <Field label={words.name} help={words.nameHelp}>
          {(control) => (
            <input
              {...control}
              name="name"
              autoComplete="given-name"
              maxLength={maxNameLength}
              defaultValue={list.people[viewer]?.name}
              onBlur={onLeave}
              className={fieldStyle}
            />
          )}
        </Field>
      </div>
      <div className="hidden noscript:block">
        <button type="submit" className={buttonStyles.rest}>
          {words.update}
        </button>
      </div>
    </div>
  );
}
