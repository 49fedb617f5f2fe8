import DeleteRounded from '@mui/icons-material/DeleteRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import MoreVertRounded from '@mui/icons-material/MoreVertRounded';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type CollectionDetail, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallCommand } from '#app/client/use-call-command';
import { useText } from '#app/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
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
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const removal = useCollectionRemoval();
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={text('moreOf', { name: collection.name })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVertRounded />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => setRenaming(true))}>
          <ListItemIcon>
            <EditRounded fontSize="small" />
          </ListItemIcon>
          {text('rename')}
        </MenuItem>
        <MenuItem onClick={choose(() => removal.ask(collection))}>
          <ListItemIcon>
            <DeleteRounded fontSize="small" />
          </ListItemIcon>
          {text('delete')}
        </MenuItem>
      </Menu>
      <QuestionDialog question={removal} />
      {isRenaming && (
        <Suspense>
          <RenameCollectionDialog collection={collection} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  );
}
