import { describe, expect, it } from 'vitest';
import type { CurrentView } from '../documents/dataset.ts';
import { createView } from '../documents/view.ts';
import { createQueryEngine } from './engine.ts';
import { readQuery } from './tree.ts';

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const documents = [
  { _id: 'a', _type: 'page', n: 1, ...stamp },
  { _id: 'b', _type: 'page', n: 2, next: { _ref: 'c' }, ...stamp },
  { _id: 'c', _type: 'note', n: 3, ...stamp },
];

/** A view that counts how often a query reads it. */
function countedView(name = 'published', revision = 1): CurrentView & { readings: () => number } {
  const view = createView([...documents]);
  let readings = 0;
  return {
    name,
    revision,
    revisionOf: () => revision,
    readings: () => readings,
    view: { ...view, byType: (type) => ((readings += 1), view.byType(type)) },
  };
}

const ask = (query: string, params: Record<string, unknown> = {}) => ({ query, params, dataset: 'd', identity: 'me' });
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

describe('the query engine', () => {
  it('works a question out once for a revision of a view, also when it is asked twice at once', async () => {
    const engine = createQueryEngine('p', clock);
    const current = countedView();
    const question = ask('*[_type == "page" && n >= $n]{_id}', { n: 2 });
    const both = await Promise.all([engine.run(question, current), engine.run(question, current)]);
    expect(both).toMatchObject([{ json: '[{"_id":"b"}]' }, { json: '[{"_id":"b"}]' }]);
    await engine.run(question, current);
    expect(current.readings()).toBe(1);
    await engine.run(ask(question.query, { n: 1 }), current);
    expect(current.readings()).toBe(2);
    const next = { ...current, revision: 2, revisionOf: () => 2 };
    await engine.run(question, next);
    expect(current.readings()).toBe(3);
  });

  it('keeps the answers of one view when another moves on', async () => {
    const engine = createQueryEngine('p', clock);
    const published = countedView('published', 1);
    const question = ask('*[_type == "page"]._id');
    await engine.run(question, published);
    await engine.run(question, countedView('layers:drafts', 2));
    await engine.run(question, published);
    expect(published.readings()).toBe(1);
  });

  it('keeps the answer about some types while others change', async () => {
    const engine = createQueryEngine('p', clock);
    const before = countedView('published', 1);
    const question = ask('*[_type == "page"]._id');
    await engine.run(question, before);
    const after = {
      ...countedView('published', 2),
      revisionOf: (types: readonly string[]) => (types.includes('page') ? 1 : 2),
    };
    await engine.run(question, after);
    expect(after.readings()).toBe(0);
    await engine.run(ask('*[_type == "page"]{"next": next->_id}'), after);
    expect(after.readings()).toBe(1);
  });

  it('does not keep what depends on the moment or on the reader', async () => {
    let hour = 10;
    const engine = createQueryEngine('p', { now: () => new Date(Date.UTC(2026, 0, 1, hour)) });
    const first = await engine.run(ask('now()'), countedView());
    hour = 11;
    expect(first).toMatchObject({ json: '"2026-01-01T10:00:00.000Z"' });
    expect(await engine.run(ask('now()'), countedView())).toMatchObject({ json: '"2026-01-01T11:00:00.000Z"' });
    expect(await engine.run(ask('identity()'), countedView())).toMatchObject({ json: '"me"' });
  });

  it('follows references within the view', async () => {
    const engine = createQueryEngine('p', clock);
    expect(await engine.run(ask('*[_id == "b"][0].next->n'), countedView())).toEqual({ json: '3' });
  });
});

describe('a query made ready', () => {
  it.each([
    ['*[_type == "page"]', ['page']],
    ['*[n > 1 && ("page" == _type)]', ['page']],
    ['*[_type == $type][0]', ['note']],
    ['{"a": *[_type == "page"], "b": *[_type == "note" && n == 1]}', ['page', 'note']],
    ['*[_type == "page"]{"same": *[_type == "note" && n == ^.n]}', ['page', 'note']],
    ['*[_type == "page" || n == 1]', []],
    ['*[!(_type == "page")]', []],
    ['*[n == 1][_type == "page"]', []],
    ['*[next->_type == "page"]', []],
    ['*', []],
  ])('%s reads the lists of %j', (query, types) => {
    expect(readQuery(query, { type: 'note' }).types).toEqual(types);
  });

  it.each([
    ['*[_type == "page"]{title}', false],
    ['*[_type == "page"]{"next": next->title}', true],
    ['*[defined(title)]', true],
    ['{"pages": *[_type == "page"], "all": count(*)}', true],
    ['releases::all()', true],
  ])('knows of %s whether it may read any document: %s', (query, readsAll) => {
    expect(readQuery(query, {}).readsAll).toBe(readsAll);
  });

  it('names parameters that were not given', () => {
    expect(readQuery('*[_id == $id && n == $n]', { n: 1 }).missing).toEqual(['id']);
  });

  it('answers as it would from the whole dataset', async () => {
    const engine = createQueryEngine('p', clock);
    const queries = [
      'count(*[_type == "page"]{"n": count(*[_type == "note"])}[n == 1])',
      '*[_type == "page"] | order(n desc)[0]._id',
      'count(*[_type == "nothing"])',
    ];
    const answers = await Promise.all(queries.map((query) => engine.run(ask(query), countedView())));
    expect(answers).toMatchObject([{ json: '2' }, { json: '"b"' }, { json: '0' }]);
  });
});
