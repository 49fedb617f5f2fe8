import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useCallList } from '../client/use-call-query';
import { useMay } from '../session/use-may';
import { bestOf, type Found, noneFound, type PaletteRow, type PaletteTerm, shownRows } from './finder';
import { ranks } from './rank';

/** Minimum length of a term. */
export const shortest = 2;

type ListContract = QueryContract & { readonly list: boolean };
type RowOf<C extends ListContract> = OutputOf<C> extends readonly (infer Row)[] ? Row : never;

interface ListFinder<C extends ListContract> {
  readonly contract: C;
  /** List input for the debounced term. */
  readonly input: (asked: { readonly q: string; readonly size: number }) => InputOf<C>;
  readonly row: (record: RowOf<C>) => PaletteRow;
}

/**
 * Finds by a list query, with its rights. Until the answer to the new term arrives, matching lines of the previous one
 * stay.
 */
export function useListFound<C extends ListContract>(
  { contract, input, row }: ListFinder<C>,
  { typed, settled }: PaletteTerm,
): Pick<Found, 'rows' | 'total'> {
  const isAsked = useMay()(contract) && settled.length >= shortest;
  const asked = input({ q: settled, size: shownRows });
  const { data, isPlaceholderData } = useCallList(contract, asked, { enabled: isAsked });
  if (!isAsked || data === undefined || typed.length < shortest) return noneFound;
  const rows = (data.rows as readonly RowOf<C>[]).map(row);
  if (isPlaceholderData || typed !== settled) return bestOf(rows);
  // The server matched them, perhaps by hidden fields.
  const sure = rows.map((each) => ({ ...each, rank: Math.max(each.rank, ranks.typo) }));
  return { ...bestOf(sure), total: data.total };
}
