import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { diagnosticSections } from '@portal/contracts/areas/diagnostic';

/** The menu at the side, and the sections. */
export const DiagnosticSkeleton = () => (
  <Box
    sx={{
      display: 'grid',
      gap: 3,
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)' },
    }}
  >
    <Skeleton variant="rounded" height={320} sx={{ display: { xs: 'none', lg: 'block' } }} />
    <Stack spacing={3}>
      {diagnosticSections.map((section) => (
        <Skeleton key={section} variant="rounded" height={360} />
      ))}
    </Stack>
  </Box>
);
