import AddRounded from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type CollectionSummary, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { PartHead } from '#ui/PartHead';
import { lazyOverlay } from '#ui/part/lazy-part';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonCards } from '#ui/states/Skeletons';
import { CollectionCard } from './CollectionCard';
import { collectionPath } from './library-paths';
import { libraryTexts } from './texts';

const AddCollectionForm = lazyOverlay(() =>
  import('./keeping/AddCollectionForm').then((module) => module.AddCollectionForm),
);

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

function CollectionGrid({ rows, label }: { rows: readonly CollectionSummary[]; label: string }) {
  return (
    <Grid aria-label={label}>
      {rows.map((collection) => (
        <li key={collection.id}>
          <CollectionCard collection={collection} />
        </li>
      ))}
    </Grid>
  );
}

/** Collections of others that are followed; nothing where there is none. */
function FollowedGrid() {
  const text = useText(libraryTexts);
  const { data } = useCallList(libraryQueries.ListFollowedCollections, {});
  if (data === undefined || data.total === 0) return null;
  return (
    <Box sx={{ pt: 4 }}>
      <Box component="h3" sx={{ typography: 'h4', m: 0, pb: 1.5 }}>
        {text('followedCollections')}
      </Box>
      <CollectionGrid rows={data.rows} label={text('followedCollections')} />
    </Box>
  );
}

/** Collections of the person and of their restaurants; and those of others that they follow. */
export function CollectionsPanel() {
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
