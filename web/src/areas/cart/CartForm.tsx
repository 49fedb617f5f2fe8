import SendRounded from '@mui/icons-material/SendRounded';
import { Box, Button, Card, Link as MuiLink, Stack, Typography } from '@mui/material';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useSessionState } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { ErrorNote } from '#ui/states/ErrorNote';
import { besideEntries, CartGroupPanel, entriesAndAside } from './CartGroupPanel';
import { EstimatePanel } from './EntryTicketPanel';
import { type CartProblem, estimateOf, pageOf } from './cart';
import { cartTexts, fiscalTexts, placedTexts } from './texts';
import {
  type Checkout,
  focusProblem,
  type GroupCheckout,
  useCheckout,
  useFiscalGaps,
  useProblemText,
} from './use-checkout';

export function CartForm() {
  const text = useText(cartTexts);
  const checkout = useCheckout();
  const { restaurants } = useSite();
  const mayComplete = useMay()(restaurantCommands.UpdateRestaurant);
  const allGaps = useFiscalGaps();
  // Without the right to complete fiscal data, people order nonetheless (AMB-37).
  const gaps = mayComplete ? allGaps : [];
  const [asking, setAsking] = useState<{ readonly id: number; readonly thenSend: boolean } | null>(null);
  const asked = restaurants.find(({ id }) => id === asking?.id);

  const submit = () => {
    if (!checkout.check()) return;
    const [gap] = gaps;
    if (gap === undefined) void checkout.send();
    else setAsking({ id: gap.id, thenSend: true });
  };
  const afterSaving = () => {
    const next = gaps.find(({ id }) => id !== asking?.id);
    const thenSend = asking?.thenSend === true;
    setAsking(thenSend && next !== undefined ? { id: next.id, thenSend } : null);
    if (thenSend && next === undefined) void checkout.send();
  };
  const isSingle = checkout.groups.length === 1;
  const sending = checkout.sendable.length > 0 && <SendPart checkout={checkout} />;
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('title')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack spacing={{ xs: 5, md: 6 }}>
        {checkout.groups.map((group) => (
          <CartGroupPanel
            key={group.restaurantId}
            group={group}
            onFiscal={(id) => setAsking({ id, thenSend: false })}
          >
            {isSingle && sending}
          </CartGroupPanel>
        ))}
      </Stack>
      {!isSingle && sending !== false && (
        <Box sx={{ ...entriesAndAside, pt: { xs: 4, md: 5 } }}>
          <Card sx={{ ...besideEntries, gridColumn: { md: 2 } }}>{sending}</Card>
        </Box>
      )}
      {asked !== undefined && (
        <FiscalDialog
          key={asked.id}
          restaurant={asked}
          thenSend={asking?.thenSend === true && gaps.length <= 1}
          onSaved={afterSaving}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  );
}

function SendPart({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const { features } = useMarket();
  const { groups, sendable, problems, isSending } = checkout;
  const entries = sendable.flatMap(({ cart }) => Object.values(cart));
  const count = sendable.length;
  return (
    <Stack spacing={1.5}>
      {problems.length > 0 && <ProblemList checkout={checkout} />}
      {groups.map((group) => (
        <GroupFailureNote key={group.restaurantId} group={group} checkout={checkout} />
      ))}
      <EstimatePanel {...estimateOf(entries, features)} pieces={entries.length} />
      <Button
        type="submit"
        size="large"
        variant="contained"
        color="primary"
        disabled={isSending}
        endIcon={<SendRounded />}
        fullWidth
      >
        {text(isSending ? 'sending' : 'send', { count })}
      </Button>
      <Typography variant="caption" component="div" color="textSecondary">
        {text('sendHint', { count })}
      </Typography>
    </Stack>
  );
}

interface ProblemPlace {
  readonly key: string;
  /** `undefined` where it is the only place. */
  readonly name: string | undefined;
  readonly problems: readonly CartProblem[];
}

function placesOf({ groups }: Checkout): readonly ProblemPlace[] {
  const isOnly = groups.length === 1;
  const places = groups.flatMap(({ restaurantId, name, cart, problems }) => {
    const ids = Object.keys(cart);
    const entries = ids.map((id) => ({
      key: id,
      name: isOnly && ids.length === 1 ? undefined : cart[id]?.from.filename,
      problems: problems.filter(({ entry }) => entry === id),
    }));
    const others = problems.filter(({ entry }) => entry === undefined);
    return [...entries, { key: `of-${restaurantId}`, name: isOnly ? undefined : name, problems: others }];
  });
  return places.filter(({ problems }) => problems.length > 0);
}

/** R-CRT-17. */
function ProblemList({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const textOf = useProblemText();
  const { problems, tries } = checkout;
  const box = useRef<HTMLDivElement>(null);
  // Each attempt to send moves the focus here.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  return (
    <Card ref={box} role="alert" tabIndex={-1} sx={{ p: 2, borderColor: 'error.main' }}>
      <Typography variant="h4" component="h3">
        {text('problems', { count: problems.length })}
      </Typography>
      {placesOf(checkout).map((place) => (
        <Typography key={place.key} variant="body2" component="div" sx={{ pt: 0.75 }}>
          {Boolean(place.name) && (
            <Typography variant="caption" component="div" color="textSecondary">
              {place.name}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {place.problems.map((problem) => (
              <Box component="li" key={problem.field + problem.code} sx={{ py: 0.25 }}>
                <ProblemLink problem={problem}>{textOf(problem)}</ProblemLink>
              </Box>
            ))}
          </Box>
        </Typography>
      ))}
    </Card>
  );
}

function ProblemLink({ problem, children }: { problem: CartProblem; children: string }) {
  const { entry, field } = problem;
  const page = pageOf(field);
  if (entry !== undefined && page !== null) {
    return (
      <MuiLink component={Link} to={`/order/edit/${entry}?page=${page}`}>
        {children}
      </MuiLink>
    );
  }
  return (
    <MuiLink
      component="button"
      type="button"
      onClick={() => focusProblem(problem)}
      sx={{ font: 'inherit', fontWeight: 600, textAlign: 'start' }}
    >
      {children}
    </MuiLink>
  );
}

function GroupFailureNote({ group, checkout }: { group: GroupCheckout; checkout: Checkout }) {
  const { failure, name } = group;
  if (failure === null) return null;
  return (
    <div>
      {checkout.groups.length > 1 && (
        <Typography variant="subtitle2" component="div" sx={{ pb: 0.5 }}>
          {name}
        </Typography>
      )}
      {failure.sentBefore === null ? (
        <ErrorNote error={failure.error} />
      ) : (
        <SentBeforeNote onRemove={() => checkout.removeSent(failure)} />
      )}
    </div>
  );
}

/** An earlier attempt was placed although its answer was lost. */
function SentBeforeNote({ onRemove }: { onRemove: () => void }) {
  const text = useText(placedTexts);
  return (
    <Card role="alert" sx={{ p: 2, borderColor: 'warning.main' }}>
      <Typography variant="h4" component="h3" sx={{ pb: 0.5 }}>
        {text('sentBeforeTitle')}
      </Typography>
      <Typography variant="body2" sx={{ pb: 1.5 }}>
        {text('sentBeforeText')}
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" component={Link} to="/orders">
          {text('seeOrders')}
        </Button>
        <Button size="small" onClick={onRemove}>
          {text('sentBeforeRemove')}
        </Button>
      </Stack>
    </Card>
  );
}

const fiscalFields = ['cif', 'razon', 'fiscal_address'] as const;

type FiscalData = Readonly<Record<(typeof fiscalFields)[number], string>>;

/** All are required here; for administrators, the call takes fewer. */
const missingIn = (values: FiscalData) =>
  Object.fromEntries(
    fiscalFields.filter((name) => values[name].trim() === '').map((name) => [name, 'required']),
  );

interface FiscalDialogProps {
  restaurant: SessionRestaurant;
  thenSend: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

/** R-CRT-18, AMB-37. */
function FiscalDialog({ restaurant, thenSend, onSaved, onCancel }: FiscalDialogProps) {
  const text = useText(fiscalTexts);
  const { reload } = useSessionState();
  const { id, cif, razon, fiscal_address, version } = restaurant;
  const form = useCommandForm(restaurantCommands.UpdateRestaurant, {
    words: fiscalTexts,
    initial: { id, cif, razon, fiscal_address, version },
    useCheck: missingIn,
    onSent: async () => {
      await reload();
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      width="xs"
      title={text('title', { name: restaurant.name })}
      confirm={text(thenSend ? 'saveAndSend' : 'save')}
      onClose={onCancel}
    >
      <Typography color="textSecondary" sx={{ pb: 2 }}>
        {text('text')}
      </Typography>
      <Stack spacing={2}>
        {fiscalFields.map((name, index) => (
          <RecordText key={name} {...form.field(name)} autoFocus={index === 0} />
        ))}
      </Stack>
    </FormDialog>
  );
}
