import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import { catalogueReaders, isFor } from '@portal/contracts/kernel';
import { use } from 'react';
import type { PaletteAction, NavEntry } from '#core/area-manifest';
import { AreasContext } from '#core/areas-context';
import { useLocalised } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { callerOf, useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { bestOf, noneFound, searchAddress, shownRows, type UseFound } from '#core/finder/finder';
import { rankOf, ranks } from '#core/finder/rank';
import { paletteTexts } from '../texts';
import { inOrderOfUse, useHasRail } from '../frame/use-nav';

/** Links of all menus, without doubles. */
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
const mostFor = (typed: string) => (typed === '' ? Infinity : shownRows);

export const useFoundPlaces: UseFound = ({ typed }) => {
  const text = useText(paletteTexts);
  const localised = useLocalised();
  const rows = usePlaces().map(({ to, label, icon }) => ({
    key: `place-${to}`,
    title: localised(label),
    icon,
    to,
    rank: rankOf(localised(label), typed, to),
  }));
  return { heading: text('go'), order: orders.places, isNoFind: true, ...bestOf(rows, mostFor(typed)) };
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

export const useFoundActions: UseFound = ({ typed }) => {
  const text = useText(paletteTexts);
  const localised = useLocalised();
  const rows = useActions().map(({ id, label, icon = ArrowForwardRounded, to, run }) => ({
    key: `action-${id}`,
    title: localised(label),
    icon,
    ...(to === undefined ? { run: () => run?.() } : { to }),
    rank: rankOf(localised(label), typed),
  }));
  return { heading: text('do'), order: orders.actions, isNoFind: true, ...bestOf(rows, mostFor(typed)) };
};

/** Partners cannot (R-NAV-39). */
export const useReadsCatalogue = (): boolean => catalogueReaders.includes(useSession().user.type);

/** R-PLT-15 */
export const useSearchOfAll: UseFound = ({ typed }) => {
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
