import EventOutlined from '@mui/icons-material/EventOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import { Box, Button, Typography } from '@mui/material';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { initialStatus, riskOf } from '@portal/contracts/areas/orders';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { NeededDayField } from '#ui/fields/NeededDayField';
import { useNow } from '#ui/use-now';
import { useExpectedTime } from './EntryTicketPanel';
import { estimateOf } from './cart';
import { neededTexts } from './texts';
import { entryDayId } from './use-checkout';
import { change, type EntryChange } from './wizard';

interface DayWarningProps {
  /** Empty for none. */
  day: string;
  entries: readonly CartEntry[];
}

/** Earlier than nine in ten such pieces take. */
export function DayWarning({ day, entries }: DayWarningProps) {
  const text = useText(neededTexts);
  const market = useMarket();
  const { kinds } = estimateOf(entries, market.features);
  const { known, range } = useExpectedTime(kinds);
  const now = new Date(useNow()).toISOString();
  const asked = { status: initialStatus, needed_by: day, date: now, kinds, restaurant_hours: 0 };
  const isTight = range !== null && riskOf(asked, known, now, market) === 'at_risk';
  return (
    <div role="status">
      {isTight && (
        <Typography
          variant="body2"
          component="div"
          sx={{ display: 'flex', gap: 0.75, pt: 0.75, color: 'warning.main' }}
        >
          <WarningAmberRounded aria-hidden fontSize="small" />
          <span>{text(`tight.${range.unit}`, { count: range.to })}</span>
        </Typography>
      )}
    </div>
  );
}

interface EntryDayFieldProps {
  id: string;
  entry: CartEntry;
  isAlone: boolean;
  onEdit: (change: EntryChange) => void;
}

/** A piece alone has the day of its order; a day from before can be changed. */
export function EntryDayField({ id, entry, isAlone, onEdit }: EntryDayFieldProps) {
  const text = useText(neededTexts);
  const { needed_by: day, from } = entry;
  const [isShown, setShown] = useState(day !== '');
  if (day !== '' && !isShown) setShown(true);
  if (isShown) {
    return (
      <Box id={entryDayId(id)} sx={{ maxWidth: '20rem' }}>
        <NeededDayField
          label={text('pieceDay')}
          name="needed_by"
          value={day}
          onChange={(needed_by) => onEdit(change({ needed_by }))}
        />
        <DayWarning day={day} entries={[entry]} />
      </Box>
    );
  }
  if (isAlone) return null;
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<EventOutlined aria-hidden />}
      aria-label={text('pieceOf', { name: from.filename })}
      onClick={() => setShown(true)}
      sx={{ alignSelf: 'start', '&&': { ml: -1.25 } }}
    >
      {text('piece')}
    </Button>
  );
}
