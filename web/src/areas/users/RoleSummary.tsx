import Box from '@mui/material/Box';
import { marketWideRoles, type Role } from '@portal/contracts/kernel';
import { useText } from '#core/i18n/use-text';
import { roleSummaryTexts, usersTexts } from './texts';

interface RoleSummaryProps {
  role: Role;
  /** How many restaurants the person has. */
  count: number;
}

/** What somebody of that role would see, in words. */
export function RoleSummary({ role, count }: RoleSummaryProps) {
  const text = useText(roleSummaryTexts);
  const roleText = useText(usersTexts);
  const isEverywhere = marketWideRoles.includes(role);
  const hasScope = isEverywhere || role !== 6;
  return (
    <Box
      component="section"
      aria-live="polite"
      sx={{
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.sunken',
        borderLeft: 3,
        borderColor: 'secondary.main',
      }}
    >
      <Box sx={{ typography: 'overline', color: 'text.secondary' }}>{text('sees')}</Box>
      <Box sx={{ typography: 'subtitle2', pt: 0.5 }}>{roleText(`role${role}`)}</Box>
      <Box sx={{ typography: 'body2', maxWidth: '60ch' }}>{text(`sees${role}`)}</Box>
      {hasScope && (
        <Box sx={{ typography: 'body2', color: 'text.secondary', pt: 0.5 }}>
          {isEverywhere ? text('everywhere') : text('scope', { count })}
        </Box>
      )}
    </Box>
  );
}
