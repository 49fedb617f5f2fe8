import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import PersonAddAltRounded from '@mui/icons-material/PersonAddAltRounded';
import Button from '@mui/material/Button';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { AssigneeChip } from './AssigneeChip';
import { ownerTexts } from '../texts';
import { useAssignees } from './use-assignees';

interface AssigneeButtonProps {
  order: OrderSummary;
  onOpen: (anchor: Element) => void;
}

/** Who has the open order, and the way to give it to somebody else. */
export function AssigneeButton({ order, onOpen }: AssigneeButtonProps) {
  const text = useText(ownerTexts);
  const { nameOf } = useAssignees();
  const name = nameOf(order);
  return (
    <Button
      aria-haspopup="menu"
      aria-label={text('change', { name: name ?? text('nobody') })}
      startIcon={name === null ? <PersonAddAltRounded aria-hidden /> : undefined}
      endIcon={<ExpandMoreRounded aria-hidden />}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      sx={{ pl: name === null ? undefined : 0.75, maxWidth: 220, minWidth: 0 }}
    >
      <AssigneeChip order={order} />
    </Button>
  );
}
