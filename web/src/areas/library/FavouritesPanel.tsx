import Button from '@mui/material/Button';
import { type Favourite, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { ResourceCardSlots, ResourcesActionSlots } from '#ui/slots/ResourceSlots';
import { MediaGridSkeleton } from '#ui/card/MediaSkeletons';
import { PartHead } from '#ui/PartHead';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { GoneNotice } from './GoneNotice';
import { libraryTexts } from './texts';

const { ListFavourites, GetLibraryMarks } = libraryQueries;

/** Two rows of a large screen: what else is kept should be seen as well. */
const first = 10;

function FavouritesGrid({ favourites }: { favourites: readonly Favourite[] }) {
  const text = useText(libraryTexts);
  const toast = useToast();
  const may = useMay();
  const { sendAll } = useCallCommand(libraryCommands.RemoveFavourite, {
    refresh: [ListFavourites, GetLibraryMarks],
  });
  const [isWhole, setWhole] = useState(false);
  const seen = favourites.flatMap(({ resource }) => resource ?? []);
  const gone = favourites.flatMap(({ id, resource }) => (resource === null ? [{ id }] : []));
  const remove = async () => {
    const [failed] = (await sendAll(gone)).flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
    if (failed !== undefined) toast.failed(failed);
  };
  return (
    <>
      <ResourceCardSlots
        resources={isWhole ? seen : seen.slice(0, first)}
        label={text('favourites')}
        as="grid"
      />
      {!isWhole && seen.length > first && (
        <Button sx={{ mt: 3 }} onClick={() => setWhole(true)}>
          {text('allFavourites', { count: seen.length })}
        </Button>
      )}
      {gone.length > 0 && (
        <GoneNotice
          text={text('gone', { count: gone.length })}
          onRemove={may(libraryCommands.RemoveFavourite) ? () => void remove() : undefined}
        />
      )}
    </>
  );
}

/** The own favourites, the newest first. */
export function FavouritesPanel() {
  const text = useText(libraryTexts);
  const { language: lang } = useLanguage();
  const query = useCallList(ListFavourites, { size: -1, lang });
  const seen = query.data?.rows.flatMap(({ resource }) => resource ?? []) ?? [];
  return (
    <section aria-labelledby="library-favourites">
      <PartHead
        id="library-favourites"
        title={text('favourites')}
        actions={seen.length > 1 && <ResourcesActionSlots place="orderResources" resources={seen} />}
      />
      <Loaded
        query={query}
        skeleton={<MediaGridSkeleton pieces={5} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              level="h3"
              title={text('favouritesEmpty')}
              text={text('favouritesEmptyText')}
              action={
                <Button component={Link} to="/nacional" variant="contained" color="primary">
                  {text('toCatalogue')}
                </Button>
              }
            />
          ),
        }}
      >
        {({ rows }) => <FavouritesGrid favourites={rows} />}
      </Loaded>
    </section>
  );
}
