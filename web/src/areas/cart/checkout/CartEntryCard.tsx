import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { type CartEntry, checkEntry, type CheckoutErrorCode } from '@portal/contracts/areas/cart';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { useText } from '#core/i18n/use-text';
import { unbroken } from '#ui/unbroken';
import { useMay } from '#core/session/use-may';
import { useMarket } from '#core/market';
import { useEntryLines, type EntryLine } from '../ticket/use-entry-lines';
import type { EntryChange } from '../wizard/entry-changes';
import { SaveTemplateButton } from '../templates/SaveTemplateButton';
import { cartTexts } from '../texts';
import { type DeliveryErrors, DeliveryFields } from '../wizard/DeliveryFields';
import { type CartProblem, pageOf } from './cart-problems';
import { useProblemText } from './use-problem-text';
import { useFiscalGaps } from './use-fiscal-gaps';
import { deliveryId } from './focus-problem';

interface EntryDeliveryFieldsProps {
  id: string;
  entry: CartEntry;
  problems: readonly CartProblem[];
  onEdit: (change: EntryChange) => void;
}

/**
 * What an entry lacks of units, invoice and delivery: filled in here, without going back into the wizard
 * (R-CRT-10…13). A field that was asked for stays, so that nothing jumps while it is being filled in.
 */
function EntryDeliveryFields({ id, entry, problems, onEdit }: EntryDeliveryFieldsProps) {
  const text = useText(cartTexts);
  const lacking = checkEntry(entry, useMarket()).map(({ code }) => code);
  const [asked, setAsked] = useState<readonly CheckoutErrorCode[]>(lacking);
  if (lacking.some((code) => !asked.includes(code))) setAsked([...asked, ...lacking]);
  if (asked.length === 0) return null;
  const errors: DeliveryErrors = Object.fromEntries(problems.map(({ code }) => [code, true]));
  return (
    <Box id={deliveryId(id)} sx={{ pt: 2, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
      {lacking.length > 0 && (
        <Typography variant="h4" sx={{ pb: 2 }}>
          {text('incomplete')}
        </Typography>
      )}
      <DeliveryFields entry={entry} edit={onEdit} errors={errors} only={asked} />
    </Box>
  );
}

interface FiscalHintProps {
  restaurantId: number;
  onComplete: () => void;
}

/** Says early what would otherwise be asked when the order is sent (R-CRT-18). */
function FiscalHint({ restaurantId, onComplete }: FiscalHintProps) {
  const text = useText(cartTexts);
  const mayComplete = useMay()(restaurantCommands.UpdateRestaurant);
  const gap = useFiscalGaps().find(({ id }) => id === restaurantId);
  if (gap === undefined) return null;
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, color: 'warning.main' }}
    >
      <ReceiptLongRounded aria-hidden />
      {text('fiscalMissing', { name: gap.name })}
      {mayComplete && (
        <Button size="small" onClick={onComplete}>
          {text('fiscalAdd')}
        </Button>
      )}
    </Typography>
  );
}

/** What is wrong with a piece and is mended in its wizard: each leads to its page. */
function EntryProblemsNotice({ id, problems }: { id: string; problems: readonly CartProblem[] }) {
  const textOf = useProblemText();
  const inWizard = problems.flatMap((problem) => {
    const page = pageOf(problem.field);
    return page === null ? [] : [{ ...problem, page }];
  });
  if (inWizard.length === 0) return null;
  return (
    <Typography variant="body2" component="ul" color="error" sx={{ p: 0, listStyle: 'none' }}>
      {inWizard.map(({ code, field, page }) => (
        <Box component="li" key={field} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', py: 0.25 }}>
          <ErrorRounded aria-hidden fontSize="small" />
          <MuiLink component={Link} to={`/order/edit/${id}?page=${page}`} color="inherit" underline="always">
            {textOf({ code })}
          </MuiLink>
        </Box>
      ))}
    </Typography>
  );
}

/** What was chosen for a piece, as pairs of words. */
function EntryFactsList({ lines }: { lines: readonly EntryLine[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(12rem, 100%), 1fr))',
      }}
    >
      {lines.map(({ key, label, value }) => (
        <Box key={key} sx={{ minWidth: 0 }}>
          <Typography variant="caption" component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography variant="body2" component="dd" sx={{ overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr',
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  border: `thin solid ${theme.vars.palette.divider}`,
  borderRadius: theme.spacing(1.5),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '10rem 1fr' },
  '&[data-invalid="true"]': { borderColor: theme.vars.palette.error.main },
  '& .stub': {
    display: 'grid',
    placeItems: 'start center',
    padding: theme.spacing(2),
    backgroundColor: theme.vars.palette.background.sunken,
    borderBottom: `medium dashed ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: {
      borderBottom: 0,
      borderRight: `medium dashed ${theme.vars.palette.divider}`,
    },
  },
  '& .stub img': { display: 'block', maxWidth: '100%', maxHeight: '11rem', objectFit: 'contain' },
}));

interface CartEntryCardProps {
  id: string;
  entry: CartEntry;
  problems: readonly CartProblem[];
  onEdit: (change: EntryChange) => void;
  onRemove: () => void;
  /** It can only be taken out: its order cannot be sent now. */
  isHeld: boolean;
  /** Somebody wants to complete the fiscal data of this restaurant. */
  onFiscal: (restaurantId: number) => void;
}

/** One piece of the cart as a ticket with its picture: what was chosen, what is missing, change, take out (R-CRT-19). */
export function CartEntryCard({ id, entry, problems, isHeld, onEdit, ...act }: CartEntryCardProps) {
  const text = useText(cartTexts);
  const titleId = useId();
  const lines = useEntryLines(entry);
  const { filename: name, reference, image } = entry.from;
  const headline = lines.filter(({ page }) => page <= 2).map(({ value }) => value);
  return (
    <Card aria-labelledby={titleId} data-invalid={problems.length > 0}>
      <div className="stub">
        <img src={image} alt="" />
      </div>
      <Stack spacing={1.5} sx={{ p: { xs: 2, md: 2.5 }, minWidth: 0 }}>
        <Stack
          direction="row"
          sx={{
            flexWrap: { xs: 'wrap', sm: 'nowrap' },
            gap: 1,
            alignItems: 'flex-start',
            justifyContent: 'space-between',
          }}
        >
          <Box sx={{ minWidth: 0, flex: { xs: '1 0 100%', sm: '1 1 auto' } }}>
            <Typography variant="h3" id={titleId} sx={{ overflowWrap: 'anywhere' }}>
              {unbroken(name)}
            </Typography>
            <Typography variant="subtitle2" component="div" sx={{ pt: 0.25 }}>
              {headline.join(' · ')}
            </Typography>
            <Typography
              variant="mono"
              component="div"
              color="textSecondary"
              sx={{ fontSize: 'caption.fontSize' }}
            >
              {reference}
            </Typography>
          </Box>
          <Stack direction="row" spacing={0.5} sx={{ flex: 'none', mt: -0.5, ml: { xs: -2, sm: 0 } }}>
            {!isHeld && (
              <Button
                component={Link}
                to={`/order/edit/${id}`}
                variant="text"
                startIcon={<EditRounded />}
                aria-label={text('editPiece', { name })}
              >
                {text('edit')}
              </Button>
            )}
            <SaveTemplateButton name={name} entryOf={() => entry} as="icon" />
            <IconButton aria-label={text('remove', { name })} onClick={act.onRemove}>
              <DeleteOutlineRounded />
            </IconButton>
          </Stack>
        </Stack>
        <EntryFactsList lines={lines.filter(({ page }) => page > 2)} />
        <FiscalHint restaurantId={entry.billed} onComplete={() => act.onFiscal(entry.billed)} />
        <EntryProblemsNotice id={id} problems={problems} />
        {!isHeld && <EntryDeliveryFields id={id} entry={entry} problems={problems} onEdit={onEdit} />}
      </Stack>
    </Card>
  );
}
