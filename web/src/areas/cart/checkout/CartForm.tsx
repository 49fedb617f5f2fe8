import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, useEffect, useRef } from 'react';
import SendRounded from '@mui/icons-material/SendRounded';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { ErrorNote } from '#ui/states/ErrorNote';
import { useMarket } from '#core/market';
import { useSessionState } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { cartTexts, placedTexts, fiscalTexts } from '../texts';
import { EstimatePanel } from '../EstimatePanel';
import { estimateOf } from '../estimate-of';
import { CartGroupPanel } from './CartGroupPanel';
import { sheet, sideBySide } from './checkout-layout';
import { useCheckout, type Checkout, type GroupCheckout } from './use-checkout';
import { useFiscalGaps } from './use-fiscal-gaps';
import { isHeld } from './cart-groups';
import { type CartProblem, pageOf } from './cart-problems';
import { focusProblem } from './focus-problem';
import { useProblemText } from './use-problem-text';

/** Problems of one piece, or of what one restaurant's order has beside its pieces. */
interface ProblemPlace {
  readonly key: string;
  /** One alone needs no name to be told from the others. */
  readonly name: string | undefined;
  readonly problems: readonly CartProblem[];
}

function placesOf({ groups }: Checkout): readonly ProblemPlace[] {
  const isOnly = groups.length === 1;
  return groups.flatMap(({ restaurantId, name, cart, problems }) => {
    const ids = Object.keys(cart);
    const pieces = ids.map((id) => ({
      key: id,
      name: isOnly && ids.length === 1 ? undefined : (cart[id]?.from.filename ?? ''),
      problems: problems.filter(({ entry }) => entry === id),
    }));
    const others = problems.filter(({ entry }) => entry === undefined);
    return [...pieces, { key: `of-${restaurantId}`, name: isOnly ? undefined : name, problems: others }];
  });
}

/** Everything that keeps the orders from being sent, piece by piece, each leading to its field (R-CRT-17). */
function ProblemList({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const { problems, tries } = checkout;
  const box = useRef<HTMLDivElement>(null);
  // Every try to send leads the focus here again.
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  return (
    <Box
      ref={box}
      role="alert"
      tabIndex={-1}
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'error.main', bgcolor: 'background.paper' }}
    >
      <Typography variant="h4" component="h3">
        {text('problems', { count: problems.length })}
      </Typography>
      {placesOf(checkout).map(({ key, ...place }) => (
        <PlaceProblems key={key} {...place} />
      ))}
    </Box>
  );
}

function PlaceProblems({ name, problems }: Omit<ProblemPlace, 'key'>) {
  const textOf = useProblemText();
  if (problems.length === 0) return null;
  return (
    <Typography variant="body2" component="div" sx={{ pt: 0.75 }}>
      {name !== undefined && name !== '' && (
        <Typography variant="caption" component="div" color="textSecondary">
          {name}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map((problem) => (
          <Box component="li" key={problem.field + problem.code} sx={{ py: 0.25 }}>
            <ProblemLink problem={problem}>{textOf(problem)}</ProblemLink>
          </Box>
        ))}
      </Box>
    </Typography>
  );
}

function ProblemLink({ problem, children }: { problem: CartProblem; children: string }) {
  const { entry, field } = problem;
  const page = entry === undefined ? null : pageOf(field);
  if (page !== null) {
    return (
      <MuiLink component={Link} to={`/order/edit/${entry ?? ''}?page=${page}`}>
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

interface FiscalDialogProps {
  restaurantId: number;
  /** Saving is the last thing before the order is sent: the button says so. */
  thenSend: boolean;
  onSaved: () => void;
  onCancel: () => void;
}

const fields = ['cif', 'razon', 'fiscal_address'] as const;

type FiscalData = Readonly<Record<(typeof fields)[number], string>>;

/** All of them are needed: the call takes less only of administrators. */
const missingIn = (values: FiscalData) =>
  Object.fromEntries(fields.filter((name) => values[name].trim() === '').map((name) => [name, 'required']));

/** Asks for what an invoice needs, keeps it at the restaurant, and goes on (R-CRT-18, AMB-37). */
function FiscalDialog({ restaurantId, ...rest }: FiscalDialogProps) {
  const restaurant = useSite().restaurants.find(({ id }) => id === restaurantId);
  return restaurant && <FiscalForm key={restaurantId} restaurant={restaurant} {...rest} />;
}

type FiscalFormProps = Omit<FiscalDialogProps, 'restaurantId'> & { restaurant: SessionRestaurant };

function FiscalForm({ restaurant, thenSend, onSaved, onCancel }: FiscalFormProps) {
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
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('text')}</Box>
      <Stack spacing={2}>
        {fields.map((name, index) => (
          <RecordText key={name} {...form.field(name)} autoFocus={index === 0} />
        ))}
      </Stack>
    </FormDialog>
  );
}

/** An earlier try did arrive although its answer did not: nothing is ordered twice, and nobody is left guessing. */
function SentBeforeNotice({ onRemove }: { onRemove: () => void }) {
  const text = useText(placedTexts);
  return (
    <Box
      role="alert"
      sx={{ p: 2, borderRadius: 1.5, border: 1, borderColor: 'warning.main', bgcolor: 'background.paper' }}
    >
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
    </Box>
  );
}

interface FailureProps {
  group: GroupCheckout;
  checkout: Checkout;
}

/** Why one restaurant's order was not placed; named where there are several. */
function Failure({ group, checkout }: FailureProps) {
  const { failure, name } = group;
  if (failure === null) return null;
  const { error, sentBefore } = failure;
  return (
    <div>
      {checkout.groups.length > 1 && (
        <Typography variant="subtitle2" component="div" sx={{ pb: 0.5 }}>
          {name}
        </Typography>
      )}
      {sentBefore === null ? (
        <ErrorNote error={error} />
      ) : (
        <SentBeforeNotice onRemove={() => checkout.removeSent(failure)} />
      )}
    </div>
  );
}

/** What is still missing, why the last try failed, and the one button that sends the order of every restaurant. */
function SendPanel({ checkout }: { checkout: Checkout }) {
  const text = useText(cartTexts);
  const { features } = useMarket();
  const { groups, orders, problems, isSending } = checkout;
  const sent = groups.filter((group) => !isHeld(group)).flatMap(({ cart }) => Object.values(cart));
  return (
    <Stack spacing={1.5}>
      {problems.length > 0 && <ProblemList checkout={checkout} />}
      {groups.map((group) => (
        <Failure key={group.restaurantId} group={group} checkout={checkout} />
      ))}
      <EstimatePanel {...estimateOf(sent, features)} pieces={sent.length} />
      <Button
        type="submit"
        size="large"
        variant="contained"
        color="primary"
        disabled={isSending}
        endIcon={<SendRounded />}
        fullWidth
      >
        {text(isSending ? 'sending' : 'send', { count: orders })}
      </Button>
      <Typography variant="caption" component="div" color="textSecondary">
        {text('sendHint', { count: orders })}
      </Typography>
    </Stack>
  );
}

/** The orders of the cart, one for each restaurant, and the one button that sends them. */
export function CartForm() {
  const text = useText(cartTexts);
  const checkout = useCheckout();
  const mayComplete = useMay()(restaurantCommands.UpdateRestaurant);
  const allGaps = useFiscalGaps();
  // Whoever may not complete them orders nonetheless: the restaurant's people are told by the hint (AMB-37).
  const gaps = mayComplete ? allGaps : [];
  const [asking, setAsking] = useState<{ readonly id: number; readonly thenSend: boolean } | null>(null);

  const send = () => {
    if (!checkout.check()) return;
    const [gap] = gaps;
    if (gap === undefined) void checkout.send();
    else setAsking({ id: gap.id, thenSend: true });
  };
  const goOn = () => {
    const next = gaps.find(({ id }) => id !== asking?.id);
    const thenSend = asking?.thenSend === true;
    setAsking(thenSend && next !== undefined ? { id: next.id, thenSend } : null);
    if (thenSend && next === undefined) void checkout.send();
  };
  const isSingle = checkout.groups.length === 1;
  const sending = checkout.orders > 0 && <SendPanel checkout={checkout} />;
  return (
    <Box
      component="form"
      noValidate
      aria-label={text('title')}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Stack spacing={{ xs: 5, md: 6 }}>
        {checkout.groups.map((group) => (
          <CartGroupPanel
            key={group.restaurantId}
            group={group}
            onFiscal={(restaurant) => setAsking({ id: restaurant, thenSend: false })}
          >
            {isSingle && sending}
          </CartGroupPanel>
        ))}
      </Stack>
      {!isSingle && sending !== false && (
        <Box sx={{ ...sideBySide, pt: { xs: 4, md: 5 } }}>
          <Box sx={{ ...sheet, gridColumn: { md: 2 } }}>{sending}</Box>
        </Box>
      )}
      {asking !== null && (
        <FiscalDialog
          restaurantId={asking.id}
          thenSend={asking.thenSend && gaps.length <= 1}
          onSaved={goOn}
          onCancel={() => setAsking(null)}
        />
      )}
    </Box>
  );
}
