import { useState } from 'react';
import { Combobox } from '~/ui/Combobox.tsx';
import { Field } from '~/ui/Field.tsx';
import { choiceMarkStyle, choiceStyle, fieldStyle, selectStyle } from '~/ui/field.ts';
import { ChoiceChip } from '~/ui/Chip.tsx';
import { Chapter, Sample } from './Chapter.tsx';

export const wakes = 'idle';

const towns = [
  { value: 'gent|9000', text: 'Gent', note: '48' },
  { value: 'ixelles|1050', text: 'Ixelles', note: '31' },
  { value: 'liege|4000', text: 'Liège', note: '12' },
  { value: 'esch|4010', text: 'Esch-sur-Alzette', note: '9' },
  { value: 'oostende|8400', text: 'Oostende', note: '17' },
];

/** All form controls, with their help, errors and states. */
export default function Fields() {
  const [chosen, setChosen] = useState(['liege|4000']);
  const [typed, setTyped] = useState('');
  return (
    <Chapter title="Fields">
      <div className="grid gap-8 tablet:grid-cols-2 desktop:grid-cols-3">
        <Sample name="text, with help">
          <Field label="First name" help="As on your identity card.">
            {(control) => <input {...control} className={fieldStyle} />}
          </Field>
        </Sample>
        <Sample name="error">
          <Field label="E-mail" error="This is not an e-mail address. An example: an@example.com.">
            {(control) => <input {...control} type="email" defaultValue="an@" className={fieldStyle} />}
          </Field>
        </Sample>
        <Sample name="optional, disabled">
          <Field label="Box" optional="(optional)">
            {(control) => <input {...control} disabled defaultValue="3B" className={fieldStyle} />}
          </Field>
        </Sample>
        <Sample name="select">
          <Field label="Sort by">
            {(control) => (
              <select {...control} className={selectStyle}>
                <option>Newest first</option>
                <option>Price, low to high</option>
              </select>
            )}
          </Field>
        </Sample>
        <Sample name="text area">
          <Field label="Your question">{(control) => <textarea {...control} rows={3} className={fieldStyle} />}</Field>
        </Sample>
        <Sample name="combobox">
          <Combobox
            label="Where"
            name="city"
            options={towns}
            chosen={chosen}
            onChange={setChosen}
            typed={typed}
            onType={setTyped}
            placeholder="Town or postcode"
          />
        </Sample>
        <Sample name="checkboxes">
          <fieldset className="grid">
            <legend className="sr-only">Outside</legend>
            {['Garden', 'Terrace'].map((name, index) => (
              <label key={name} className={choiceStyle}>
                <input type="checkbox" name="outside" defaultChecked={index === 0} className={choiceMarkStyle} />
                {name}
              </label>
            ))}
          </fieldset>
        </Sample>
        <Sample name="radio buttons">
          <fieldset className="grid">
            <legend className="sr-only">Goal</legend>
            {['For sale', 'For rent'].map((name, index) => (
              <label key={name} className={choiceStyle}>
                <input type="radio" name="goal" defaultChecked={index === 0} className={choiceMarkStyle} />
                {name}
              </label>
            ))}
          </fieldset>
        </Sample>
        <Sample name="chips to choose">
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">Type</legend>
            {['House', 'Flat', 'Studio', 'Land'].map((name, index) => (
              <ChoiceChip key={name} type="checkbox" name="type" value={name} defaultChecked={index === 1}>
                {name}
              </ChoiceChip>
            ))}
          </fieldset>
        </Sample>
      </div>
    </Chapter>
  );
}
