import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { UserRecord } from '@portal/contracts/areas/users';
import type { ReactNode } from 'react';
import { ActiveChip } from './ActiveChip';
import { RoleCell } from './RoleCell';

interface UserCardProps {
  row: UserRecord;
  /** The person's restaurants in words. */
  children: ReactNode;
}

/** A person on a phone. */
export function UserCard({ row, children }: UserCardProps) {
  return (
    <Stack spacing={0.75} sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>{row.name}</Box>
      <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>{row.email}</Box>
      {row.phone !== '' && <Box sx={{ typography: 'body2' }}>{row.phone}</Box>}
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        <RoleCell role={row.type} />
        {row.locations.length > 0 && <Box>{children}</Box>}
      </Box>
      <div>
        <ActiveChip active={row.active} />
      </div>
    </Stack>
  );
}
