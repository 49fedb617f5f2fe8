/** Commands that are under way at the same time; more would only queue up at the server. */
const atOnce = 4;

/** What came of one of several. */
export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Does something with each of many, a few at a time; one that fails stops none of the others.
 * @returns what came of each, in their order
 */
export async function sendAll<Item, Answer>(
  items: readonly Item[],
  act: (item: Item) => Promise<Answer>,
  onProgress: (finished: number) => void = () => undefined,
): Promise<readonly Outcome<Answer>[]> {
  const outcomes: Outcome<Answer>[] = [];
  const queue = [...items.entries()];
  let finished = 0;
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, item] = next;
      outcomes[index] = await act(item).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      );
      finished += 1;
      onProgress(finished);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return outcomes;
}
