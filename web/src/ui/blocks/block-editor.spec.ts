import { describe, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { CallError } from '#core/client/call-error';
import { SessionContext, type SessionState } from '#core/session/session-state';
import { aSession } from '#testing/sample-session';
import { type BlockEdits, contestedBlocks, edited, settled, withEdits } from './block-edits';
import { blockEditor, useBlockSave } from './block-editor';

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

  it('[R4] keeps what was typed during the save, which its own save does not contest', () => {
    const typedSince = settled(edited(typed, saved, 'list', [...sent, 'c']), 'list', sent);
    const after = { ...saved, list: sent };
    expect(withEdits(after, typedSince).list).toEqual(['a', 'b', 'c']);
    expect(contestedBlocks(typedSince, after, order)).toEqual([]);
    expect(contestedBlocks(typedSince, { ...saved, list: ['x'] }, order)).toEqual(['list']);
  });
});

const sample = blockEditor<State>({ name: 'sample', blocks: order });
type SaveOptions = Parameters<typeof useBlockSave<State>>[1];

function open(options: Partial<SaveOptions> = {}) {
  const sent: State[] = [];
  const replies: { resolve: (refused: readonly (keyof State)[]) => void; reject: (error: Error) => void }[] =
    [];
  const send = (state: State) => {
    sent.push(state);
    return new Promise<readonly (keyof State)[]>((resolve, reject) => replies.push({ resolve, reject }));
  };
  const session = { session: aSession() } as unknown as SessionState;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(SessionContext, { value: session }, children);
  const { result, rerender } = renderHook(
    (now: State) => {
      const editor = sample.useEditor({ id: 1, saved: now });
      return { editor, saving: useBlockSave(editor, { send, ...options }) };
    },
    { wrapper, initialProps: saved },
  );
  return {
    sent,
    current: () => result.current,
    type: (value: readonly string[]) => act(() => result.current.editor.set('list', value)),
    save: () => act(async () => void result.current.saving.save()),
    answer: (refused: readonly (keyof State)[] = []) => act(async () => replies.shift()?.resolve(refused)),
    fail: (error: Error) => act(async () => replies.shift()?.reject(error)),
    arrive: (now: State) => rerender(now),
  };
}

const conflict = new CallError({ call: 'Save', code: 'conflict', status: 409, correlationId: '' });

describe('a save of blocks', () => {
  it('sends what is typed, once it is checked, and keeps what was typed while saving', async () => {
    const screen = open();
    screen.type(['a', 'b']);
    await screen.save();
    expect(screen.current().saving.isSaving).toBe(true);
    screen.type(['a', 'b', 'c']);
    await screen.answer();
    expect(screen.sent).toEqual([{ list: ['a', 'b'], other: 1 }]);
    expect(screen.current().saving.isSaving).toBe(false);
    expect(screen.current().editor.changed).toEqual(['list']);
    screen.arrive({ ...saved, list: ['a', 'b'] });
    expect(screen.current().editor.contested).toEqual([]);
    expect(screen.current().editor.state.list).toEqual(['a', 'b', 'c']);
  });

  it('sends nothing that is wrong, and leaves blocks that were refused', async () => {
    const wrong = open({ check: () => false });
    wrong.type(['b']);
    await wrong.save();
    expect(wrong.sent).toEqual([]);
    cleanup();
    sessionStorage.clear();
    const screen = open();
    screen.type(['b']);
    await screen.save();
    await screen.answer(['list']);
    expect(screen.current().editor.changed).toEqual(['list']);
  });

  it('[R4] keeps everything where it fails, and waits for the other version after a conflict', async () => {
    const screen = open();
    screen.type(['b']);
    await screen.save();
    await screen.fail(conflict);
    expect(screen.current().saving.isBlocked).toBe(true);
    expect(screen.current().saving.conflict).not.toBeNull();
    screen.arrive({ ...saved, other: 2 });
    expect(screen.current().saving.isBlocked).toBe(false);
    expect(screen.current().editor.state).toEqual({ list: ['b'], other: 2 });
    act(() => screen.current().saving.discard());
    expect([screen.current().saving.failure, ...screen.current().editor.changed]).toEqual([null]);
  });

  it('[R4] is blocked while a block is contested, until one version is chosen', async () => {
    const screen = open();
    screen.type(['b']);
    screen.arrive({ ...saved, list: ['x'] });
    expect(screen.current().saving.isBlocked).toBe(true);
    await screen.save();
    expect(screen.sent).toEqual([]);
    act(() => screen.current().editor.keepMine(['list']));
    await screen.save();
    await screen.answer();
    expect(screen.sent).toEqual([{ list: ['b'], other: 1 }]);
  });

  it('[U4] counts what the server normalizes as saved', async () => {
    const screen = open({ normalized: (state) => ({ ...state, list: state.list.filter(Boolean) }) });
    screen.type(['b', '']);
    await screen.save();
    await screen.answer();
    expect(screen.sent).toEqual([{ list: ['b'], other: 1 }]);
    expect(screen.current().editor.changed).toEqual([]);
  });
});
