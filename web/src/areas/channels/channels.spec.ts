import { describe, expect, it } from '@jest/globals';
import {
  changedBlocks,
  contestedBlocks,
  edited,
  rebased,
  stillUnsaved,
  withEdits,
} from '#ui/blocks/block-edits';
import {
  type ChannelEdits,
  editedBlocks,
  stateOfWire,
  theirChanges,
  updateInput,
  withoutAccounts,
} from './channels';
import { aKnownChannel, channelData } from './channels.testing';

const saved = stateOfWire(channelData(aKnownChannel()));
const none: ChannelEdits = {};
const phone = (value: string) => ({ ...saved.data, phone: value });

describe('what is typed over what is saved', () => {
  it('[R-CHN-06] is unsaved until it is typed back', () => {
    const typed = edited(none, saved, 'data', phone('1'));
    expect(changedBlocks(typed, editedBlocks)).toEqual(['data']);
    expect(withEdits(saved, typed).data.phone).toBe('1');
    expect(edited(typed, saved, 'data', saved.data)).toEqual({});
  });

  it('[R4] is contested where others saved the same block, and no longer once that was seen', () => {
    const typed = edited(none, saved, 'data', phone('1'));
    const theirs = { ...saved, data: phone('2') };
    expect(contestedBlocks(typed, saved, editedBlocks)).toEqual([]);
    expect(contestedBlocks(typed, theirs, editedBlocks)).toEqual(['data']);
    expect(theirChanges(typed, theirs, 'data')).toEqual(['phone']);
    expect(contestedBlocks(rebased(typed, theirs, ['data']), theirs, editedBlocks)).toEqual([]);
  });

  it('[R4] of another block is left alone by what others save', () => {
    const typed = edited(none, saved, 'data', phone('1'));
    const theirs = { ...saved, services: [1, 11] };
    expect(contestedBlocks(typed, theirs, editedBlocks)).toEqual([]);
    expect(withEdits(theirs, typed).services).toEqual([1, 11]);
  });

  it('is no edit any more once others saved just that', () => {
    const typed = edited(none, saved, 'data', phone('1'));
    expect(stillUnsaved(typed, { ...saved, data: phone('1') })).toEqual({});
  });

  it('[W33] is kept in the browser, but for account numbers', () => {
    const typed = edited(none, saved, 'data', phone('1'));
    const secret = edited(typed, saved, 'birthday', { ...saved.birthday, bank_account: 'ES91' });
    expect(Object.keys(withoutAccounts(secret))).toEqual(['data']);
    const planned = edited(none, saved, 'plan', [
      { date: '2026-12-01', changes: { birthday: { bank_account: 'ES91' } } },
    ]);
    expect(withoutAccounts(planned)).toEqual({});
  });
});

it('[R-CHN-37] [R4] only what was changed is sent, with the versions of its blocks', () => {
  const typed = edited(edited(none, saved, 'data', phone('1')), saved, 'services', [11, 12]);
  const sent = updateInput(7, withEdits(saved, typed), saved, changedBlocks(typed, editedBlocks), {
    data: 3,
    services: 4,
    plan: 9,
  });
  expect(sent).toEqual({
    restaurant_id: 7,
    phone: '1',
    service: [{ id: 12, status: 1 }],
    versions: { data: 3, services: 4 },
  });
});
