import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { unbroken } from '#ui/unbroken';
import { useEntryLines } from '../ticket/use-entry-lines';
import type { EntryChange } from '../wizard/entry-changes';
import { SaveTemplateButton } from '../templates/SaveTemplateButton';
import type { CartProblem } from './cart-problems';
import { cartTexts } from '../texts';
import { EntryDeliveryFields } from './EntryDeliveryFields';
import { EntryFactsList } from './EntryFactsList';
import { EntryProblemsNotice } from './EntryProblemsNotice';
import { FiscalHint } from './FiscalHint';

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
            <Box component="h3" id={titleId} sx={{ typography: 'h3', m: 0, overflowWrap: 'anywhere' }}>
              {unbroken(name)}
            </Box>
            <Box sx={{ typography: 'subtitle2', pt: 0.25 }}>{headline.join(' · ')}</Box>
            <Box sx={{ typography: 'mono', fontSize: 'caption.fontSize', color: 'text.secondary' }}>
              {reference}
            </Box>
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
