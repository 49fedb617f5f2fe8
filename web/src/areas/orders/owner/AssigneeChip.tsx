import Box from '@mui/material/Box';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { InitialsChip } from '#ui/InitialsChip';
import { TwoLines } from '#ui/table/TwoLines';
import { ownerTexts } from '../texts';
import { useAssignees } from './use-assignees';

interface AssigneeChipProps {
  order: Pick<OrderSummary, 'assignee_id' | 'assignee_name'>;
  /** Letters alone, and nothing for nobody. */
  isSmall?: boolean;
}

/** Who looks after an order. */
export function AssigneeChip({ order, isSmall = false }: AssigneeChipProps) {
  const text = useText(ownerTexts);
  const { nameOf, meId } = useAssignees();
  const name = nameOf(order);
  if (name === null) {
    return isSmall ? null : (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {text('nobodys')}
      </Box>
    );
  }
  const isMe = order.assignee_id === meId;
  if (isSmall) return <InitialsChip name={name} isMe={isMe} title={text('heldBy', { name })} size={22} />;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
      <span aria-hidden>
        <InitialsChip name={name} isMe={isMe} />
      </span>
      <TwoLines>{name}</TwoLines>
    </Box>
  );
}
