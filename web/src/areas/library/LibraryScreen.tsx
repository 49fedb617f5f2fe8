import { Box, Button, Stack, Typography } from '@mui/material';
import {
  libraryQueries,
  regionDays,
  type Favourite,
  libraryCommands,
  type CollectionSummary,
  minRestaurants,
} from '@portal/contracts/areas/library';
import { useState, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import AddRounded from '@mui/icons-material/AddRounded';
import LinkRounded from '@mui/icons-material/LinkRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { Page } from '#ui/Page';
import { Part } from '#ui/part/Part';
import { useSlots, ResourceCardSlots, ResourcesActionSlots } from '#ui/slots/Slots';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { MediaStripSkeleton, MediaGridSkeleton } from '#ui/card/MediaGrid';
import { PartHead } from '#ui/PartHead';
import { Loaded } from '#ui/states/Loaded';
import { useCallCommand } from '#core/client/use-call-command';
import { useMay } from '#core/session/use-may';
import { EmptyState } from '#ui/states/EmptyState';
import { useToast } from '#ui/toast/toast-context';
import { TrayDrawing } from '#ui/drawings/EmptyDrawings';
import { lazyOverlay } from '#ui/part/lazy-part';
import { SkeletonCards } from '#ui/states/Skeletons';
import { CardLink } from '#ui/card/CardLink';
import { libraryTexts } from './texts';
import { GoneNotice } from './GoneNotice';
import { collectionPath } from './library';

const sheets = {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 0.75,
  p: 1.5,
  bgcolor: 'background.sunken',
  '& > *': { width: '100%', minWidth: 0, aspectRatio: '3 / 4', borderRadius: 0.5 },
  '& > img': { objectFit: 'cover' },
  '& > i': { border: 'thin dashed', borderColor: 'control', opacity: 0.4 },
} as const;

const places = [0, 1, 2, 3] as const;

function CollectionCard({ collection }: { collection: CollectionSummary }) {
  const text = useText(libraryTexts);
  const { id, name, restaurant, resources, thumbs, shared, followed } = collection;
  return (
    <Box component={CardLink} to={collectionPath(id)} sx={{ bgcolor: 'background.paper' }}>
      <Box aria-hidden sx={sheets}>
        {places.map((place) => {
          const thumb = thumbs[place];
          return thumb === undefined ? (
            <i key={place} />
          ) : (
            <img key={place} src={`${thumb}&width=320`} alt="" loading="lazy" />
          );
        })}
      </Box>
      <Box sx={{ p: 1.5, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" className="name" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography
          variant="body2"
          component="div"
          color="textSecondary"
          sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 0.75, pt: 0.25 }}
        >
          <span>
            {text('count', { count: resources.length })} · {restaurant?.name ?? text('mine')}
          </span>
          {shared && <LinkRounded fontSize="small" titleAccess={text('shared')} />}
          {followed && <NotificationsActiveRounded fontSize="small" titleAccess={text('follow')} />}
        </Typography>
      </Box>
    </Box>
  );
}

const AddCollectionForm = lazyOverlay(() =>
  import('./CollectDialog').then((module) => module.AddCollectionForm),
);

function CollectionGrid({ rows, label }: { rows: readonly CollectionSummary[]; label: string }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {rows.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </Box>
  );
}

function FollowedGrid() {
  const text = useText(libraryTexts);
  const { data } = useCallList(libraryQueries.ListFollowedCollections, {});
  if (data === undefined || data.total === 0) return null;
  return (
    <Box sx={{ pt: 4 }}>
      <Typography variant="h4" component="h3" sx={{ pb: 1.5 }}>
        {text('followedCollections')}
      </Typography>
      <CollectionGrid rows={data.rows} label={text('followedCollections')} />
    </Box>
  );
}

function CollectionsPanel() {
  const text = useText(libraryTexts);
  const may = useMay();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const query = useCallList(libraryQueries.ListCollections, { size: -1 });
  const add = may(libraryCommands.AddCollection) && (
    <Button startIcon={<AddRounded />} onClick={() => setAdding(true)}>
      {text('newCollection')}
    </Button>
  );
  return (
    <section aria-labelledby="library-collections">
      <PartHead
        id="library-collections"
        title={text('collections')}
        actions={query.data !== undefined && query.data.total > 0 && add}
      />
      <Loaded
        query={query}
        skeleton={<SkeletonCards cards={3} />}
        empty={{
          when: ({ total }) => total === 0,
          show: (
            <EmptyState
              level="h3"
              drawing={<TrayDrawing />}
              title={text('collectionsEmpty')}
              text={text('collectionsEmptyText')}
              action={add}
            />
          ),
        }}
      >
        {({ rows }) => <CollectionGrid rows={rows} label={text('collections')} />}
      </Loaded>
      <FollowedGrid />
      {isAdding && (
        <Suspense>
          <AddCollectionForm
            resources={[]}
            onClose={() => setAdding(false)}
            onAdded={(id) => void navigate(collectionPath(id))}
          />
        </Suspense>
      )}
    </section>
  );
}

const { ListFavourites, GetLibraryMarks } = libraryQueries;

/** Two rows of a large screen, so that the next part is in view. */
const maxFirst = 10;

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
        resources={isWhole ? seen : seen.slice(0, maxFirst)}
        label={text('favourites')}
        as="grid"
      />
      {!isWhole && seen.length > maxFirst && (
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

function FavouritesPanel() {
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

function RegionPanel({ restaurantId }: { restaurantId: number }) {
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
          show: (
            <Box sx={{ color: 'text.secondary' }}>
              {text('regionEmpty', { days: regionDays, min: minRestaurants })}
            </Box>
          ),
        }}
      >
        {({ rows }) => (
          <>
            <Box sx={{ color: 'text.secondary', mt: -1, pb: 2 }}>
              {text('regionText', { days: regionDays, min: minRestaurants })}
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

function OpenedPanel() {
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

function LibraryPanelSlots() {
  return useSlots('libraryPanels').map(({ area, part }) => <Part key={area} load={part} place="line" />);
}

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
