import { switchesBetween } from '@portal/contracts/areas/channels';
import type { ChannelState, EditedBlock } from './channel-state';
import { editedBlocks } from './channel-state';

/** What was typed into a block, and what was saved when that began. */
interface Edit<Value> {
  readonly value: Value;
  readonly base: Value;
}

/** What was typed and is not saved, by block: all others are shown as the server has them, live. */
export type ChannelEdits = { readonly [B in EditedBlock]?: Edit<ChannelState[B]> };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The saved state with what was typed over it. */
export function withEdits(saved: ChannelState, edits: ChannelEdits): ChannelState {
  const typed = Object.entries(edits).map(([block, edit]) => [block, edit.value] as const);
  return { ...saved, ...Object.fromEntries(typed) };
}

/** The edits after one more; typing back what is saved is no edit. */
export function edited<B extends EditedBlock>(
  edits: ChannelEdits,
  saved: ChannelState,
  block: B,
  value: ChannelState[B],
): ChannelEdits {
  const { [block]: before, ...others } = edits;
  const base = before?.base ?? saved[block];
  return same(value, saved[block]) ? (others as ChannelEdits) : { ...others, [block]: { value, base } };
}

/** Without those blocks. */
export const withoutBlocks = (edits: ChannelEdits, blocks: readonly EditedBlock[]): ChannelEdits =>
  Object.fromEntries(Object.entries(edits).filter(([block]) => !blocks.includes(block as EditedBlock)));

/** Without what is saved by now just as it was typed, here or by somebody else. */
export const stillUnsaved = (edits: ChannelEdits, saved: ChannelState): ChannelEdits =>
  withoutBlocks(
    edits,
    editedBlocks.filter((block) => same(edits[block]?.value, saved[block])),
  );

/** The blocks with something unsaved, in the order of the screen (R-CHN-06). */
export const changedBlocks = (edits: ChannelEdits): readonly EditedBlock[] =>
  editedBlocks.filter((block) => edits[block] !== undefined);

/** The blocks that somebody else saved after typing began here: saving would be over what they did (R4). */
export const contestedBlocks = (edits: ChannelEdits, saved: ChannelState): readonly EditedBlock[] =>
  changedBlocks(edits).filter((block) => !same(edits[block]?.base, saved[block]));

/** Those blocks are measured from what is saved now on: what others did was seen, and is overwritten. */
export const rebased = (
  edits: ChannelEdits,
  saved: ChannelState,
  blocks: readonly EditedBlock[],
): ChannelEdits => ({
  ...edits,
  ...Object.fromEntries(
    blocks.flatMap((block) => {
      const edit = edits[block];
      return edit === undefined ? [] : [[block, { value: edit.value, base: saved[block] }]];
    }),
  ),
});

/** Names of what differs inside two values of a block: fields, days or ids. */
export function differingFields(a: unknown, b: unknown): readonly string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [];
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys({ ...one, ...other }).filter((name) => !same(one[name], other[name]));
}

/** What others did to a block since typing began here, by fields; of services, their ids. */
export function theirChanges(
  edits: ChannelEdits,
  saved: ChannelState,
  block: EditedBlock,
): readonly string[] {
  const edit = edits[block];
  if (edit === undefined) return [];
  if (block !== 'services') return differingFields(edit.base, saved[block]);
  return Object.keys(switchesBetween(edit.base as readonly number[], saved.services));
}
