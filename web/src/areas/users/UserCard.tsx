import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
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
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </Typography>
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
        <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {row.name}
        </Typography>
        <Email email={row.email} />
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
    </Card>
  );
}
