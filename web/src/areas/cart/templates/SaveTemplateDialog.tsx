import type { CartEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import { maxTemplateName, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { AddOwnedDialog } from '#ui/record/AddOwnedDialog';
import { useToast } from '#ui/toast/toast-context';
import { templatesPath } from './template-paths';
import { templatesTexts } from '../texts';

interface SaveTemplateDialogProps {
  entry: CartEntry;
  onClose: () => void;
}

/** The restaurant that an entry is for, where the person works for it; else the one that is selected. */
function useRestaurantOf({ restaurant_id: id }: CartEntry) {
  const { restaurant, restaurants } = useSite();
  return restaurants.find((each) => each.id === id) ?? restaurant;
}

/** A name for an entry, and whose it is: a person's own, or its restaurant's. */
export function SaveTemplateDialog({ entry, onClose }: SaveTemplateDialogProps) {
  const text = useText(templatesTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const restaurant = useRestaurantOf(entry);
  return (
    <AddOwnedDialog
      contract={templateCommands.AddTemplate}
      words={templatesTexts}
      title={text('saveTitle')}
      confirm={text('save')}
      name={entry.from.filename.slice(0, maxTemplateName)}
      restaurant={restaurant}
      content={{ made_for: restaurant?.id ?? entry.restaurant_id, entry: toOrderItem(entry) }}
      refresh={[templateQueries.ListTemplates]}
      onAdded={(name) => {
        toast.info(text('added', { name }), { label: text('show'), run: () => void navigate(templatesPath) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
