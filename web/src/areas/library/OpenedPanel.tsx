import Box from '@mui/material/Box';
import { libraryQueries } from '@portal/contracts/areas/library';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { ResourceCardSlots } from '#ui/slots/ResourceSlots';
import { MediaStripSkeleton } from '#ui/card/MediaSkeletons';
import { PartHead } from '#ui/PartHead';
import { Loaded } from '#ui/states/Loaded';
import { libraryTexts } from './texts';

/** What the person looked at, the last one first. */
export function OpenedPanel() {
  const text = useText(libraryTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(libraryQueries.ListOpenedResources, { lang });
  return (
    <section aria-labelledby="library-opened">
      <PartHead id="library-opened" title={text('opened')} />
      <Loaded
        query={query}
        skeleton={<MediaStripSkeleton />}
        empty={{
          when: ({ rows }) => rows.length === 0,
          show: <Box sx={{ color: 'text.secondary' }}>{text('openedEmpty')}</Box>,
        }}
      >
        {({ rows }) => <ResourceCardSlots resources={rows} label={text('opened')} as="strip" />}
      </Loaded>
    </section>
  );
}
