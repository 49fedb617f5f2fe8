import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { LibraryPanelSlots } from '#ui/slots/LibrarySlots';
import { Page } from '#ui/Page';
import { CollectionsPanel } from './CollectionsPanel';
import { FavouritesPanel } from './FavouritesPanel';
import { libraryTexts } from './texts';
import { OpenedPanel } from './OpenedPanel';
import { RegionPanel } from './RegionPanel';

/** Everything a person keeps of the catalogue, and what others order. */
export function LibraryScreen() {
  const text = useText(libraryTexts);
  const { restaurant } = useSite();
  return (
    <Page title={text('title')} subtitle={text('subtitle')}>
      <Stack spacing={{ xs: 5, md: 7 }}>
        <FavouritesPanel />
        <CollectionsPanel />
        <LibraryPanelSlots />
        <OpenedPanel />
        {restaurant !== null && <RegionPanel restaurantId={restaurant.id} />}
      </Stack>
    </Page>
  );
}
