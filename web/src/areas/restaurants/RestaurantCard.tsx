import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { Restaurant } from '@portal/contracts/areas/restaurants';
import { useMarket } from '#core/market';
import { useRegionName } from '#core/use-region-name';
import { ActiveChip, MopStatusChip } from './RestaurantChips';

/** A restaurant on a phone. */
export function RestaurantCard({ row }: { row: Restaurant }) {
  const { features } = useMarket();
  const regionName = useRegionName();
  return (
    <Stack spacing={1} sx={{ minWidth: 0 }}>
      <Box sx={{ typography: 'subtitle1', overflowWrap: 'anywhere' }}>
        {row.site} - {row.name}
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[row.city, regionName(row.region)].filter(Boolean).join(' · ')}
      </Box>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <ActiveChip row={row} />
        {features.mobileOrderPause && row.mop_service === true && <MopStatusChip row={row} />}
      </Stack>
    </Stack>
  );
}
