import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type CollectionDetail, libraryCommands } from '@portal/contracts/areas/library';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { ResourceCardSlots, ResourcesActionSlots } from '#ui/slots/ResourceSlots';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { GoneNotice } from '../GoneNotice';
import { libraryPath } from '../library-paths';
import { libraryTexts } from '../texts';
import { CollectionMenu } from './CollectionMenu';
import { SharePanel } from './SharePanel';
import { SortResourcesPanel } from './SortResourcesPanel';
import { useCollectionChanges, type CollectionChanges } from './use-collection-changes';

const seenIn = ({ entries }: CollectionDetail) => entries.flatMap(({ resource }) => resource ?? []);

interface PartProps {
  collection: CollectionDetail;
  changes: CollectionChanges;
}

function FollowButton({ collection: { followed }, changes }: PartProps) {
  const text = useText(libraryTexts);
  const may = useMay();
  if (!may(libraryCommands.FollowCollection)) return null;
  return (
    <Button
      aria-pressed={followed}
      startIcon={followed ? <NotificationsActiveRounded color="primary" /> : <NotificationsNoneRounded />}
      onClick={() => changes.follow(!followed)}
    >
      {text('follow')}
    </Button>
  );
}

/** Nothing is in it: how something gets there. */
function EmptyCollectionNotice() {
  const text = useText(libraryTexts);
  return (
    <EmptyState
      title={text('collectionEmpty')}
      text={text('collectionEmptyText')}
      action={
        <Button component={Link} to="/nacional" variant="contained" color="primary">
          {text('toCatalogue')}
        </Button>
      }
    />
  );
}

/** What is in it as the catalogue shows it, and how much of it is not for these eyes. */
function ContentPanel({ collection, changes, mayChange }: PartProps & { mayChange: boolean }) {
  const text = useText(libraryTexts);
  const { entries, hidden, mine } = collection;
  const gone = entries.flatMap(({ id, resource }) => (resource === null ? [id] : []));
  return (
    <div>
      <ResourceCardSlots resources={seenIn(collection)} label={text('pieces')} as="grid" />
      {hidden > 0 && (
        <GoneNotice
          text={text(mine ? 'gone' : 'hidden', { count: hidden })}
          onRemove={mayChange && gone.length > 0 ? () => changes.remove(gone) : undefined}
        />
      )}
    </div>
  );
}

function SortButton({ isOn, onTurn }: { isOn: boolean; onTurn: () => void }) {
  const text = useText(libraryTexts);
  return (
    <Button aria-pressed={isOn} startIcon={<SwapVertRounded />} onClick={onTurn}>
      {text(isOn ? 'sortDone' : 'sort')}
    </Button>
  );
}

interface ActionsProps extends PartProps {
  mayChange: boolean;
  isSorting: boolean;
  onSort: () => void;
}

/** What can be done with all of it. */
function CollectionActionsBar({ collection, changes, mayChange, isSorting, onSort }: ActionsProps) {
  const { entries } = collection;
  const seen = seenIn(collection);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {seen.length > 0 && (
        <>
          <ResourcesActionSlots place="orderResources" resources={seen} />
          <ResourcesActionSlots place="downloadResources" resources={seen} />
        </>
      )}
      {mayChange && entries.length > 1 && <SortButton isOn={isSorting} onTurn={onSort} />}
      <FollowButton collection={collection} changes={changes} />
      {mayChange && <CollectionMenu collection={collection} />}
    </Box>
  );
}

/** What is in it: as it is shown, or while it is put into another order. */
function CollectionContent(props: PartProps & { mayChange: boolean; isSorting: boolean }) {
  const { collection, changes, mayChange, isSorting } = props;
  const { entries, hidden } = collection;
  if (entries.length + hidden === 0) return <EmptyCollectionNotice />;
  if (isSorting && mayChange) return <SortResourcesPanel entries={entries} changes={changes} />;
  return <ContentPanel collection={collection} changes={changes} mayChange={mayChange} />;
}

/** One collection: what can be done with all of it, its link, and what is in it. */
export function CollectionPage({ collection }: { collection: CollectionDetail }) {
  const text = useText(libraryTexts);
  const may = useMay();
  const [isSorting, setSorting] = useState(false);
  const changes = useCollectionChanges(collection);
  const { id, name, restaurant, mine, shared } = collection;
  const mayChange = mine && may(libraryCommands.UpdateCollection);
  const whose = restaurant?.name ?? text(mine ? 'mine' : 'shared');
  const parts = { collection, changes, mayChange, isSorting };
  return (
    <Page
      title={name}
      subtitle={`${text('count', { count: seenIn(collection).length })} · ${whose}`}
      crumbs={[{ label: text('title'), to: libraryPath }]}
    >
      <Stack spacing={{ xs: 3, md: 4 }}>
        <CollectionActionsBar {...parts} onSort={() => setSorting(!isSorting)} />
        {mayChange && <SharePanel id={id} shared={shared} onShare={changes.share} />}
        <CollectionContent {...parts} />
      </Stack>
    </Page>
  );
}
