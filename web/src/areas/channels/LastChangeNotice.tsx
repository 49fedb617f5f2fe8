import Box from '@mui/material/Box';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { channelsTexts } from './texts';

/** Who changed the restaurant last, and when (R-CHN-36). */
export function LastChangeNotice({ restaurantId }: { restaurantId: number }) {
  const text = useText(channelsTexts);
  const dates = useDates();
  const enabled = useMay()(restaurantQueries.GetRestaurantLog);
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: restaurantId, size: 1 }, { enabled });
  if (log.data === undefined) return null;
  const [last] = log.data;
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
      {last === undefined
        ? text('noChange')
        : text('lastChange', {
            who: last.user === '' ? text('portal') : last.user,
            when: dates.time(last.date),
          })}
    </Box>
  );
}
