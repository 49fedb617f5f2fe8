import { styled } from '@mui/material/styles';
import { beginsWithTypo, matchOf, placedWords, searchWords } from '@portal/contracts/kernel';
import { unbroken } from '#ui/unbroken';

const Mark = styled('mark')(({ theme }) => ({
  color: 'inherit',
  borderRadius: 3,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 38%, transparent)`,
}));

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The numbers of a size stand inside of it: what was marked as a whole is not marked again. */
const outside = (stretch: Stretch, at: number, all: readonly Stretch[]) =>
  all.slice(0, at).every(({ end }) => end <= stretch.start);

/** Where in a text a search stands: whole words, and of longer ones their beginning. */
function stretchesOf(text: string, term: string): readonly Stretch[] {
  const asked = searchWords(term);
  const found = placedWords(text).flatMap(({ folded, start, end }) => {
    const matches = asked.map((word) => ({ word, match: matchOf(word, folded) }));
    if (
      matches.some(({ match, word }) => match === 'exact' || match === 'typo' || beginsWithTypo(word, folded))
    )
      return [{ start, end }];
    const longest = Math.max(0, ...matches.map(({ match, word }) => (match === null ? 0 : word.length)));
    return longest === 0 ? [] : [{ start, end: Math.min(end, start + longest) }];
  });
  return found.filter(outside);
}

interface MarkedTextItemProps {
  text: string;
  /** What was searched. */
  term: string;
}

/** A text with the words that a search found in it, marked by the rules it was found by. */
export function MarkedTextItem({ text: plain, term }: MarkedTextItemProps) {
  const stretches = stretchesOf(plain, term);
  const text = unbroken(plain);
  return (
    <>
      {stretches.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(stretches[at - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </span>
      ))}
      {text.slice(stretches.at(-1)?.end ?? 0)}
    </>
  );
}
