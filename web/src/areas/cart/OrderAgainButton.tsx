import ReplayRounded from '@mui/icons-material/ReplayRounded';
import UpdateRounded from '@mui/icons-material/UpdateRounded';
import { Button, IconButton, Tooltip } from '@mui/material';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import type { OrderItemProps, OrderRowProps } from '#core/area-manifest';
import { useCallClient } from '#core/client/call-client';
import { useCallList } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { lazyOverlay } from '#ui/part/lazy-part';
import { SaveTemplateButton } from './SaveTemplateButton';
import { copyFiles } from './copy-files';
import { nullIfMissing, useItemAgain, usePutIntoCart } from './order-again';
import { againTexts, newerTexts } from './texts';

const NewerResourcesDialog = lazyOverlay(() =>
  import('./NewerResourcesDialog').then((module) => module.NewerResourcesDialog),
);

const RepeatOrderDialog = lazyOverlay(() =>
  import('./NewerResourcesDialog').then((module) => module.RepeatOrderDialog),
);

function useCopiedItem(order: OrderDetail) {
  const client = useCallClient();
  const itemAgain = useItemAgain();
  return async (item: OrderedItem, { mayLoseFormat }: { mayLoseFormat: boolean }) => {
    const { data } = await client.send(resourceQueries.GetResource, { id: String(item.resource_id) });
    const again = itemAgain(order, item, data);
    if (again === null || (!mayLoseFormat && again.lost.includes('to.file'))) return null;
    return { ...again, entry: { ...again.entry, ...(await copyFiles(client, order.id, item)) } };
  };
}

/** Leaves out items whose format is gone. */
export function OrderAgainButton({ order }: { order: OrderDetail }) {
  const text = useText(againTexts);
  const copiedItem = useCopiedItem(order);
  const { isBusy, put } = usePutIntoCart();
  const orderAgain = () =>
    put(order.items, {
      entryOf: (item) => copiedItem(item, { mayLoseFormat: false }),
      nameOf: ({ filename }) => filename,
      none: text('noneLeft'),
      added: (count) => text('added', { count }),
    });
  return (
    <Button disabled={isBusy} startIcon={<ReplayRounded aria-hidden />} onClick={() => void orderAgain()}>
      {text(isBusy ? 'adding' : 'orderAgain')}
    </Button>
  );
}

export function SaveItemButton({ order, place }: OrderItemProps) {
  const copiedItem = useCopiedItem(order);
  const item = order.items[place];
  if (item === undefined) return null;
  return (
    <SaveTemplateButton
      name={item.filename}
      entryOf={async () => (await nullIfMissing(copiedItem(item, { mayLoseFormat: true })))?.entry ?? null}
      as="small"
    />
  );
}

/** All items of the order share one query. */
export function NewerItemButton({ order, place }: OrderItemProps) {
  const text = useText(newerTexts);
  const { language: lang } = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const ids = [...new Set(order.items.map(({ resource_id: id }) => id))];
  const { data } = useCallList(resourceQueries.ListNewerResources, { ids, lang });
  const item = order.items[place];
  const found = data?.rows.find(({ id }) => id === item?.resource_id);
  if (item === undefined || found === undefined || found.candidates.length === 0) return null;
  const { resource_id: resourceId, filename: name } = item;
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
            resourceId={resourceId}
            name={name}
            pathOf={(other) => `/order/${other}?again=${order.id}.${place}`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

export function RepeatOrderButton({ orderId, number }: OrderRowProps) {
  const text = useText(newerTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip title={text('repeatOrder')}>
        <IconButton aria-label={text('repeatOrderOf', { number })} onClick={() => setOpen(true)}>
          <UpdateRounded />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <RepeatOrderDialog orderId={orderId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
