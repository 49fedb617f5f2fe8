import type { SvgIconComponent } from '@mui/icons-material';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import DeleteSweepRounded from '@mui/icons-material/DeleteSweepRounded';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { Typography } from '@mui/material';
import { catalogueReaders, isFor } from '@portal/contracts/kernel';
import { Command } from 'cmdk';
import { type ReactNode, useLayoutEffect, use, useEffect, useState } from 'react';
import { AreasContext, type PaletteAction, type NavEntry } from '#core/area-manifest';
import {
  type Found,
  type PaletteRow,
  type PaletteTerm,
  type UseFound,
  noneFound,
  ranks,
  bestOf,
  searchAddress,
  shownRows,
  rankOf,
} from '#core/finder/finder';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useRecentSearches } from '#core/recent-searches';
import { callerOf, useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { recentTexts } from '#core/texts';
import { Picture } from '#ui/Picture';
import { unbroken } from '#ui/unbroken';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { menuIcons } from '../frame/menu-icons';
import { inOrderOfUse, useHasRail } from '../frame/use-nav';
import { paletteTexts } from '../texts';
import { ForgetMark } from './ForgetMark';

function usePlaces(): readonly NavEntry[] {
  const { nav } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const open = nav.filter((entry) => isFor(entry, caller, market));
  const once = open.filter((entry, index) => open.findIndex(({ to }) => to === entry.to) === index);
  return inOrderOfUse(once, useHasRail());
}

const orders = { places: 20, actions: 80, search: 90 } as const;

/** The empty palette lists everything. */
const maxRowsFor = (typed: string) => (typed === '' ? Infinity : shownRows);

const useFoundPlaces: UseFound = ({ typed }) => {
  const text = useText(paletteTexts);
  const localised = useLocalised();
  const rows = usePlaces().map(({ to, label }) => ({
    key: `place-${to}`,
    title: localised(label),
    icon: menuIcons[to],
    to,
    rank: rankOf(localised(label), typed, to),
  }));
  return { heading: text('go'), order: orders.places, isNoFind: true, ...bestOf(rows, maxRowsFor(typed)) };
};

function useActions(): readonly PaletteAction[] {
  const { actions } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const may = useMay();
  return actions.filter(
    (action) => isFor(action, caller, market) && (action.needs === undefined || may(action.needs)),
  );
}

const iconOf = (to = ''): SvgIconComponent =>
  (menuIcons as Partial<Record<string, SvgIconComponent>>)[to.replace(/\?.*/, '')] ?? ArrowForwardRounded;

const useFoundActions: UseFound = ({ typed }) => {
  const text = useText(paletteTexts);
  const localised = useLocalised();
  const rows = useActions().map(({ id, label, to, icon = iconOf(to), run }) => ({
    key: `action-${id}`,
    title: localised(label),
    icon,
    ...(to === undefined ? { run: () => run?.() } : { to }),
    rank: rankOf(localised(label), typed),
  }));
  return { heading: text('do'), order: orders.actions, isNoFind: true, ...bestOf(rows, maxRowsFor(typed)) };
};

/** Partners cannot (R-NAV-39). */
export const useReadsCatalogue = (): boolean => catalogueReaders.includes(useSession().user.type);

/** R-PLT-15 */
const useSearchOfAll: UseFound = ({ typed }) => {
  const text = useText(paletteTexts);
  const maySearch = useReadsCatalogue();
  const row = {
    key: 'search-all',
    title: text('searchFor', { term: typed }),
    icon: SearchRounded,
    to: searchAddress(typed),
    rank: ranks.rest,
  };
  const isOffered = maySearch && typed !== '';
  const found = isOffered ? { rows: [row], total: 1 } : noneFound;
  return { heading: '', order: orders.search, isNoFind: true, ...found };
};

/** First while nothing is typed. */
const order = -10;

const useRecentFound: UseFound = ({ typed }) => {
  const text = useText(recentTexts);
  const { searches, clear } = useRecentSearches();
  const found = { heading: text('title'), order, isNoFind: true };
  if (typed !== '' || searches.length === 0) return { ...found, ...noneFound };
  const rows = searches.map(({ term, forget }) => ({
    key: `recent-${term}`,
    title: term,
    icon: HistoryRounded,
    rank: ranks.rest,
    write: term,
    forget,
  }));
  const clearing = {
    key: 'recent',
    title: text('clear'),
    icon: DeleteSweepRounded,
    rank: ranks.rest,
    write: '',
    run: clear,
  };
  return { ...found, rows: [...rows, clearing], total: rows.length };
};

const ours: readonly UseFound[] = [useRecentFound, useFoundPlaces, useFoundActions, useSearchOfAll];

/** Skips failed loads. */
function useFinders(): readonly UseFound[] {
  const { finders } = use(AreasContext);
  const [loaded, setLoaded] = useState<readonly UseFound[]>([]);
  useEffect(() => {
    let isOpen = true;
    const load = async () => {
      const results = await Promise.allSettled(finders.map(async (each) => each()));
      const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      if (isOpen) setLoaded(found);
    };
    void load();
    return () => {
      isOpen = false;
    };
  }, [finders]);
  return [...ours, ...loaded];
}

interface FoundByProps {
  finders: readonly UseFound[];
  term: PaletteTerm;
  found: readonly Found[];
  children: (found: readonly Found[]) => ReactNode;
}

/** Finders are hooks. */
function FoundBy({ finders: [useFound, ...others], term, found, children }: FoundByProps) {
  if (useFound === undefined) return children(found);
  return (
    <FoundByOne useFound={useFound} finders={others} term={term} found={found}>
      {children}
    </FoundByOne>
  );
}

function FoundByOne({ useFound, found, term, ...others }: FoundByProps & { useFound: UseFound }) {
  return <FoundBy {...others} term={term} found={[...found, useFound(term)]} />;
}

const bestRank = ({ rows }: Found) => rows[0]?.rank ?? 0;

const inOrder = (found: readonly Found[]) =>
  found
    .filter(({ rows }) => rows.length > 0)
    .toSorted((one, other) => bestRank(other) - bestRank(one) || one.order - other.order);

/** @param isFind remembers the search */
export type Take = (row: Pick<PaletteRow, 'to' | 'run' | 'write'>, isFind: boolean) => void;

interface FoundListProps {
  term: PaletteTerm;
  /** Best first. */
  onShown: (rows: readonly PaletteRow[]) => void;
  onTake: Take;
  onForget: (row: PaletteRow) => void;
}

export function FoundList({ term, ...on }: FoundListProps) {
  return (
    <FoundBy finders={useFinders()} term={term} found={[]}>
      {(found) => <FoundGroups groups={inOrder(found)} typed={term.typed} {...on} />}
    </FoundBy>
  );
}

interface FoundGroupsProps extends Omit<FoundListProps, 'term'> {
  groups: readonly Found[];
  typed: string;
}

function FoundGroups({ groups, typed, onShown, onTake, onForget }: FoundGroupsProps) {
  const text = useText(paletteTexts);
  const shown = groups.flatMap(({ rows }) => rows);
  useLayoutEffect(() => onShown(shown));
  return (
    <>
      <VisuallyHidden role="status">{typed !== '' && text('count', { count: shown.length })}</VisuallyHidden>
      {shown.length === 0 && <div className="empty">{text('empty')}</div>}
      {groups.map(({ heading, rows, total, all, isNoFind = false }) => (
        <Command.Group
          key={heading}
          heading={
            heading && (
              <GroupHead heading={heading} total={typed === '' ? Math.min(rows.length, total) : total} />
            )
          }
        >
          {rows.map((row) => (
            <FoundOption
              key={row.key}
              row={row}
              onTake={() => onTake(row, !isNoFind)}
              onForget={() => onForget(row)}
            />
          ))}
          {all !== undefined && total > rows.length && (
            <Command.Item value={`all ${all}`} onSelect={() => onTake({ to: all }, true)} className="all">
              {text('all', { total })}
            </Command.Item>
          )}
        </Command.Group>
      ))}
    </>
  );
}

interface FoundOptionProps {
  row: PaletteRow;
  onTake: () => void;
  onForget: () => void;
}

function FoundOption({ row, onTake, onForget }: FoundOptionProps) {
  const text = useText(recentTexts);
  const isForgettable = row.forget !== undefined;
  return (
    <Command.Item
      value={row.key}
      onSelect={onTake}
      aria-description={isForgettable ? text('byKey') : undefined}
    >
      <FoundRow row={row} />
      {isForgettable && <ForgetMark term={row.title} onForget={onForget} />}
    </Command.Item>
  );
}

const GroupHead = ({ heading, total }: { heading: string; total: number }) => (
  <>
    {heading} <span className="total">{total}</span>
  </>
);

function FoundRow({ row: { title, detail, icon: Icon, picture, end } }: { row: PaletteRow }) {
  return (
    <>
      {picture === undefined ? (
        <Icon aria-hidden />
      ) : (
        <span className="picture">
          <Picture src={picture} width={40} height={40} alt="" isEager />
        </span>
      )}
      <span className="words">
        <span className="title">{unbroken(title)}</span>
        {detail !== undefined && detail !== '' && (
          <Typography variant="caption" component="span" color="textSecondary" sx={{ display: 'block' }}>
            {detail}
          </Typography>
        )}
      </span>
      {end !== undefined && <span className="end">{end}</span>}
    </>
  );
}
