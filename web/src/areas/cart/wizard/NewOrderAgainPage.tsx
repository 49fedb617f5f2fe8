import type { CartEntry, WizardPage } from '@portal/contracts/areas/cart';
import { pagesOf, validatePage } from '@portal/contracts/areas/cart';
import type { OrderDetail, OrderedItem } from '@portal/contracts/areas/orders';
import { orderQueries } from '@portal/contracts/areas/orders';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import type { MarketRecord } from '@portal/contracts/kernel';
import { useEffect, useMemo, useState } from 'react';
import { useCallClient } from '#app/client/client-context';
import { useCallQuery } from '#app/client/use-call-query';
import { useMarket } from '#app/market';
import { useSession } from '#app/session/session-state';
import { Loaded } from '#ui/states/Loaded';
import { useEntryAgain } from '../again/again-ground';
import { copyFiles, hasFiles } from '../again/copy-files';
import { readDraft } from '../store/wizard-draft';
import { NewEntryForm } from './NewEntryForm';
import { NotOrderableNotice } from './NotOrderableNotice';
import { WizardSkeleton } from './WizardSkeleton';

interface AgainProps {
  piece: ResourceDetail;
  /** `{order}.{place}` of the piece that was ordered before. */
  again: string;
}

/** A piece as it was ordered before: with all its answers, to be changed or confirmed. */
export function NewOrderAgainPage({ piece, again }: AgainProps) {
  const [id = '', place = ''] = again.split('.');
  const order = useCallQuery(orderQueries.GetOrder, { id });
  return (
    <Loaded query={order} skeleton={<WizardSkeleton />}>
      {(loaded) => {
        const item = loaded.items[Number(place)];
        if (item?.resource_id !== piece.id) return <NotOrderableNotice link={piece.link} />;
        return <FilledIn piece={piece} again={again} order={loaded} item={item} />;
      }}
    </Loaded>
  );
}

/** The first page that lacks something now, else the last: everything is answered, one press confirms. */
function pageFor(entry: CartEntry, { features }: MarketRecord): WizardPage {
  const pages = pagesOf(entry, features);
  const lacks = (page: WizardPage) => Object.keys(validatePage(page, entry, features)).length > 0;
  return pages.find(lacks) ?? pages.at(-1) ?? 1;
}

interface FilledInProps extends AgainProps {
  order: OrderDetail;
  item: OrderedItem;
}

function FilledIn({ piece, again, order, item }: FilledInProps) {
  const entryOf = useEntryAgain();
  const market = useMarket();
  const { id: userId } = useSession().user;
  // As things are when the wizard opens.
  const [start] = useState(() => entryOf(order, item, piece));
  const id = `${piece.id}-again-${again}`;
  const isKept = start !== null && readDraft({ mode: 'new', id, userId, start }) !== null;
  const files = useCopiedFiles(order.id, item, start !== null && !isKept && hasFiles(item));
  const proposed = useMemo(
    () => start && { ...start, ...(files === 'copying' ? null : files) },
    [start, files],
  );
  if (start === null || proposed === null) return <NotOrderableNotice link={piece.link} />;
  if (files === 'copying') return <WizardSkeleton />;
  return <NewEntryForm {...{ piece, id, start, proposed }} page={pageFor(proposed, market)} reached={5} />;
}

/** The files of the piece, brought anew before the wizard opens; `null` where there is nothing to bring. */
function useCopiedFiles(orderId: string, item: OrderedItem, isNeeded: boolean) {
  const client = useCallClient();
  const [needed] = useState(isNeeded);
  const [files, setFiles] = useState<Awaited<ReturnType<typeof copyFiles>> | null>(null);
  useEffect(() => {
    if (!needed) return undefined;
    let isGone = false;
    void copyFiles(client, orderId, item).then((copied) => {
      if (!isGone) setFiles(copied);
    });
    return () => {
      isGone = true;
    };
    // Once for this wizard: `item` is read anew with every answer of the server.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [client, orderId, needed]);
  return needed && files === null ? 'copying' : files;
}
