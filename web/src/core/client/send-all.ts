/** Concurrent commands; more would queue at the server. */
const atOnce = 4;

export type Outcome<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/**
 * Runs an action for each item, a few at a time; failures stop nothing.
 * @returns outcomes in order
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
