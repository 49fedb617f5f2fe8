import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import type { UserRecord } from '@portal/contracts/areas/users';
import type { ReactNode } from 'react';
import { wideCards } from '#ui/table/table-look';
import { ActiveChip } from './ActiveChip';
import { RoleCell } from './RoleCell';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(0.75, 3),
  alignItems: 'center',
  [wideCards]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)' },
}));

/** Where an address is too long for a line, the line ends before the @. */
function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Box>
  );
}

interface UserCardProps {
  row: UserRecord;
  /** The person's restaurants in words. */
  children: ReactNode;
}

/** A person where there is no room for columns. */
export function UserCard({ row, children }: UserCardProps) {
  return (
    <Card>
      <Stack spacing={0.75} sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{row.name}</Box>
        <Email email={row.email} />
        {row.phone !== '' && <Box sx={{ typography: 'body2' }}>{row.phone}</Box>}
      </Stack>
      <Stack spacing={0.75} sx={{ minWidth: 0 }}>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <RoleCell role={row.type} />
          {row.locations.length > 0 && <Box>{children}</Box>}
        </Box>
        <div>
          <ActiveChip active={row.active} />
        </div>
      </Stack>
    </Card>
  );
}
