import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import UpdateRounded from '@mui/icons-material/UpdateRounded';
import { Button, IconButton, Tooltip } from '@mui/material';
import { isDigital } from '@portal/contracts/areas/cart';
import {
  itemPrinted,
  type OrderDetail,
  type OrderedItem,
  orderQueries,
  orderWorkQueries,
} from '@portal/contracts/areas/orders';
import { resourceQueries } from '@portal/contracts/areas/resources';
import { Suspense, useState } from 'react';
import type { OrderItemProps, OrderRowProps } from '#core/area-manifest';
import { useCallClient } from '#core/client/call-client';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useToast } from '#ui/toast/toast-context';
import { SaveTemplateButton } from './SaveTemplateButton';
import { copyFiles } from './copy-files';
import { nullIfMissing, useItemAgain, usePutIntoCart, useRefillGround } from './order-again';
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

/** Others are ordered again as they were. */
const isAdapted = (item: OrderedItem) => item.as_it_is !== true && !isDigital(item.resource_type);

/** Puts finished art into the cart, which asks for copies and day. */
function usePrintAgain() {
  const text = useText(againTexts);
  const toast = useToast();
  const client = useCallClient();
  const market = useMarket();
  const groundOf = useRefillGround();
  const { isBusy, put } = usePutIntoCart();
  const [isLoading, setLoading] = useState(false);

  async function load(id: string, place: number | undefined) {
    const [{ data: order }, { data: work }] = await Promise.all([
      client.send(orderQueries.GetOrder, { id }),
      client.send(orderWorkQueries.GetOrderWork, { id }),
    ]);
    const pieces = order.items.flatMap((item, at) => {
      const files = (work.pieces[at]?.art ?? []).map(({ bytes: _bytes, ...file }) => file);
      return files.length > 0 && isAdapted(item) && [at, undefined].includes(place)
        ? [{ item, art: { order_id: id, number: order.number, at, files } }]
        : [];
    });
    return { order, pieces };
  }

  async function print(id: string, place?: number) {
    setLoading(true);
    const found = await load(id, place)
      .catch((error: unknown) => void toast.failed(error))
      .finally(() => setLoading(false));
    if (!found) return;
    await put(found.pieces, {
      entryOf: async ({ item, art }) => {
        const { data } = await client.send(resourceQueries.GetResource, { id: String(item.resource_id) });
        const ground = groundOf(data, found.order.restaurant_id);
        return ground && itemPrinted(item, art, { ...ground, features: market.features });
      },
      nameOf: ({ item }) => item.filename,
      none: text('nonePrinted'),
      added: (count) => text('printed', { count }),
    });
  }
  return { isBusy: isBusy || isLoading, print };
}

/** Finished art of last time without adaptation (AMB-60); empty without any. */
export function PrintItemButton({ order, place }: OrderItemProps) {
  const text = useText(againTexts);
  const { isBusy, print } = usePrintAgain();
  const item = order.items[place];
  const isOffered = item !== undefined && isAdapted(item) && order.pieces_ready > 0;
  const { data } = useCallQuery(orderWorkQueries.GetOrderWork, { id: order.id }, { enabled: isOffered });
  if (!isOffered || (data?.pieces[place]?.art ?? []).length === 0) return null;
  return (
    <Button
      size="small"
      disabled={isBusy}
      startIcon={<PrintOutlined aria-hidden />}
      aria-label={text('printOf', { name: item.filename })}
      onClick={() => void print(order.id, place)}
      sx={{ alignSelf: 'start' }}
    >
      {text('print')}
    </Button>
  );
}

/** All finished art of an order. */
export function PrintOrderButton({ orderId, number, piecesReady }: OrderRowProps) {
  const text = useText(againTexts);
  const { isBusy, print } = usePrintAgain();
  if (piecesReady === 0) return null;
  return (
    <Tooltip title={text('print')}>
      <IconButton
        aria-label={text('printOrder', { number })}
        disabled={isBusy}
        onClick={() => void print(orderId)}
      >
        <PrintOutlined />
      </IconButton>
    </Tooltip>
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
