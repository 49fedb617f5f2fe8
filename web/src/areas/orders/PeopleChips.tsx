import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Typography } from '@mui/material';
import { type Assignee, orderQueries, type OrderSummary } from '@portal/contracts/areas/orders';
import { useMemo } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useMay } from '#core/session/use-may';
import { InitialsChip } from '#ui/InitialsChip';
import { TwoLines } from '#ui/table/TwoLines';
import { useOtherLookers } from './orders';
import { ownerTexts, presenceTexts } from './texts';

type Assigned = Pick<OrderSummary, 'assignee_id' | 'assignee_name'>;

/** Names by id: pushes carry no names. */
export function useAssignees() {
  const may = useMay();
  const text = useText(ownerTexts);
  const { user } = useSession();
  const { data } = useCallQuery(orderQueries.ListAssignees, {}, { enabled: may(orderQueries.ListAssignees) });
  return useMemo(() => {
    const all: readonly Assignee[] = data ?? [];
    const known = (id: number) => all.find((person) => person.id === id)?.name;
    return {
      /** The person using the portal comes first. */
      all: all.toSorted((a, b) => Number(b.id === user.id) - Number(a.id === user.id)),
      meId: user.id,
      /** `null` for unassigned orders. */
      nameOf: ({ assignee_id: id, assignee_name: name }: Assigned): string | null =>
        id === null ? null : (known(id) ?? (name || text('former'))),
      nameOfId: (id: number) => known(id) ?? text('former'),
    };
  }, [data, user.id, text]);
}

interface AssigneeChipProps {
  order: Assigned;
  /** Initials only, none for unassigned orders. */
  isSmall?: boolean;
}

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

const maxFaces = 3;

interface LookersChipProps {
  orderId: string;
  isSmall?: boolean;
}

export function LookersChip({ orderId, isSmall = false }: LookersChipProps) {
  const text = useText(presenceTexts);
  const others = useOtherLookers(orderId);
  const faces = others
    .slice(0, maxFaces)
    .map(({ userId, name }) => (
      <InitialsChip key={userId} name={name} title={text('looking', { count: 1, names: name })} size={20} />
    ));
  if (isSmall) {
    return others.length === 0 ? null : (
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.25 }}>
        <VisibilityOutlined aria-hidden sx={{ fontSize: 16, color: 'info.main' }} />
        {faces}
      </Box>
    );
  }
  const names = others.map(({ name }) => name).join(', ');
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {others.length > 0 && (
        <Typography
          variant="body2"
          component="div"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'info.main' }}
        >
          <VisibilityOutlined aria-hidden sx={{ fontSize: 18 }} />
          <Box aria-hidden sx={{ display: 'flex', gap: 0.25 }}>
            {faces}
          </Box>
          <span>{text('looking', { count: others.length, names })}</span>
        </Typography>
      )}
    </Box>
  );
}
