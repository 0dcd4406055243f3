// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

it('shows one panel at a time, and arrow keys wrap around', () => {
  const tabs = ['Ground', 'First', 'Attic'].map((name) => ({ key: name, name, content: `Plan of ${name}` }));
  render(<Tabs label="Plans" tabs={tabs} />);
  const shown = () => screen.getByRole('tab', { selected: true }).textContent;
  const panel = () => screen.getAllByRole('tabpanel').filter(({ className }) => !className.includes('hidden'));
  expect([shown(), panel().map(({ textContent }) => textContent)]).toEqual(['Ground', ['Plan of Ground']]);

  fireEvent.click(screen.getByRole('tab', { name: 'Attic' }));
  expect(panel().map(({ textContent }) => textContent)).toEqual(['Plan of Attic']);
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'ArrowRight' });
  expect(shown()).toBe('Ground');
  expect(document.activeElement?.textContent).toBe('Ground');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'End' });
  expect(shown()).toBe('Attic');
  fireEvent.keyDown(screen.getByRole('tablist'), { key: 'x' });
  expect(shown()).toBe('Attic');
});
