// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { savedIds } from './saved-ids.ts';

beforeEach(() => localStorage.clear());

describe('ids saved in the browser (10.40)', () => {
  it('are newest first, each once, up to the maximum', () => {
    const list = savedIds('test', 3);
    for (const id of ['1', '2', '3', '2', '4']) list.add(id);
    expect(list.ids()).toEqual(['4', '2', '3']);
    list.remove('2', '9');
    expect(list.ids()).toEqual(['4', '3']);
    expect(savedIds('test', 3).ids()).toEqual(['4', '3']);
  });

  it.each([
    ['{', []],
    ['{"a":1}', []],
    ['null', []],
    ['[1, null, "../x", "7", "7", "8", "9"]', ['7', '8']],
  ])('reads %s without believing it', (stored, ids) => {
    localStorage.setItem('test', stored);
    expect(savedIds('test', 2).ids()).toEqual(ids);
  });

  it('last as long as the page if nothing can be stored', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = savedIds('test', 3);
    list.add('1');
    expect(list.ids()).toEqual(['1']);
    refused.mockRestore();
  });

  it('follow changes in another tab', () => {
    const list = savedIds('test', 3);
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    expect(list.ids()).toEqual([]);
    localStorage.setItem('test', '["5"]');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(listener).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'test' }));
    expect(listener).toHaveBeenCalledOnce();
    expect(list.ids()).toEqual(['5']);
    stop();
  });
});
