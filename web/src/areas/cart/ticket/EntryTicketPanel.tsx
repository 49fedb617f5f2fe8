import Typography from '@mui/material/Typography';
import type { CartEntry, WizardPage } from '@portal/contracts/areas/cart';
import { useText } from '#core/i18n/use-text';
import { Ticket } from '#ui/ticket/Ticket';
import { EstimatePanel } from '../EstimatePanel';
import type { Estimate } from '../estimate-of';
import { TicketLineItem } from './TicketLineItem';
import type { EntryLine } from './use-entry-lines';
import { useRestaurantName } from './use-restaurant-name';
import { ticketTexts } from '../texts';

export interface EntryTicketPanelProps {
  entry: CartEntry;
  lines: readonly EntryLine[];
  /** What it costs and when it comes. */
  estimate: Estimate;
  /** Leads to the page where a line is chosen; absent where nothing can be changed now. */
  onEdit: ((page: WizardPage) => void) | undefined;
}

/** The slip that grows while a piece is being ordered; every line leads back to its question. */
export function EntryTicketPanel({ entry, lines, estimate, onEdit }: EntryTicketPanelProps) {
  const text = useText(ticketTexts);
  const restaurant = useRestaurantName()(entry.restaurant_id);
  return (
    <Ticket
      kind={restaurant === '' ? text('kind') : text('kindFor', { restaurant })}
      title={entry.from.filename}
      code={entry.from.reference}
      foot={<EstimatePanel {...estimate} />}
    >
      {lines.map(({ key, page, label, value }) => (
        <TicketLineItem
          key={key}
          label={label}
          value={value}
          edit={onEdit && { label: text('change', { label }), onClick: () => onEdit(page) }}
        />
      ))}
      {lines.length === 0 && (
        <li>
          <Typography variant="body2" color="textSecondary" sx={{ py: 1.5 }}>
            {text('emptyLine')}
          </Typography>
        </li>
      )}
    </Ticket>
  );
}
