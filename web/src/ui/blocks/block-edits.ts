interface Edit<Value> {
  readonly value: Value;
  readonly base: Value;
}

export type BlockEdits<State extends object> = { readonly [B in keyof State]?: Edit<State[B]> };

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const entriesOf = <State extends object>(edits: BlockEdits<State>) =>
  Object.entries(edits) as [keyof State & string, Edit<State[keyof State]>][];

export function withEdits<State extends object>(saved: State, edits: BlockEdits<State>): State {
  return { ...saved, ...Object.fromEntries(entriesOf(edits).map(([block, { value }]) => [block, value])) };
}

/** Adds an edit; typing back what is saved removes it. */
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

export const withoutBlocks = <State extends object>(
  edits: BlockEdits<State>,
  blocks: readonly (keyof State)[],
): BlockEdits<State> =>
  Object.fromEntries(entriesOf(edits).filter(([block]) => !blocks.includes(block))) as BlockEdits<State>;

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

/** In screen order (R-CHN-06). */
export const changedBlocks = <State extends object, B extends keyof State>(
  edits: BlockEdits<State>,
  order: readonly B[],
): readonly B[] => order.filter((block) => edits[block] !== undefined);

/** Saving would overwrite others' changes (R4). */
export const contestedBlocks = <State extends object, B extends keyof State>(
  edits: BlockEdits<State>,
  saved: State,
  order: readonly B[],
): readonly B[] =>
  changedBlocks<State, B>(edits, order).filter((block) => !same(edits[block]?.base, saved[block]));

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

/** Typing during the save is rebased onto what was sent. */
export function settled<State extends object, B extends keyof State>(
  edits: BlockEdits<State>,
  block: B,
  sent: State[B],
): BlockEdits<State> {
  const edit = edits[block];
  if (edit === undefined || same(edit.value, sent)) return withoutBlocks(edits, [block]);
  return { ...edits, [block]: { value: edit.value, base: sent } };
}

/** Fields, days or ids. */
export function differingFields(a: unknown, b: unknown): readonly string[] {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return [];
  const [one, other] = [a, b] as [Record<string, unknown>, Record<string, unknown>];
  return Object.keys({ ...one, ...other }).filter((name) => !same(one[name], other[name]));
}
