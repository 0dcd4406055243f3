// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keptIds } from './saved-ids.ts';

beforeEach(() => localStorage.clear());

describe('ids that the browser keeps', () => {
  it('newest first, each once, and no more than so many', () => {
    const list = keptIds('test', 3);
    for (const id of ['1', '2', '3', '2', '4']) list.add(id);
    expect(list.ids()).toEqual(['4', '2', '3']);
    list.remove('2', '9');
    expect(list.ids()).toEqual(['4', '3']);
    expect(keptIds('test', 3).ids()).toEqual(['4', '3']);
  });

  it.each([
    ['{', []],
    ['{"a":1}', []],
    ['null', []],
    ['[1, null, "../x", "7", "7", "8", "9"]', ['7', '8']],
  ])('reads %s without believing it', (stored, ids) => {
    localStorage.setItem('test', stored);
    expect(keptIds('test', 2).ids()).toEqual(ids);
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const list = keptIds('test', 3);
    list.add('1');
    expect(list.ids()).toEqual(['1']);
    refused.mockRestore();
  });

  it('hears of another tab', () => {
    const list = keptIds('test', 3);
    const heard = vi.fn();
    const stop = list.subscribe(heard);
    expect(list.ids()).toEqual([]);
    localStorage.setItem('test', '["5"]');
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    expect(heard).not.toHaveBeenCalled();
    dispatchEvent(new StorageEvent('storage', { key: 'test' }));
    expect(heard).toHaveBeenCalledOnce();
    expect(list.ids()).toEqual(['5']);
    stop();
  });
});
