import type { InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import { useCallList } from '../client/use-call-query';
import { useMay } from '../session/use-may';
import { bestOf, type Found, noneFound, type PaletteRow, type PaletteTerm, shownRows } from './finder';
import { ranks } from './rank';

/** Shorter terms fit too much. */
export const shortest = 2;

type ListContract = QueryContract & { readonly list: boolean };
type RowOf<C extends ListContract> = OutputOf<C> extends readonly (infer Row)[] ? Row : never;

interface ListFinder<C extends ListContract> {
  readonly contract: C;
  /** What the list is asked for, by the settled term; `size` lines at most. */
  readonly input: (asked: { readonly q: string; readonly size: number }) => InputOf<C>;
  readonly row: (record: RowOf<C>) => PaletteRow;
}

/**
 * Finds by a list of the server, under the same rights as its screen: those who may not read the list are not asked
 * for. An answer belongs to its term, so one that comes late is never shown for another. Until the next is there, of
 * the answer before stays what fits the new term.
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
  // The server found them, perhaps by what is not shown of them.
  const sure = rows.map((each) => ({ ...each, rank: Math.max(each.rank, ranks.typo) }));
  return { ...bestOf(sure), total: data.total };
}
