import Box from '@mui/material/Box';
import { libraryQueries, regionDays } from '@portal/contracts/areas/library';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ResourceCardSlots } from '#ui/slots/ResourceSlots';
import { MediaStripSkeleton } from '#ui/card/MediaSkeletons';
import { PartHead } from '#ui/PartHead';
import { Loaded } from '#ui/states/Loaded';
import { libraryTexts } from './texts';

/** What other restaurants of the region ordered of late; nobody is named. */
export function RegionPanel({ restaurantId }: { restaurantId: number }) {
  const text = useText(libraryTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(libraryQueries.ListRegionOrders, { restaurant_id: restaurantId, lang });
  return (
    <section aria-labelledby="library-region">
      <PartHead id="library-region" title={text('region')} />
      <Loaded
        query={query}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: <Box sx={{ color: 'text.secondary' }}>{text('regionEmpty', { days: regionDays })}</Box>,
        }}
      >
        {({ rows }) => (
          <>
            <Box sx={{ color: 'text.secondary', mt: -1, pb: 2 }}>
              {text('regionText', { days: regionDays })}
            </Box>
            <ResourceCardSlots
              resources={rows.map(({ resource }) => resource)}
              marks={rows.map(({ restaurants }) => text('regionCount', { count: restaurants }))}
              label={text('region')}
              as="strip"
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
