import { describe, expect, it } from 'vitest';
import { moduleProblems, queryProblems, schemaProblems } from './typegen-problems.mjs';

describe('a module', () => {
  const registry = "  faqModule: Parts<typeof import('./faq/View.tsx'), typeof import('./faq/load.server.ts')>;";
  const schema = "export const schema = defineModule({ name: 'faqModule' });";

  it.each([
    ['in the registry', 'faq', schema, []],
    [
      'without its line in the registry',
      'tips',
      schema.replace('faq', 'tips'),
      [/^tipsModule has no entry in .*registry/],
    ],
    ['called otherwise than its folder', 'questions', schema, [/^app\/modules\/questions\/.* must be questionsModule/]],
    ['without a schema', 'faq', 'export const module = 1;', [/^app\/modules\/faq\/schema.ts exports no `schema`/]],
  ])('%s', (_, folder, source, expected) => {
    const problems = moduleProblems([{ folder, schema: source }], registry);
    expect(problems).toEqual(expected.map((message) => expect.stringMatching(message)));
  });
});

describe('a schema that cannot be extracted', () => {
  it('names the type and the part that is unknown', () => {
    const output =
      '[ERROR] [office]\n  <unnamed>\n    ✖ Unknown type: translatedStrin. Did you mean "translatedString"?';
    expect(schemaProblems(output)).toEqual([
      'The schema type office has a part of the type translatedStrin, which there is not. Did you mean translatedString? Correct its `type`, or add translatedStrin to schemas/index.ts.',
    ]);
  });

  it('is told in Sanity’s words where they are others', () => {
    expect(schemaProblems('Out of memory\n')).toEqual(['The schema cannot be extracted:\nOut of memory']);
  });
});

describe('a query', () => {
  const ask = (query: string, generated = 'export type TeamQueryResult = null;', output = '') =>
    queryProblems(
      { file: 'queries.ts', source: `export const teamQuery = defineQuery(\`${query}\`);` },
      ['article'],
      generated,
      output,
    );

  it('that can be read, of a type that there is, is no problem', () => {
    expect(ask('*[_type == "article"]{_id}')).toEqual([]);
  });

  it('that cannot be read is named, with the place', () => {
    const said = "✖ Error while evaluating query from variable 'teamQuery': Syntax error at position 23";
    expect(ask('*[_type == "article" && ]', '', said)).toEqual([
      `queries.ts: teamQuery is not GROQ that can be read. Correct its syntax. (${said})`,
    ]);
  });

  it('of a type that the schema has not is named', () => {
    expect(ask('*[_type == "teamMember"]{_id}')).toEqual([
      'queries.ts: teamQuery asks for the type teamMember, which the schema has not. Correct the name, or add the type to schemas/index.ts.',
    ]);
  });
});
