import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const places = [0, 1, 2, 3, 4, 5];

/** Slips that are on their way. */
export function OrderSlipSkeletons() {
  return (
    <Card sx={{ p: 0.5 }}>
      {places.map((place) => (
        <Stack
          key={place}
          direction="row"
          spacing={2}
          sx={{ alignItems: 'center', p: 2, opacity: 1 - place / 8 }}
        >
          <Skeleton sx={{ width: { xs: 64, md: 72 }, height: 'auto', aspectRatio: '1', flex: 'none' }} />
          <Box sx={{ flex: 1 }}>
            <Skeleton variant="text" sx={{ width: 120 }} />
            <Skeleton variant="text" sx={{ width: '70%' }} />
          </Box>
          <Skeleton sx={{ width: 120, height: 26, display: { xs: 'none', md: 'block' } }} />
        </Stack>
      ))}
    </Card>
  );
}
