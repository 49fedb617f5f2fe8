/** Orders that are changed at the same time; more would only queue up at the server. */
const atOnce = 4;

export interface BatchResult<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly { readonly item: Item; readonly error: unknown }[];
}

/** Does something with each of many, a few at a time; one that fails stops none of the others. */
export async function runBatch<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
  onProgress: (finished: number) => void,
): Promise<BatchResult<Item>> {
  const done: Item[] = [];
  const failed: { item: Item; error: unknown }[] = [];
  const queue = [...items];
  const work = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await act(item);
        done.push(item);
      } catch (error) {
        failed.push({ item, error });
      }
      onProgress(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return { done, failed };
}
