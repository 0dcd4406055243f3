import { expect, it } from 'vitest';
import { documentTypes } from './document-types.ts';
import { contentTypes, sources } from './source.ts';

it.each([
  ['*[_type == "redirect"]{from}', ['redirect']],
  ['{"a": *[_type == "a"], "b": *[_type == "b" && _id == $id][0].c}', ['a', 'b']],
  ['*[_type == "page"]{image{asset->{url}}, modules[]{_type == "text" => {text}}}', ['page', 'sanity.imageAsset']],
  ['*[_type == "page"]{video{"url": file.asset->url}}', ['page', 'sanity.fileAsset']],
])('%s reads %j', (query, types) => {
  expect(documentTypes(query)).toEqual(types);
});

it.each(['*[defined(title)]', '*[_type == "page"]{"category": category->name}'])(
  '%s is rejected as ambiguous',
  (query) => {
    expect(() => documentTypes(query)).toThrow();
  },
);

it('a page is invalidated when a picture or video of its banner changes', () => {
  expect([...sources.page.types].sort()).toEqual(['menuPage', 'sanity.fileAsset', 'sanity.imageAsset']);
  expect(contentTypes).toContain('translationOverride');
});
