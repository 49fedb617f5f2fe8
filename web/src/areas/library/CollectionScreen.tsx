import { libraryQueries, type CollectionDetail, libraryCommands } from '@portal/contracts/areas/library';
import { Box, Button, IconButton, Stack, Typography } from '@mui/material';
import { Link, useParams, useNavigate } from 'react-router-dom';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import NotificationsNoneRounded from '@mui/icons-material/NotificationsNoneRounded';
import SwapVertRounded from '@mui/icons-material/SwapVertRounded';
import { useState } from 'react';
import CloseRounded from '@mui/icons-material/CloseRounded';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { MediaGridSkeleton } from '#ui/card/MediaGrid';
import { SearchDrawing } from '#ui/drawings/EmptyDrawings';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { useMay } from '#core/session/use-may';
import { ResourceCardSlots, ResourcesActionSlots } from '#ui/slots/Slots';
import { NamedRecordMenu } from '#ui/record/NamedRecordMenu';
import { CopyField } from '#ui/fields/CopyField';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { radii } from '#core/theme/tokens';
import { SortTree } from '#ui/tree/SortTree';
import { useCallCommand } from '#core/client/use-call-command';
import type { CallCache } from '#core/client/call-cache';
import { useToast } from '#ui/toast/toast-context';
import { libraryPath, collectionPath } from './library';
import { libraryTexts } from './texts';
import { GoneNotice } from './GoneNotice';

const { GetCollection, ListCollections, ListFollowedCollections } = libraryQueries;
const refresh = [GetCollection, ListCollections];

const patch = (
  cache: CallCache,
  id: string,
  change: (shown: CollectionDetail) => Partial<CollectionDetail>,
) => cache.patch(GetCollection, (shown) => (shown.id === id ? { ...shown, ...change(shown) } : shown));

/** Optimistic. */
function useCollectionChanges({ id, entries }: CollectionDetail) {
  const text = useText(libraryTexts);
  const toast = useToast();
  const fail = (error: unknown) => toast.failed(error);

  const sorting = useCallCommand(libraryCommands.SortCollection, {
    refresh,
    optimistic: (cache, { resources }) =>
      patch(cache, id, (shown) => ({
        entries: (resources as number[]).flatMap(
          (each) => shown.entries.find((entry) => entry.id === each) ?? [],
        ),
      })),
  });
  const removing = useCallCommand(libraryCommands.RemoveFromCollection, {
    refresh,
    optimistic: (cache, { resources }) =>
      patch(cache, id, (shown) => ({
        entries: shown.entries.filter((entry) => !(resources as number[]).includes(entry.id)),
      })),
  });
  const adding = useCallCommand(libraryCommands.AddToCollection, { refresh });
  const sharing = useCallCommand(libraryCommands.ShareCollection, {
    refresh,
    optimistic: (cache, { shared }) => patch(cache, id, () => ({ shared: shared === true })),
  });
  const following = useCallCommand(libraryCommands.FollowCollection, {
    refresh: [...refresh, ListFollowedCollections],
    optimistic: (cache, { on }) => patch(cache, id, () => ({ followed: on === true })),
  });

  const remove = async (resources: number[]) => {
    const order = entries.map((entry) => entry.id);
    const putBack = async () => {
      await adding.send({ id, resources });
      await sorting.send({ id, resources: order });
    };
    await removing.send({ id, resources });
    toast.done(text('takenOut', { count: resources.length }), () => void putBack().catch(fail));
  };
  return {
    sort: (resources: number[]) => void sorting.send({ id, resources }).catch(fail),
    remove: (resources: number[]) => void remove(resources).catch(fail),
    share: (shared: boolean) => void sharing.send({ id, shared }).catch(fail),
    follow: (on: boolean) => void following.send({ id, on }).catch(fail),
  };
}

type CollectionChanges = ReturnType<typeof useCollectionChanges>;

interface SortResourcesPanelProps {
  entries: CollectionDetail['entries'];
  changes: Pick<CollectionChanges, 'sort' | 'remove'>;
}

const top = -1;
const closed = () => false;
const nothing = () => undefined;

function SortResourcesPanel({ entries, changes }: SortResourcesPanelProps) {
  const text = useText(libraryTexts);
  const byId = new Map(entries.map((entry) => [entry.id, entry.resource]));
  const nameOf = (id: number) => byId.get(id)?.name ?? text('goneName');
  return (
    <SortTree
      label={text('pieces')}
      nodes={entries.map(({ id }) => ({ id, parentId: top, name: nameOf(id) }))}
      isOpen={closed}
      onTurn={nothing}
      onReorder={(order) => changes.sort(order)}
      row={{
        content: (id) => {
          const resource = byId.get(id);
          return (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
              <Box
                component={resource?.thumb ? 'img' : 'i'}
                alt=""
                src={resource?.thumb ? `${resource.thumb}&width=320` : undefined}
                sx={{
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  objectFit: 'cover',
                  borderRadius: `${radii.control}px`,
                  bgcolor: 'background.sunken',
                }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
                  {nameOf(id)}
                </Typography>
                <Typography variant="caption" component="div" color="textSecondary">
                  {resource?.type.name}
                </Typography>
              </Box>
            </Box>
          );
        },
        actions: (id) => (
          <IconButton
            size="small"
            aria-label={text('remove', { name: nameOf(id) })}
            onClick={() => changes.remove([id])}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        ),
      }}
    />
  );
}

interface SharePanelProps {
  id: string;
  shared: boolean;
  onShare: (shared: boolean) => void;
}

function SharePanel({ id, shared, onShare }: SharePanelProps) {
  const text = useText(libraryTexts);
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <SwitchInput
        label={text('share')}
        hint={text('shareHint')}
        checked={shared}
        onChange={(checked) => onShare(checked)}
      />
      {shared && (
        <CopyField label={text('shareLink')} value={`${window.location.origin}${collectionPath(id)}`} />
      )}
    </Box>
  );
}

const spec = {
  words: libraryTexts,
  calls: {
    list: libraryQueries.ListCollections,
    get: libraryQueries.GetCollection,
    update: libraryCommands.UpdateCollection,
    delete: libraryCommands.DeleteCollection,
    restore: libraryCommands.RestoreCollection,
  },
};

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

interface ActionsProps extends PartProps {
  mayChange: boolean;
  isSorting: boolean;
  onSort: () => void;
}

function CollectionActionsBar({ collection, changes, mayChange, isSorting, onSort }: ActionsProps) {
  const text = useText(libraryTexts);
  const navigate = useNavigate();
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
      {mayChange && entries.length > 1 && (
        <Button aria-pressed={isSorting} startIcon={<SwapVertRounded />} onClick={onSort}>
          {text(isSorting ? 'sortDone' : 'sort')}
        </Button>
      )}
      <FollowButton collection={collection} changes={changes} />
      {mayChange && (
        <NamedRecordMenu spec={spec} record={collection} onGone={() => void navigate(libraryPath)} />
      )}
    </Box>
  );
}

function CollectionContent(props: PartProps & { mayChange: boolean; isSorting: boolean }) {
  const { collection, changes, mayChange, isSorting } = props;
  const { entries, hidden } = collection;
  if (entries.length + hidden === 0) return <EmptyCollectionNotice />;
  if (isSorting && mayChange) return <SortResourcesPanel entries={entries} changes={changes} />;
  return <ContentPanel collection={collection} changes={changes} mayChange={mayChange} />;
}

function CollectionPage({ collection }: { collection: CollectionDetail }) {
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

/** Deleted, unshared, or never there: the answer is the same. */
function MissingCollectionNotice() {
  const text = useText(libraryTexts);
  return (
    <Page title={text('title')}>
      <EmptyState
        drawing={<SearchDrawing />}
        title={text('missing')}
        text={text('missingText')}
        action={
          <Button component={Link} to={libraryPath} variant="contained" color="primary">
            {text('title')}
          </Button>
        }
      />
    </Page>
  );
}

export function CollectionScreen() {
  const { id = '' } = useParams();
  const { language: lang } = useLanguage();
  const query = useCallQuery(libraryQueries.GetCollection, { id, lang });
  if (query.error !== null && [400, 404].includes(query.error.status)) return <MissingCollectionNotice />;
  return (
    <Loaded query={query} skeleton={<MediaGridSkeleton />}>
      {(collection) => <CollectionPage collection={collection} />}
    </Loaded>
  );
}
