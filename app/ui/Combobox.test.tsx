// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxOption } from './Combobox.tsx';

vi.mock('~/i18n/translation.ts', () => ({
  useTranslation: () => ({ t: (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key) }),
}));

afterEach(cleanup);

const cities = [
  { value: 'bergen|7000', text: 'Bergen 7000' },
  { value: 'gent|9000', text: 'Gent 9000', note: '36', noteLabel: '36 panden' },
  { value: 'liege|4000', text: 'Liège 4000' },
];

function Where({
  options = cities,
  onChange,
}: {
  options?: readonly ComboboxOption[];
  onChange?: (chosen: string[]) => void;
}) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [typed, setTyped] = useState('');
  return (
    <Combobox
      typed={typed}
      onType={setTyped}
      label="Where"
      name="city"
      options={options}
      chosen={chosen}
      emptyText="Nothing to choose"
      onChange={(next) => {
        setChosen(next);
        onChange?.(next);
      }}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Where' });
const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

describe('the combobox', () => {
  let changes: string[][];
  beforeEach(() => {
    changes = [];
  });

  it.each([
    ['gen', ['Gent 90003636 panden', 'Bergen 7000']],
    ['90', ['Gent 90003636 panden']],
    ['LIEGE', ['Liège 4000']],
    ['00 ber', ['Bergen 7000']],
    ['zz', ['combobox.none']],
  ])('finds %j by name, zip or part of either', (typed, found) => {
    render(<Where />);
    type(typed);
    expect(names()).toEqual(found);
  });

  it('chooses several by keyboard, announces them, and removes them again (10.120)', () => {
    render(<Where onChange={(chosen) => changes.push(chosen)} />);
    type('gent');
    press('ArrowDown');
    press('Enter');
    // The list must close, because it covers other fields.
    expect(field().getAttribute('aria-expanded')).toBe('false');
    type('li');
    press('ArrowDown');
    press('Enter');
    expect(changes.at(-1)).toEqual(['gent|9000', 'liege|4000']);
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(/combobox.chosen .*Gent 9000, Liège 4000/)).toBeTruthy();
    press('ArrowDown');
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(2);
    press('Escape');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: /Gent 9000/ }));
    expect(changes.at(-1)).toEqual(['liege|4000']);
    press('Backspace');
    expect(changes.at(-1)).toEqual([]);
    type('gent');
    fireEvent.click(screen.getByRole('option'));
    const sent = [...document.querySelectorAll<HTMLInputElement>('input[name="city"]')].map(({ value }) => value);
    expect(sent).toEqual(['gent|9000']);
  });

  it('ranks what begins with the text by its weight (10.120)', () => {
    const places = [
      { value: 'genk', text: 'Genk 3600', weight: 4 },
      { value: 'gent', text: 'Gent 9000', weight: 12 },
      { value: 'arrondissement.gent', text: 'Gent (arrondissement)' },
    ];
    render(<Where options={places} />);
    type('gen');
    expect(names()).toEqual(['Gent 9000', 'Genk 3600', 'Gent (arrondissement)']);
  });

  it('chooses nothing on blur, and keeps the typed text', () => {
    render(<Where onChange={(chosen) => changes.push(chosen)} />);
    type('gent');
    press('ArrowDown');
    fireEvent.blur(field());
    expect(changes).toEqual([]);
    expect(field()).toHaveProperty('value', 'gent');
  });

  it('leaves Enter to the form while no option is highlighted', () => {
    render(<Where onChange={(chosen) => changes.push(chosen)} />);
    type('gent');
    expect(press('Enter')).toBe(true);
    expect(field()).toHaveProperty('value', 'gent');
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(changes).toEqual([]);
    press('ArrowDown');
    expect(press('Enter')).toBe(false);
    expect(changes).toEqual([['gent|9000']]);
    expect(field()).toHaveProperty('value', '');
  });

  it('says so if there are no options at all (8.16)', () => {
    render(<Where options={[]} />);
    press('ArrowDown');
    expect(names()).toEqual(['Nothing to choose']);
  });
});
