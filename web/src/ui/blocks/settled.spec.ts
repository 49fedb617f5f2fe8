import { describe, expect, it } from '@jest/globals';
import { type BlockEdits, contestedBlocks, edited, settled, withEdits } from './block-edits';

interface State {
  readonly list: readonly string[];
  readonly other: number;
}
const saved: State = { list: ['a'], other: 1 };
const none: BlockEdits<State> = {};
const order = ['list', 'other'] as const;

describe('a block that was saved', () => {
  const sent = ['a', 'b'];
  const typed = edited(none, saved, 'list', sent);

  it('is no edit any more, and others stay', () => {
    const both = edited(typed, saved, 'other', 2);
    expect(Object.keys(settled(both, 'list', sent))).toEqual(['other']);
    expect(settled(none, 'list', sent)).toEqual({});
  });

  it('[R4] keeps what was typed while it was on its way, which is not contested by the save of its own', () => {
    const meanwhile = settled(edited(typed, saved, 'list', [...sent, 'c']), 'list', sent);
    const after = { ...saved, list: sent };
    expect(withEdits(after, meanwhile).list).toEqual(['a', 'b', 'c']);
    expect(contestedBlocks(meanwhile, after, order)).toEqual([]);
    expect(contestedBlocks(meanwhile, { ...saved, list: ['x'] }, order)).toEqual(['list']);
  });
});
