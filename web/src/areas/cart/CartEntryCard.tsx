import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import ErrorRounded from '@mui/icons-material/ErrorRounded';
import ReceiptLongRounded from '@mui/icons-material/ReceiptLongRounded';
import { Box, Button, Card, IconButton, Link as MuiLink, Stack, Typography } from '@mui/material';
import { type CartEntry, checkEntry, type CheckoutErrorCode } from '@portal/contracts/areas/cart';
import { resourceQueries, ResourceStatus } from '@portal/contracts/areas/resources';
import { restaurantCommands } from '@portal/contracts/areas/restaurants';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isCallError } from '#core/client/call-error';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { unbroken } from '#ui/unbroken';
import { DeliveryFields } from './EntryFields';
import { type EntryLine, useEntryLines } from './EntryTicketPanel';
import { EntryDayField } from './EntryDayField';
import { SaveTemplateButton } from './SaveTemplateButton';
import { type CartProblem, entryErrorCodes, pageOf } from './cart';
import { cartTexts } from './texts';
import { deliveryId, useFiscalGaps, useProblemText } from './use-checkout';
import type { EntryChange } from './wizard';

const isOfEntry = (code: string) => entryErrorCodes.some((known) => known === code);

interface CartEntryCardProps {
  id: string;
  entry: CartEntry;
  problems: readonly CartProblem[];
  onEdit: (change: EntryChange) => void;
  onRemove: () => void;
  /** Its order cannot be sent: the entry can only be removed. */
  isBlocked: boolean;
  /** The only piece of its order. */
  isAlone: boolean;
  onFiscal: () => void;
}

type EntryProblem = Pick<CartProblem, 'code' | 'field'>;

const notOrderable: EntryProblem = { code: 'resource_not_orderable', field: 'resource_id' };

/** With the end of the piece, before the server refuses the order for it (R-CAT-13). */
function useProblems({ entry, problems }: CartEntryCardProps): readonly EntryProblem[] {
  const { data, error } = useCallQuery(resourceQueries.GetResource, { id: String(entry.from.file) });
  const isGone = isCallError(error) && error.code === 'resource_not_found';
  const isOrderable = !isGone && (data === undefined || data.status === ResourceStatus.Published);
  return isOrderable || problems.some(({ code }) => isOfEntry(code)) ? problems : [...problems, notOrderable];
}

/** R-CRT-19. */
export function CartEntryCard(props: CartEntryCardProps) {
  const { id, entry, isBlocked, onEdit } = props;
  const problems = useProblems(props);
  const titleId = useId();
  const lines = useEntryLines(entry);
  const { filename, reference, image } = entry.from;
  const headline = lines.filter(({ page }) => page <= 2).map(({ value }) => value);
  return (
    <Card
      component="li"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '10rem 1fr' },
        borderColor: problems.length > 0 ? 'error.main' : 'divider',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'start center',
          p: 2,
          bgcolor: 'background.sunken',
          borderStyle: 'dashed',
          borderColor: 'divider',
          borderWidth: { xs: '0 0 medium', sm: '0 medium 0 0' },
        }}
      >
        <Box
          component="img"
          src={image}
          alt=""
          sx={{ maxWidth: '100%', maxHeight: '11rem', objectFit: 'contain' }}
        />
      </Box>
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
              {unbroken(filename)}
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
          <EntryActions {...props} />
        </Stack>
        <FactList lines={lines.filter(({ page }) => page > 2)} />
        <FiscalHint restaurantId={entry.billed} onFiscal={props.onFiscal} />
        <EntryProblems id={id} problems={problems} />
        {!isBlocked && <MissingFields id={id} entry={entry} problems={props.problems} onEdit={onEdit} />}
        {!isBlocked && <EntryDayField {...props} />}
      </Stack>
    </Card>
  );
}

function EntryActions({ id, entry, isBlocked, onRemove }: CartEntryCardProps) {
  const text = useText(cartTexts);
  const name = entry.from.filename;
  return (
    <Stack direction="row" spacing={0.5} sx={{ flex: 'none', mt: -0.5, ml: { xs: -2, sm: 0 } }}>
      {!isBlocked && (
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
      <IconButton aria-label={text('remove', { name })} onClick={onRemove}>
        <DeleteOutlineRounded />
      </IconButton>
    </Stack>
  );
}

function FactList({ lines }: { lines: readonly EntryLine[] }) {
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

/** R-CRT-18. */
function FiscalHint({ restaurantId, onFiscal }: { restaurantId: number; onFiscal: () => void }) {
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
        <Button size="small" onClick={onFiscal}>
          {text('fiscalAdd')}
        </Button>
      )}
    </Typography>
  );
}

/** To be solved in the wizard, or of the piece itself. */
function EntryProblems({ id, problems }: { id: string; problems: readonly EntryProblem[] }) {
  const textOf = useProblemText();
  const shown = problems.filter(({ code, field }) => pageOf(field) !== null || isOfEntry(code));
  if (shown.length === 0) return null;
  return (
    <Typography variant="body2" component="ul" color="error" sx={{ p: 0, listStyle: 'none' }}>
      {shown.map(({ code, field }) => (
        <Box component="li" key={field} sx={{ display: 'flex', gap: 0.75, alignItems: 'center', py: 0.25 }}>
          <ErrorRounded aria-hidden fontSize="small" />
          {pageOf(field) === null ? (
            <Box component="strong" sx={{ fontWeight: 600 }}>
              {textOf({ code })}
            </Box>
          ) : (
            <MuiLink
              component={Link}
              to={`/order/edit/${id}?page=${pageOf(field)}`}
              color="inherit"
              underline="always"
            >
              {textOf({ code })}
            </MuiLink>
          )}
        </Box>
      ))}
    </Typography>
  );
}

/** A field stays once shown: nothing moves while people type (R-CRT-10…13). */
function MissingFields({
  id,
  entry,
  problems,
  onEdit,
}: Pick<CartEntryCardProps, 'id' | 'entry' | 'problems' | 'onEdit'>) {
  const text = useText(cartTexts);
  const missing = checkEntry(entry, useMarket()).map(({ code }) => code);
  const [shown, setShown] = useState<readonly CheckoutErrorCode[]>(missing);
  if (missing.some((code) => !shown.includes(code))) setShown([...shown, ...missing]);
  if (shown.length === 0) return null;
  return (
    <Box id={deliveryId(id)} sx={{ pt: 2, mt: 0.5, borderTop: 1, borderColor: 'divider' }}>
      {missing.length > 0 && (
        <Typography variant="h4" sx={{ pb: 2 }}>
          {text('incomplete')}
        </Typography>
      )}
      <DeliveryFields
        entry={entry}
        edit={onEdit}
        errors={Object.fromEntries(problems.map(({ code }) => [code, true]))}
        only={shown}
      />
    </Box>
  );
}
