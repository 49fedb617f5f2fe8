import { useText } from '#core/i18n/use-text';
import { TwoLines } from '#ui/table/TwoLines';
import { usersTexts } from './texts';

/** So many are named; the others are counted. */
const named = 2;

/** The restaurants of a person: "Gran Vía, Vallecas and 5 more". */
export function LocationsCell({ names }: { names: readonly string[] }) {
  const text = useText(usersTexts);
  const isLong = names.length > named + 1;
  const first = names.slice(0, isLong ? named : names.length).join(', ') || '–';
  return (
    <TwoLines>{isLong ? text('several', { names: first, count: names.length - named }) : first}</TwoLines>
  );
}
