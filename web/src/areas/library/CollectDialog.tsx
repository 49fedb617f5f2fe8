import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import { Button, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { type CollectionSummary, libraryQueries, libraryCommands } from '@portal/contracts/areas/library';
import { useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { useCallCommand } from '#core/client/use-call-command';
import { useToast } from '#ui/toast/toast-context';
import { useSite } from '#core/session/site';
import { AddOwnedDialog } from '#ui/record/AddOwnedDialog';
import { keepingTexts } from './texts';

interface AddCollectionFormProps {
  resources: readonly number[];
  onClose: () => void;
  onAdded: (id: string) => void;
}

export function AddCollectionForm({ resources, onClose, onAdded }: AddCollectionFormProps) {
  const text = useText(keepingTexts);
  const toast = useToast();
  return (
    <AddOwnedDialog
      contract={libraryCommands.AddCollection}
      words={keepingTexts}
      title={text('newCollection')}
      confirm={text('addCollection')}
      restaurant={useSite().restaurant}
      content={{ resources: [...resources] }}
      refresh={[libraryQueries.ListCollections]}
      onAdded={(name, data) => {
        toast.done(text('collectionAdded', { name }));
        if (data !== undefined) onAdded(data.id);
      }}
      onClose={onClose}
    />
  );
}

const refresh = [libraryQueries.ListCollections, libraryQueries.GetCollection];

function useCollect(ids: readonly number[]) {
  const text = useText(keepingTexts);
  const toast = useToast();
  const adding = useCallCommand(libraryCommands.AddToCollection, {
    refresh,
    optimistic: (cache, { id }) =>
      cache.patch(libraryQueries.ListCollections, (rows) =>
        rows.map((row) =>
          row.id === id ? { ...row, resources: [...new Set([...row.resources, ...ids])] } : row,
        ),
      ),
  });
  const removing = useCallCommand(libraryCommands.RemoveFromCollection, { refresh });
  const collect = async ({ id, name, resources: before }: CollectionSummary) => {
    const { data } = await adding.send({ id, resources: [...ids] });
    const added = data.added.filter((each) => !before.includes(each));
    toast.done(text('collected', { name, count: added.length }), () => {
      if (added.length > 0)
        removing.send({ id, resources: added }).catch((error: unknown) => toast.failed(error));
    });
  };
  return (collection: CollectionSummary) =>
    void collect(collection).catch((error: unknown) => toast.failed(error));
}

interface ChoiceProps {
  collection: CollectionSummary;
  ids: readonly number[];
  onChoose: () => void;
}

function CollectionChoiceItem({ collection, ids, onChoose }: ChoiceProps) {
  const text = useText(keepingTexts);
  const { name, restaurant, resources } = collection;
  const isInIt = ids.every((id) => resources.includes(id));
  const facts = [restaurant?.name ?? text('mine'), text('count', { count: resources.length })];
  return (
    <ListItemButton
      disabled={isInIt}
      onClick={onChoose}
      sx={{ borderRadius: 1, gap: 1.5, minHeight: 56, '&.Mui-disabled': { opacity: 0.75 } }}
    >
      <ListItemText
        primary={name}
        secondary={facts.join(' · ')}
        slotProps={{ primary: { sx: { overflowWrap: 'anywhere', fontWeight: 600 } } }}
      />
      {isInIt ? (
        <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <CheckRounded fontSize="small" color="success" />
          {text('isInIt')}
        </Typography>
      ) : (
        <AddRounded aria-hidden fontSize="small" color="action" />
      )}
    </ListItemButton>
  );
}

interface CollectDialogProps {
  ids: readonly number[];
  onClose: () => void;
  onDone?: () => void;
}

export function CollectDialog({ ids, onClose, onDone }: CollectDialogProps) {
  const text = useText(keepingTexts);
  const [isAdding, setAdding] = useState(false);
  const query = useCallList(libraryQueries.ListCollections, { size: -1, sort: 'name' });
  const collect = useCollect(ids);
  const finish = () => {
    onDone?.();
    onClose();
  };
  if (isAdding || query.data?.total === 0)
    return <AddCollectionForm resources={ids} onClose={onClose} onAdded={finish} />;
  return (
    <TitledDialog
      title={text('collectTitle', { count: ids.length })}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('close')}</Button>}
    >
      <Button fullWidth startIcon={<AddRounded />} onClick={() => setAdding(true)} sx={{ mb: 1.5 }}>
        {text('newCollection')}
      </Button>
      <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rows }) => (
          <List disablePadding aria-label={text('collections')}>
            {rows.map((collection) => (
              <li key={collection.id}>
                <CollectionChoiceItem
                  collection={collection}
                  ids={ids}
                  onChoose={() => {
                    collect(collection);
                    finish();
                  }}
                />
              </li>
            ))}
          </List>
        )}
      </Loaded>
    </TitledDialog>
  );
}
