import { describe, expect, it } from '@jest/globals';
import { deleteUnusedShells } from './shells';

async function left(...open: readonly (string | null)[]) {
  const names = new Set(['shell-old', 'shell-older', 'shell-new', 'of-another-app']);
  const caches = { keys: async () => [...names], delete: async (name: string) => names.delete(name) };
  await deleteUnusedShells('new', caches, async () => open);
  return [...names].filter((name) => name !== 'shell-new');
}

describe('[R17] the files of a former build', () => {
  it('stay as long as a page of it is open', async () => {
    expect(await left('new', 'old')).toEqual(['shell-old', 'of-another-app']);
  });

  it('are deleted once every open page is of another build', async () => {
    expect(await left('new')).toEqual(['of-another-app']);
  });

  it('stay when a page does not answer: it may be of that build', async () => {
    expect(await left('new', null)).toEqual(['shell-old', 'shell-older', 'of-another-app']);
  });
});
