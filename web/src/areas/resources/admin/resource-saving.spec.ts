import { describe, expect, it, jest } from '@jest/globals';
import { SafeStorage } from '#core/storage/safe-storage';
import { type HandedIn, UploadStore } from './resource-saving';

const ana = 7;
const open = () => new UploadStore(new SafeStorage(() => localStorage));
const handed = (resourceId: number, part: 'file' | 'thumb' = 'file'): HandedIn => ({
  resourceId,
  name: 'Menú',
  part,
  filename: 'menu.pdf',
  file: new File(['x'], 'menu.pdf'),
});

describe('what resources wait for', () => {
  it('[R-ARS-16] outlives a reload without the file, which must be chosen again', () => {
    open().handIn(ana, handed(5));
    const [after] = open().awaited(ana);
    expect(after).toEqual({ resourceId: 5, name: 'Menú', part: 'file', filename: 'menu.pdf' });
    expect(open().collect()).toEqual([]);
  });

  it('[R-ARS-16] is collected once, and is one file per part of a resource', () => {
    const store = open();
    store.handIn(ana, handed(5));
    store.handIn(ana, { ...handed(5), filename: 'better.pdf' });
    store.handIn(ana, handed(5, 'thumb'));
    expect(store.collect().map(({ filename, part }) => `${part} ${filename}`)).toEqual([
      'file better.pdf',
      'thumb menu.pdf',
    ]);
    expect(store.collect()).toEqual([]);
  });

  it('[R-ARS-16] keeps the key of what has arrived until the resource knows it', () => {
    const store = open();
    store.handIn(ana, handed(5));
    store.arrived(ana, handed(5), 'key-1');
    expect(open().awaited(ana)[0]?.key).toBe('key-1');
    store.settle(ana, handed(5));
    expect([store.awaited(ana), localStorage.length]).toEqual([[], 0]);
  });

  it('belongs to one person, and leaves nothing when they sign out (W18)', () => {
    const store = open();
    store.handIn(ana, handed(5));
    expect(open().awaited(8)).toEqual([]);
    store.forget(ana);
    expect([store.awaited(ana).length, localStorage.length]).toEqual([0, 0]);
  });

  it('notifies subscribers', () => {
    const store = open();
    const redraw = jest.fn();
    const stop = store.subscribe(redraw);
    store.handIn(ana, handed(5));
    stop();
    store.settle(ana, handed(5));
    expect(redraw).toHaveBeenCalledTimes(1);
  });

  it.each(['not JSON', '{}', 'null', '[{"nonsense":true}]'])('takes %p for nothing', (stored) => {
    localStorage.setItem(`resource-uploads-${ana}`, stored);
    expect(open().awaited(ana)).toEqual([]);
  });
});
