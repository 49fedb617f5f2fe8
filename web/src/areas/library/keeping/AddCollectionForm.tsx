import { libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { AddOwnedDialog } from '#ui/record/AddOwnedDialog';
import { useToast } from '#ui/toast/toast-context';
import { keepingTexts } from '../texts';

interface AddCollectionFormProps {
  /** What it begins with. */
  resources: readonly number[];
  onClose: () => void;
  onAdded: (id: string) => void;
}

/** A name, and whose it is: a person's own, or the selected restaurant's. */
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
