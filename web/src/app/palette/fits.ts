import { matchOf, placedWords, searchWords } from '@portal/contracts/kernel';

const worth = { exact: 1, beginning: 0.8, typo: 0.4 } as const;

/** How well a place fits what was typed, by the rules of the search: 0 where one of the words is missing. */
export function fits(value: string, typed: string): number {
  const own = placedWords(value);
  const best = searchWords(typed).map((asked) =>
    Math.max(
      0,
      ...own.map(({ folded }) => {
        const match = matchOf(asked, folded);
        return match === null ? 0 : worth[match];
      }),
    ),
  );
  return best.length === 0 ? 0 : Math.min(...best);
}
