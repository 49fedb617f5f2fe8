import { Box, Skeleton, Stack } from '@mui/material';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

export function SkeletonRows({ rows = 6 }: { rows?: number }) {
  return (
    <Stack spacing={1.5}>
      {times(rows).map((row) => (
        <Skeleton key={row} sx={{ height: 'var(--row-height)', opacity: 1 - row / (rows + 2) }} />
      ))}
    </Stack>
  );
}

export function SkeletonCards({ cards = 8 }: { cards?: number }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
      }}
    >
      {times(cards).map((card) => (
        <Stack key={card} spacing={1}>
          <Skeleton sx={{ aspectRatio: card % 3 === 1 ? '4 / 3' : '3 / 4', height: 'auto' }} />
          <Skeleton variant="text" sx={{ width: '80%' }} />
          <Skeleton variant="text" sx={{ width: '40%' }} />
        </Stack>
      ))}
    </Box>
  );
}

export function SkeletonDetail() {
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' } }}>
      <Skeleton sx={{ height: 'auto', aspectRatio: '4 / 3' }} />
      <Stack spacing={2}>
        <Skeleton variant="text" sx={{ typography: 'h2', width: '70%' }} />
        <Skeleton variant="text" sx={{ width: '90%' }} />
        <Skeleton variant="text" sx={{ width: '60%' }} />
        <Skeleton sx={{ height: 'var(--control-height)', width: 180 }} />
      </Stack>
    </Box>
  );
}

export function SkeletonForm({ fields = 4 }: { fields?: number }) {
  return (
    <Stack spacing={3} sx={{ maxWidth: 'sm' }}>
      {times(fields).map((field) => (
        <Stack key={field} spacing={0.75}>
          <Skeleton variant="text" sx={{ width: 120 }} />
          <Skeleton sx={{ height: 'var(--control-height)' }} />
        </Stack>
      ))}
    </Stack>
  );
}
