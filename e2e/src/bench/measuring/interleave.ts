type Contenders<T> = { readonly [Name in keyof T]: () => Promise<T[Name]> };

/**
 * Runs the contenders in turn, A B A B…: what the machine does besides in one round hits all of that round, and the
 * ratios within a round stay honest.
 */
export async function interleave<T>(rounds: number, contenders: Contenders<T>): Promise<readonly T[]> {
  const names = Object.keys(contenders) as (keyof T)[];
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const result: Partial<T> = {};
    for (const name of names) result[name] = await contenders[name]();
    results.push(result as T);
  }
  return results;
}
