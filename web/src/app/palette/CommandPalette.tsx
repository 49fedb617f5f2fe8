import type { OrderSummary } from '@portal/contracts/areas/orders';
import { catalogueReaders } from '@portal/contracts/kernel';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { Command } from 'cmdk';
import { Suspense, use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { AreasContext } from '../areas-context';
import type { PaletteAction } from '../area-manifest';
import { useOrdersFound } from '../order-status/use-orders-found';
import { useLocalised } from '../i18n/LanguageProvider';
import { useText } from '../i18n/use-text';
import { useMarket } from '../market';
import { isFor } from '@portal/contracts/kernel';
import { lazyOnce } from '../routing/lazy-once';
import { callerOf, useSession } from '../session/session-state';
import { useMay } from '../session/use-may';
import { radii } from '../theme/tokens';
import { useQuiet } from '#ui/use-quiet';
import { fits } from './fits';
import { FoundOrders, orderValue } from './FoundOrders';
import { paletteMessages } from './palette.messages';
import { PaletteGoContext } from './palette-go';
import { usePlaces } from './use-places';

const Sheet = styled(Command)(({ theme }) => ({
  '& [cmdk-input-wrapper], & .field': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    padding: '0 20px',
    color: theme.vars.palette.text.secondary,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& [cmdk-input]': {
    flex: 1,
    height: 60,
    border: 0,
    outline: 'none',
    font: 'inherit',
    fontSize: theme.typography.h3.fontSize,
    color: theme.vars.palette.text.primary,
    background: 'none',
  },
  '& [cmdk-list]': { maxHeight: 'min(420px, 60dvh)', overflowY: 'auto', padding: 8 },
  '& [cmdk-group-heading]': {
    padding: '10px 12px 6px',
    fontSize: theme.typography.caption.fontSize,
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
  },
  '& [cmdk-item]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '0 12px',
    borderRadius: radii.control,
    cursor: 'pointer',
    '&[data-selected="true"]': { backgroundColor: theme.vars.palette.background.sunken },
  },
  '& [cmdk-empty]': { padding: 24, textAlign: 'center', color: theme.vars.palette.text.secondary },
}));

/** Milliseconds without a key before orders are asked for. */
const quiet = 120;

/** Every place and every action that this person has, and orders, found by typing (U13). */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText(paletteMessages);
  const localised = useLocalised();
  const navigate = useNavigate();
  const places = usePlaces();
  const actions = useActions();
  const [term, setTerm] = useState('');
  const maySearch = catalogueReaders.includes(useSession().user.type);
  const wanted = maySearch ? term.trim() : '';
  const orders = useOrdersFound(useQuiet(wanted, quiet), wanted !== '');
  const selection = useSelection(orders[0]);

  const then = (act: () => void) => () => {
    onClose();
    act();
  };
  const goTo = (to: string) => then(() => void navigate(to));
  const perform = ({ to, run }: PaletteAction) =>
    then(() => (to === undefined ? run?.() : void navigate(to)));
  const search = goTo(`/search?${new URLSearchParams({ s: wanted }).toString()}`);
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': text('title'), sx: { alignSelf: 'flex-start', mt: '12dvh' } } }}
    >
      <Sheet label={text('title')} loop filter={fits} {...selection}>
        <div className="field">
          <SearchRounded aria-hidden />
          <Command.Input autoFocus value={term} onValueChange={setTerm} placeholder={text('placeholder')} />
        </div>
        <Command.List label={text('title')}>
          {orders.length === 0 && <Command.Empty>{text('empty')}</Command.Empty>}
          <FoundOrders orders={orders} go={(to) => goTo(to)()} />
          <Command.Group heading={text('go')}>
            {places.map(({ to, label, icon: Icon }) => (
              <Command.Item key={to} value={`${localised(label)} ${to}`} onSelect={goTo(to)}>
                <Icon aria-hidden />
                {localised(label)}
              </Command.Item>
            ))}
          </Command.Group>
          {actions.length > 0 && (
            <Command.Group heading={text('do')}>
              {actions.map((action) => (
                <Command.Item key={action.id} value={localised(action.label)} onSelect={perform(action)}>
                  {action.icon !== undefined && <action.icon aria-hidden />}
                  {localised(action.label)}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          {wanted !== '' && (
            <Command.Item forceMount value="search-pieces" onSelect={search}>
              <SearchRounded aria-hidden />
              {text('searchFor', { term: wanted })}
            </Command.Item>
          )}
          <AreaPlaces go={(to) => goTo(to)()} />
        </Command.List>
      </Sheet>
    </Dialog>
  );
}

/** What Enter takes: an order that was found, as soon as it is there. */
function useSelection(order: OrderSummary | undefined) {
  const [value, setValue] = useState('');
  const [known, setKnown] = useState(order?.id);
  if (known !== order?.id) {
    setKnown(order?.id);
    if (order !== undefined) setValue(orderValue(order));
  }
  return { value, onValueChange: setValue };
}

/** Places that areas know of their own: the sections of the catalogue. */
function AreaPlaces({ go }: { go: (to: string) => void }) {
  const { palette } = use(AreasContext);
  return (
    <PaletteGoContext value={go}>
      {palette.map((load, index) => {
        const Places = lazyOnce(load);
        return (
          <Suspense key={index}>
            <Places />
          </Suspense>
        );
      })}
    </PaletteGoContext>
  );
}

function useActions(): readonly PaletteAction[] {
  const { actions } = use(AreasContext);
  const caller = callerOf(useSession());
  const market = useMarket();
  const may = useMay();
  return actions.filter(
    (action) => isFor(action, caller, market) && (action.needs === undefined || may(action.needs)),
  );
}
