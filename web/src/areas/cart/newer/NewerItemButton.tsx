import UpdateRounded from '@mui/icons-material/UpdateRounded';
import Button from '@mui/material/Button';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import type { OrderItemProps } from '#core/area-manifest';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { newerTexts } from '../texts';

const NewerResourcesDialog = lazyOverlay(() =>
  import('./NewerResourcesDialog').then((module) => module.NewerResourcesDialog),
);

/** Repeats an ordered piece with a newer one, where there is one; asked once for all pieces of the order. */
export function NewerItemButton({ order, place }: OrderItemProps) {
  const text = useText(newerTexts);
  const { language: lang } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const ids = [...new Set(order.items.map(({ resource_id: id }) => id))];
  const { data } = useCallList(resourceQueries.ListNewerResources, { ids, lang });
  const item = order.items[place];
  const found = data?.rows.find(({ id }) => id === item?.resource_id);
  if (item === undefined || found === undefined || found.candidates.length === 0) return null;
  const { resource_id: pieceId, filename: name } = item;
  return (
    <>
      <Button
        size="small"
        startIcon={<UpdateRounded aria-hidden />}
        aria-label={text('repeatOf', { name })}
        onClick={() => setOpen(true)}
        sx={{ alignSelf: 'start' }}
      >
        {text('repeat')}
      </Button>
      {isOpen && (
        <Suspense>
          <NewerResourcesDialog
            pieceId={pieceId}
            name={name}
            pathOf={(other) => `/order/${other}?again=${order.id}.${place}`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
