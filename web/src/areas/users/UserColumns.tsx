import BlockRounded from '@mui/icons-material/BlockRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { Box, Stack, Typography } from '@mui/material';
import type { UserRecord } from '@portal/contracts/areas/users';
import type { Role } from '@portal/contracts/kernel';
import type { ReactNode } from 'react';
import { useText } from '#core/i18n/use-text';
import { column, type RecordColumn } from '#ui/record/RecordColumns';
import { statusTones, StatusChip } from '#ui/StatusChip';
import { wideCards } from '#ui/table/table-look';
import { breakable, TwoLines } from '#ui/table/TwoLines';
import { usersTexts } from './texts';

const maxNamed = 2;

export function LocationsCell({ names }: { names: readonly string[] }) {
  const text = useText(usersTexts);
  const isLong = names.length > maxNamed + 1;
  const first = names.slice(0, isLong ? maxNamed : names.length).join(', ') || '–';
  return (
    <TwoLines>{isLong ? text('several', { names: first, count: names.length - maxNamed }) : first}</TwoLines>
  );
}

function ActiveChip({ active }: { active: 0 | 1 }) {
  const text = useText(usersTexts);
  return active === 1 ? (
    <StatusChip tone={statusTones.done} icon={CheckCircleRounded} label={text('isActive')} />
  ) : (
    <StatusChip tone={statusTones.over} icon={BlockRounded} label={text('isInactive')} />
  );
}

function RoleCell({ role }: { role: Role }) {
  const text = useText(usersTexts);
  return <TwoLines>{text(`role${role}`)}</TwoLines>;
}

type LocationsColumn<Row> = Required<Pick<RecordColumn<Row>, 'value' | 'cell'>>;

export const userColumns = <Row extends UserRecord>(
  locations: LocationsColumn<Row>,
): readonly RecordColumn<Row>[] => [
  column.text('name', { hideable: false, flex: 1.2, minWidth: 126 }),
  column.text('email', { flex: 1.8, minWidth: 190 }),
  {
    field: 'phone',
    header: 'phone',
    width: 124,
    sortable: false,
    value: ({ phone }) => phone || '–',
  },
  {
    field: 'type',
    header: 'type',
    width: 104,
    value: ({ type }, _dates, text) => text(`role${type}`),
    cell: ({ type }) => <RoleCell role={type} />,
  },
  {
    field: 'locations',
    header: 'locations',
    flex: 1.6,
    minWidth: 96,
    sortable: false,
    ...locations,
  },
  {
    field: 'active',
    header: 'active',
    width: 94,
    value: ({ active }, _dates, text) => text(active === 1 ? 'isActive' : 'isInactive'),
    cell: ({ active }) => <ActiveChip active={active} />,
  },
];

interface UserCardProps {
  row: UserRecord;
  children: ReactNode;
}

export function UserCard({ row, children }: UserCardProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 3,
        rowGap: 0.75,
        alignItems: 'center',
        [wideCards]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
      }}
    >
      <Stack spacing={0.75} sx={{ minWidth: 0 }}>
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {breakable(row.email)}
        </Typography>
        {row.phone !== '' && (
          <Typography variant="body2" component="div">
            {row.phone}
          </Typography>
        )}
      </Stack>
      <Stack spacing={0.75} sx={{ minWidth: 0 }}>
        <Typography variant="body2" component="div" color="textSecondary">
          <RoleCell role={row.type} />
          {row.locations.length > 0 && <Box>{children}</Box>}
        </Typography>
        <div>
          <ActiveChip active={row.active} />
        </div>
      </Stack>
    </Box>
  );
}
