import type { SvgIconComponent } from '@mui/icons-material';
import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { allSectionTypes, resourceQueries } from '@portal/contracts/areas/resources';
import type { ReactNode } from 'react';
import { useQuiet } from '#ui/use-quiet';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useOrderRow } from '#ui/order-status/use-order-row';
import { useOrdersFound } from '#ui/order-status/use-orders-found';
import { searchAddress } from '#core/finder/finder';
import { recentTexts } from '#core/texts';
import { shellTexts } from '../texts';
import { useRecentSearches } from '#core/recent-searches/use-recent-searches';
import { useResourceLook } from '#ui/resource-look/use-resource-look';

/** Milliseconds without a key before the server is asked. */
const quiet = 120;
const shownPieces = 6;
/** Minimum length of a term. */
const shortest = 2;

/** A line below the field: order, piece, full search, or recent search. */
export interface Suggestion {
  readonly key: string;
  readonly to?: string;
  readonly run?: () => void;
  /** Instead of a picture. */
  readonly icon?: SvgIconComponent;
  readonly title: string;
  readonly detail?: string;
  readonly picture?: string;
  /** A status. */
  readonly end?: ReactNode;
  /** Choosing it remembers the search. */
  readonly isFind?: true;
  readonly forget?: () => void;
}

function usePieces(term: string, isAsked: boolean): readonly Suggestion[] {
  const { language: lang } = useLanguage();
  const lookOf = useResourceLook();
  const asked = { section_type: allSectionTypes, term, lang, size: shownPieces } as const;
  // The previous answer stays until the next arrives, then belongs to no other term.
  const { data } = useCallList(resourceQueries.SearchResources, asked, { enabled: isAsked });
  if (!isAsked || data === undefined) return [];
  return data.rows.map((piece) => {
    const { to, name: title, veil, src: picture } = lookOf(piece);
    const detail = [veil, piece.type.name, piece.reference].filter(Boolean).join(' · ');
    return { key: `piece-${piece.id}`, to, title, detail, picture, isFind: true };
  });
}

function useOrders(term: string, isAsked: boolean): readonly Suggestion[] {
  const rowOf = useOrderRow();
  const orders = useOrdersFound(term, isAsked);
  return orders.map((order) => {
    const { key, to, lead, title, detail, end } = rowOf(order);
    const whole = { title: `${lead} · ${title}`, detail: String(detail), end };
    return { key: `order-${key}`, to, ...whole, isFind: true };
  });
}

function useRecents(): readonly Suggestion[] {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  const lines = searches.map(({ term, forget }) => ({
    key: `recent-${term}`,
    to: searchAddress(term),
    title: term,
    icon: HistoryRounded,
    forget,
  }));
  const clearing = { key: 'recent', title: text('clear'), icon: DeleteSweepRounded, run: clear };
  return lines.length === 0 ? lines : [...lines, clearing];
}

/** Orders by number, best pieces, full search; recent searches for an empty term. None while closed. */
export function useSearchSuggestions(typed: string, isOpen: boolean): readonly Suggestion[] {
  const text = useText(shellTexts);
  const term = useQuiet(typed, quiet);
  const isAsked = isOpen && term.length >= shortest && typed.length >= shortest;
  const orders = useOrders(term, isAsked);
  const pieces = usePieces(term, isAsked);
  const recents = useRecents();
  if (isOpen && typed === '') return recents;
  if (!isAsked) return [];
  const all = {
    key: 'all',
    to: searchAddress(typed),
    title: text('searchAll', { term: typed }),
    icon: SearchRounded,
  };
  return [...orders, ...pieces, all];
}
