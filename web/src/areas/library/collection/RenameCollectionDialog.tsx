import { type CollectionDetail, libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useText } from '#app/i18n/use-text';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { libraryMessages } from '../library.messages';

interface RenameCollectionDialogProps {
  collection: Pick<CollectionDetail, 'id' | 'name' | 'version'>;
  onClose: () => void;
}

/** Gives a collection another name. */
export function RenameCollectionDialog({ collection, onClose }: RenameCollectionDialogProps) {
  const text = useText(libraryMessages);
  const toast = useToast();
  const { id, version } = collection;
  const form = useCommandForm<typeof libraryCommands.UpdateCollection, { name: string }>(
    libraryCommands.UpdateCollection,
    {
      words: libraryMessages,
      initial: { name: collection.name },
      toInput: ({ name }) => ({ id, name, version }),
      refresh: [libraryQueries.GetCollection, libraryQueries.ListCollections],
      onSent: () => {
        toast.done(text('saved'));
        onClose();
      },
    },
  );
  return (
    <FormDialog form={form} title={text('renameTitle')} confirm={text('save')} width="xs" onClose={onClose}>
      <RecordText {...form.field('name')} autoFocus />
    </FormDialog>
  );
}
