import Stack from '@mui/material/Stack';
import type { CartEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import { maxTemplateName, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { useNavigate } from 'react-router-dom';
import { useText } from '#app/i18n/use-text';
import { useSite } from '#app/session/site';
import { FormDialog } from '#ui/form/FormDialog';
import { useCommandForm } from '#ui/form/use-command-form';
import { RecordText } from '#ui/record/RecordFields';
import { type Owner, OwnerChoice } from '#ui/OwnerChoice';
import { useToast } from '#ui/toast/toast-context';
import { templatesPath } from './template-paths';
import { templatesMessages } from './templates.messages';

interface SaveTemplateDialogProps {
  entry: CartEntry;
  onClose: () => void;
}

type Values = { name: string; whose: Owner };

/** The restaurant that an entry is for, where the person works for it; else the one that is selected. */
function useRestaurantOf({ restaurant_id: id }: CartEntry) {
  const { restaurant, restaurants } = useSite();
  return restaurants.find((each) => each.id === id) ?? restaurant;
}

/** A name for an entry, and whose it is: a person's own, or its restaurant's. */
export function SaveTemplateDialog({ entry, onClose }: SaveTemplateDialogProps) {
  const text = useText(templatesMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const restaurant = useRestaurantOf(entry);
  const form = useCommandForm<typeof templateCommands.AddTemplate, Values>(templateCommands.AddTemplate, {
    words: templatesMessages,
    initial: { name: entry.from.filename.slice(0, maxTemplateName), whose: 'mine' },
    toInput: ({ name, whose }) => ({
      name,
      made_for: restaurant?.id ?? entry.restaurant_id,
      entry: toOrderItem(entry),
      ...(whose === 'restaurant' && restaurant !== null && { restaurant_id: restaurant.id }),
    }),
    refresh: [templateQueries.ListTemplates],
    onSent: (_data, { name }) => {
      toast.info(text('added', { name }), { label: text('show'), run: () => void navigate(templatesPath) });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={text('saveTitle')} confirm={text('save')} width="xs" onClose={onClose}>
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
