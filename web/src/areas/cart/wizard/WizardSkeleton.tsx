import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const cards = Array.from({ length: 8 }, (_, index) => index);

/** The shape of the wizard while its piece is on its way. */
export function WizardSkeleton() {
  return (
    <Box sx={{ maxWidth: 'lg', mx: 'auto' }}>
      <Skeleton sx={{ height: '2.5rem', mb: 4, maxWidth: 'sm' }} />
      <Box
        sx={{ display: 'grid', gap: { xs: 2.5, md: 6 }, gridTemplateColumns: { xs: '1fr', md: '20rem 1fr' } }}
      >
        <Skeleton sx={{ height: { xs: '4rem', md: '24rem' } }} />
        <div>
          <Skeleton variant="text" sx={{ typography: 'h1', width: '60%', mb: 3 }} />
          <Box
            sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
          >
            {cards.map((card) => (
              <Skeleton key={card} sx={{ height: '8rem' }} />
            ))}
          </Box>
        </div>
      </Box>
    </Box>
  );
}
