import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import UpdateRounded from '@mui/icons-material/UpdateRounded';
import { Button, IconButton, Tooltip } from '@mui/material';
import { cartUploads, isDigital } from '@portal/contracts/areas/cart';
import {
  type ArtFile,
  type OrderDetail,
  type OrderedItem,
  orderWorkQueries,
} from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrderItemProps, OrderRowProps } from '#core/area-manifest';
import { useCallClient } from '#core/client/call-client';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
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

/** What the wizard takes as a file, and only to print. */
function isPrintable({ filename, bytes }: ArtFile): boolean {
  const { accepts, maxBytes } = cartUploads.UploadCustomFile;
  const extension = filename.slice(filename.lastIndexOf('.') + 1).toLowerCase();
  return accepts.includes(extension) && bytes <= maxBytes;
}

const isPrinted = (item: OrderedItem) => item.as_it_is !== true && !isDigital(item.resource_type);

/** Finished art of last time, printed without adaptation (AMB-60); one file only. */
export function ReprintItemButton({ order, place }: OrderItemProps) {
  const text = useText(againTexts);
  const { wizardBudgetPage } = useMarket().features;
  const item = order.items[place];
  const isOffered = wizardBudgetPage && item !== undefined && isPrinted(item) && order.pieces_ready > 0;
  const { data } = useCallQuery(orderWorkQueries.GetOrderWork, { id: order.id }, { enabled: isOffered });
  const art = data?.pieces[place]?.art ?? [];
  if (!isOffered || art.length !== 1 || !art.every(isPrintable)) return null;
  return (
    <Button
      size="small"
      component={Link}
      to={`/order/${item.resource_id}?again=${order.id}.${place}&art=1`}
      startIcon={<PrintOutlined aria-hidden />}
      aria-label={text('reprintOf', { name: item.filename })}
      sx={{ alignSelf: 'start' }}
    >
      {text('reprint')}
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
