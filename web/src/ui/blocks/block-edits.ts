/** What was typed into a block, and what was saved when that began. */
interface Edit<Value> {
  readonly value: Value;
  readonly base: Value;
}

/** What was typed and is not saved, by block: all others are shown as the server has them, live. */
export type BlockEdits<State extends object> = { readonly [B in keyof State]?: Edit<State[B]> };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const entriesOf = <State extends object>(edits: BlockEdits<State>) =>
  Object.entries(edits) as [keyof State & string, Edit<State[keyof State]>][];

/** The saved state with what was typed over it. */
export function withEdits<State extends object>(saved: State, edits: BlockEdits<State>): State {
  return { ...saved, ...Object.fromEntries(entriesOf(edits).map(([block, { value }]) => [block, value])) };
}

/** The edits after one more; typing back what is saved is no edit. */
export function edited<State extends object, B extends keyof State & string>(
  edits: BlockEdits<State>,
  saved: State,
  block: B,
  value: State[B],
): BlockEdits<State> {
  const { [block]: before, ...others } = edits;
  const base = (before as Edit<State[B]> | undefined)?.base ?? saved[block];
  const rest = others as unknown as BlockEdits<State>;
  return same(value, saved[block]) ? rest : { ...rest, [block]: { value, base } };
}

/** Without those blocks. */
export const withoutBlocks = <State extends object>(
  edits: BlockEdits<State>,
  blocks: readonly (keyof State)[],
): BlockEdits<State> =>
  Object.fromEntries(entriesOf(edits).filter(([block]) => !blocks.includes(block))) as BlockEdits<State>;

/** Edits that still differ from what is saved, of blocks that still exist. */
export const stillUnsaved = <State extends object>(
  edits: BlockEdits<State>,
  saved: State,
): BlockEdits<State> =>
  withoutBlocks(
    edits,
    entriesOf(edits).flatMap(([block, { value }]) =>
      !(block in saved) || same(value, saved[block]) ? [block] : [],
    ),
  );

/** The blocks with something unsaved, in their order on the screen (R-CHN-06). */
export const changedBlocks = <State extends object>(
  edits: BlockEdits<State>,
  order: readonly (keyof State)[],
): readonly (keyof State)[] => order.filter((block) => edits[block] !== undefined);

/** The blocks that somebody else saved after typing began here: saving would be over what they did (R4). */
export const contestedBlocks = <State extends object>(
  edits: BlockEdits<State>,
  saved: State,
  order: readonly (keyof State)[],
): readonly (keyof State)[] =>
  changedBlocks(edits, order).filter((block) => !same(edits[block]?.base, saved[block]));

/** Those blocks are measured from what is saved now on: what others did was seen, and is overwritten. */
export function rebased<State extends object>(
  edits: BlockEdits<State>,
  saved: State,
  blocks: readonly (keyof State)[],
): BlockEdits<State> {
  const measured = blocks.flatMap((block) => {
    const edit = edits[block];
    return edit === undefined ? [] : [[block, { value: edit.value, base: saved[block] }] as const];
  });
  return { ...edits, ...Object.fromEntries(measured) };
}

/** After a save: the block as it was sent is saved now; what was typed meanwhile is measured from it. */
export function settled<State extends object, B extends keyof State>(
  edits: BlockEdits<State>,
  block: B,
  sent: State[B],
): BlockEdits<State> {
  const edit = edits[block];
  if (edit === undefined || same(edit.value, sent)) return withoutBlocks(edits, [block]);
  return { ...edits, [block]: { value: edit.value, base: sent } };
}

/** Names of what differs inside two values of a block: fields, days or ids. */
export function differingFields(a: unknown, b: unknown): readonly string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [];
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys({ ...one, ...other }).filter((name) => !same(one[name], other[name]));
}
