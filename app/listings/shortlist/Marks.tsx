import { coveredStyle } from '~/ui/field.ts';
import { Tag } from '~/ui/Tag.tsx';
import { marks, type Mark } from './shortlist-code.ts';
import { markField } from './shortlist-query.ts';

const tones = { none: 'plain', like: 'good', doubt: 'highlight', no: 'plain' } as const;

/** The other person's mark for a home. */
export function MarkSaid({ says, mark, words }: { says: string; mark: Mark; words: Record<Mark, string> }) {
  return (
    <p>
      <span className="text-slate-soft">{says}</span> <Tag tone={tones[mark]}>{words[mark]}</Tag>
    </p>
  );
}

interface Props {
  /** The id of the form that the field belongs to. */
  form: string;
  id: string;
  /** The home's title, for screen readers to distinguish the fields. */
  title: string;
  /** The initial mark; the field is uncontrolled. */
  mark: Mark;
  legend: string;
  words: Record<Mark, string>;
  onChoose: () => void;
}

/** The visitor's own mark for a home. */
export function MarkChoice({ form, id, title, mark, legend, words, onChoose }: Props) {
  return (
    <fieldset className="print:hidden">
      <legend className="mb-1 text-small font-semibold">
        {legend} <span className="sr-only">{title}</span>
      </legend>
      <div className="mark-choice">
        {[...marks.slice(1), marks[0]].map((each) => (
          <label key={each} data-mark={each}>
            <input
              type="radio"
              form={form}
              name={markField(id)}
              value={each}
              defaultChecked={each === mark}
              onChange={onChoose}
              className={coveredStyle}
            />
            {words[each]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
