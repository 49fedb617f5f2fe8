import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { type CollectionDetail, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { MoreMenu } from '#ui/MoreMenu';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useRemoval } from '#ui/record/use-removal';
import { libraryPath } from '../library-paths';
import { libraryMessages } from '../library.messages';

const RenameCollectionDialog = lazyOverlay(() =>
  import('./RenameCollectionDialog').then((module) => module.RenameCollectionDialog),
);
const refresh = { refresh: [libraryQueries.ListCollections, libraryQueries.GetCollection] };

function useCollectionRemoval() {
  const text = useText(libraryMessages);
  const navigate = useNavigate();
  const deleting = useCallCommand(libraryCommands.DeleteCollection, {
    refresh: [libraryQueries.ListCollections],
  });
  const restoring = useCallCommand(libraryCommands.RestoreCollection, refresh);
  return useRemoval<CollectionDetail>({
    remove: ({ id }) => deleting.send({ id }),
    restore: ({ id }) => restoring.send({ id }),
    words: {
      title: () => text('deleteTitle'),
      text: ({ name }) => text('deleteText', { name }),
      confirm: () => text('deleteConfirm'),
      removed: ({ name }) => text('deleted', { name }),
      restored: ({ name }) => text('restored', { name }),
    },
    onGone: () => void navigate(libraryPath),
  });
}

/** What is done to a collection now and then: another name, or its end. */
export function CollectionMenu({ collection }: { collection: CollectionDetail }) {
  const text = useText(libraryMessages);
  const [isRenaming, setRenaming] = useState(false);
  const removal = useCollectionRemoval();
  return (
    <>
      <MoreMenu
        label={text('moreOf', { name: collection.name })}
        actions={[
          { label: text('rename'), Icon: EditRounded, run: () => setRenaming(true) },
          { label: text('delete'), Icon: DeleteRounded, run: () => removal.ask(collection) },
        ]}
      />
      <QuestionDialog question={removal} />
      {isRenaming && (
        <Suspense>
          <RenameCollectionDialog collection={collection} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
