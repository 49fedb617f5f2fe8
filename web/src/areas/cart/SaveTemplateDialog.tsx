import type { CartEntry } from '@portal/contracts/areas/cart';
import { toOrderItem } from '@portal/contracts/areas/orders';
import { maxTemplateName, templateCommands, templateQueries } from '@portal/contracts/areas/templates';
import { useNavigate } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useSite } from '#core/session/site';
import { AddOwnedDialog } from '#ui/record/AddOwnedDialog';
import { useToast } from '#ui/toast/toast-context';
import { templatesPath } from './templates';
import { templatesTexts } from './texts';

interface SaveTemplateDialogProps {
  entry: CartEntry;
  onClose: () => void;
}

export function SaveTemplateDialog({ entry, onClose }: SaveTemplateDialogProps) {
  const text = useText(templatesTexts);
  const toast = useToast();
  const navigate = useNavigate();
  const { restaurant: selected, restaurants } = useSite();
  const restaurant = restaurants.find(({ id }) => id === entry.restaurant_id) ?? selected;
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
