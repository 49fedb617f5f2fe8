import { describe, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { type OpensWith, useListUrl } from './use-list-url';

const filters = ['status', 'region'] as const;

function open(address: string, opensWith?: OpensWith<'status' | 'region'>) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [address] }, children);
  const { result } = renderHook(
    () => ({ list: useListUrl({ defaultSize: 20, filters, opensWith }), address: useLocation().search }),
    { wrapper },
  );
  return result;
}

describe('the state of a list in the address', () => {
  it('reads page, size, order, search and filters, and leaves foreign parameters alone', () => {
    const { list } = open('/orders?page=3&size=-1&sort=-date&q=gran&status=1,2&hide=items&s=x').current;
    expect(list.input).toEqual({ page: 3, size: -1, sort: '-date', q: 'gran', status: '1,2' });
    expect(list.hidden).toEqual(['items']);
    expect(list.isNarrowed).toBe(true);
  });

  it('has the list’s own defaults without parameters, and with senseless ones', () => {
    expect(open('/orders').current.list.input).toEqual({ page: 1, size: 20 });
    expect(open('/orders?page=-4&size=many').current.list.input).toEqual({ page: 1, size: 20 });
  });

  it('goes back to the first page when the list is narrowed or sorted', () => {
    const result = open('/orders?page=3');
    act(() => result.current.list.filter('status', '4'));
    expect(result.current.address).toBe('?status=4');
    act(() => result.current.list.setPage(2, 20));
    act(() => result.current.list.setSort('name'));
    expect(result.current.address).toBe('?status=4&sort=name');
  });

  it('leaves defaults out of the address, so that a plain link stays plain', () => {
    const result = open('/orders?size=50&page=2');
    act(() => result.current.list.setPage(1, 20));
    expect(result.current.address).toBe('');
  });

  it('clears search and filters and keeps the order', () => {
    const result = open('/orders?q=gran&status=1&region=2&sort=name&page=2');
    act(() => result.current.list.clear());
    expect(result.current.address).toBe('?sort=name');
    expect(result.current.list.isNarrowed).toBe(false);
  });

  describe('that opens with something', () => {
    const opensWith = { sort: 'start', filters: { status: '1' } };

    it('is sorted and narrowed by it while the address is empty, and does not count as narrowed', () => {
      const { list } = open('/pauses', opensWith).current;
      expect(list.input).toMatchObject({ sort: 'start', status: '1' });
      expect(list.isNarrowed).toBe(false);
      expect(open('/pauses?status=2&sort=name', opensWith).current.list.input).toMatchObject({
        sort: 'name',
        status: '2',
      });
    });

    it('shows everything once it is taken away, and what it opens with once it is cleared', () => {
      const result = open('/pauses?region=4', opensWith);
      act(() => result.current.list.filter('status', ''));
      expect(result.current.address).toBe('?region=4&status=');
      expect(result.current.list.filters).toEqual({ region: '4' });
      act(() => result.current.list.clear());
      expect(result.current.address).toBe('');
      act(() => result.current.list.showAll());
      expect(result.current.address).toBe('?status=');
    });

    it('is searched everywhere, unless it holds searches too', () => {
      const everywhere = open('/pauses?q=gran', opensWith).current.list;
      expect(everywhere.filters).toEqual({});
      expect(everywhere.input.sort).toBeUndefined();
      const { list } = open('/pauses?q=gran', { ...opensWith, holdsSearch: true }).current;
      expect(list.filters).toEqual({ status: '1' });
    });
  });
});
