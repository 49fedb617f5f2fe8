type Contenders<T> = { readonly [Name in keyof T]: () => Promise<T[Name]> };

/** A B A B…: noise hits both, so ratios are stable. */
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
