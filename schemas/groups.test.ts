import { expect, it } from 'vitest';
import { documents, singletons } from './index.ts';
import { modules } from './modules/index.ts';
import { isRecord } from './rules/record.ts';

/** An array property of a type definition; Sanity's types do not declare it. */
const records = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

it.each([...documents, ...singletons, ...modules].map(({ type }) => [type.name, type] as const))(
  'every field of %s is in a tab of its form, if that has tabs',
  (_name, type) => {
    const fields = records('fields' in type ? type.fields : []);
    const tabs = records('groups' in type ? type.groups : []).map(({ name }) => name);
    const lost = fields.filter(
      ({ group }) => ![group].flat().every((each) => (tabs.length === 0 ? !each : tabs.includes(each))),
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(lost.map(({ name }) => name)).toEqual([]);
  },
);
