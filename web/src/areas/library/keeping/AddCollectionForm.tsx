import Stack from '@mui/material/Stack';
import { libraryCommands, libraryQueries } from '@portal/contracts/areas/library';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { type Owner, OwnerChoice } from '#ui/OwnerChoice';
import { useToast } from '#ui/toast/toast-context';
import { keepingMessages } from './keeping.messages';

interface AddCollectionFormProps {
  /** What it begins with. */
  resources: readonly number[];
  onClose: () => void;
  onAdded: (id: string) => void;
}

type Values = { name: string; whose: Owner };

/** A name, and whose it is: a person's own, or the selected restaurant's. */
export function AddCollectionForm({ resources, onClose, onAdded }: AddCollectionFormProps) {
  const text = useText(keepingMessages);
  const toast = useToast();
  const { restaurant } = useSite();
  const form = useCommandForm<typeof libraryCommands.AddCollection, Values>(libraryCommands.AddCollection, {
    words: keepingMessages,
    initial: { name: '', whose: 'mine' },
    toInput: ({ name, whose }) => ({
      name,
      resources: [...resources],
      ...(whose === 'restaurant' && restaurant !== null && { restaurant_id: restaurant.id }),
    }),
    refresh: [libraryQueries.ListCollections],
    onSent: (data, { name }) => {
      toast.done(text('collectionAdded', { name }));
      if (data !== undefined) onAdded(data.id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={text('newCollection')}
      confirm={text('addCollection')}
      width="xs"
      onClose={onClose}
    >
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <RecordText {...form.field('name')} autoFocus />
        {restaurant !== null && (
          <OwnerChoice
            label={text('whose')}
            mine={text('mine')}
            restaurant={restaurant.name}
            value={form.values.whose}
            onChange={(whose) => form.set('whose', whose)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
