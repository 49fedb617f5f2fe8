import CheckRounded from '@mui/icons-material/CheckRounded';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import { Box, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { OrderSummary } from '@portal/contracts/areas/orders';
import { useText } from '#core/i18n/use-text';
import { InitialsChip } from '#ui/InitialsChip';
import { useAssignees } from './PeopleChips';
import { ownerTexts } from './texts';

interface AssigneeMenuProps {
  orders: readonly OrderSummary[];
  /** `null` opens it in the middle of the window. */
  anchor: Element | null;
  onChoose: (userId: number) => void;
  onClose: () => void;
}

/** `undefined` if they differ. */
function commonAssignee([first, ...others]: readonly OrderSummary[]): number | null | undefined {
  const id = first?.assignee_id;
  return others.every(({ assignee_id }) => assignee_id === id) ? id : undefined;
}

/** The person using the portal comes first, with the focus. */
export function AssigneeMenu({ orders, anchor, onChoose, onClose }: AssigneeMenuProps) {
  const text = useText(ownerTexts);
  const { all, meId } = useAssignees();
  const assignee = commonAssignee(orders);
  const place =
    anchor === null
      ? ({
          anchorReference: 'anchorPosition',
          anchorPosition: { top: window.innerHeight / 4, left: window.innerWidth / 2 },
          transformOrigin: { vertical: 'top', horizontal: 'center' },
        } as const)
      : ({ anchorEl: anchor } as const);
  const title = text('assignTo', { count: orders.length });
  return (
    <Menu open variant="menu" onClose={onClose} {...place} slotProps={{ list: { 'aria-label': title } }}>
      <ListSubheader role="presentation" sx={{ lineHeight: 2.5, backgroundColor: 'transparent' }}>
        {title}
      </ListSubheader>
      {all.map(({ id, name }, index) => (
        <MenuItem key={id} autoFocus={index === 0} selected={id === assignee} onClick={() => onChoose(id)}>
          <span aria-hidden>
            <InitialsChip name={name} isMe={id === meId} />
          </span>
          <Box sx={{ flex: 1, pl: 1.5, pr: 2 }}>{id === meId ? text('me', { name }) : name}</Box>
          {id === assignee && <CheckRounded aria-hidden fontSize="small" />}
        </MenuItem>
      ))}
      <Divider />
      <MenuItem selected={assignee === null} onClick={() => onChoose(0)}>
        <PersonOffOutlined aria-hidden sx={{ color: 'text.secondary', width: 24 }} />
        <Box sx={{ flex: 1, pl: 1.5, pr: 2 }}>{text('nobody')}</Box>
        {assignee === null && <CheckRounded aria-hidden fontSize="small" />}
      </MenuItem>
    </Menu>
  );
}
