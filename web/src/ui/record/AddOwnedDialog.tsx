import { Stack } from '@mui/material';
import type { CommandContract, InputOf, OutputOf, QueryContract } from '@portal/contracts/kernel';
import type { Messages } from '#core/i18n/define-texts';
import { useText } from '#core/i18n/use-text';
import { FormDialog } from '../form/FormDialog';
import { useCommandForm } from '../form/use-command-form';
import { Segmented } from '../Segmented';
import { RecordText } from './RecordFields';
import { recordTexts } from '../texts';

type Owner = 'mine' | 'restaurant';

interface AddOwnedDialogProps<C extends CommandContract> {
  contract: C;
  /** `name` and `mine`. */
  words: Messages;
  title: string;
  confirm: string;
  /** Suggested name. */
  name?: string;
  restaurant: { readonly id: number; readonly name: string } | null;
  content: Omit<InputOf<C>, 'name' | 'restaurant_id'>;
  refresh: readonly QueryContract[];
  onAdded: (name: string, data: OutputOf<C> | undefined) => void;
  onClose: () => void;
}

export function AddOwnedDialog<C extends CommandContract>(props: AddOwnedDialogProps<C>) {
  const { contract, words, title, confirm, restaurant, content, refresh, onAdded, onClose } = props;
  const text = useText(words);
  const common = useText(recordTexts);
  const form = useCommandForm<C, { name: string; whose: Owner }>(contract, {
    words,
    initial: { name: props.name ?? '', whose: 'mine' },
    toInput: ({ name, whose }) => {
      const ofRestaurant = whose === 'restaurant' && restaurant !== null && { restaurant_id: restaurant.id };
      return { name, ...content, ...ofRestaurant } as InputOf<C>;
    },
    refresh,
    onSent: (data, { name }) => onAdded(name, data),
  });
  return (
    <FormDialog form={form} title={title} confirm={confirm} onClose={onClose} width="xs">
      <Stack spacing={2.5} sx={{ pt: 0.5 }}>
        <RecordText {...form.field('name')} autoFocus />
        {restaurant !== null && (
          <Segmented<Owner>
            label={common('whose')}
            options={[
              { value: 'mine', label: text('mine') },
              { value: 'restaurant', label: restaurant.name },
            ]}
            value={form.values.whose}
            onChange={(whose) => form.set('whose', whose)}
          />
        )}
      </Stack>
    </FormDialog>
  );
}
