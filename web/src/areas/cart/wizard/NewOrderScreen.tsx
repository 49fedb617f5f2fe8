import type { CartEntry } from '@portal/contracts/areas/cart';
import { Method, newEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail, WaysToOrder } from '@portal/contracts/areas/resources';
import { resourceQueries, waysOf } from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '#app/client/use-call-query';
import { useText } from '#app/i18n/use-text';
import { useSession } from '#app/session/session-state';
import { useSite } from '#app/session/site';
import { Loaded } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import { NotOrderable } from './NotOrderable';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';
import { WizardSkeleton } from './WizardSkeleton';
import { wizardMessages } from './wizard.messages';

/**
 * `/order/{id}`: a piece is ordered anew (R-WIZ-02). `?method=2` asks for its production as it is, `1` for an adaptation
 * without a quote.
 */
export function NewOrderScreen() {
  const { id = '' } = useParams();
  const resource = useCallQuery(resourceQueries.GetResource, { id });
  return (
    <Loaded query={resource} skeleton={<WizardSkeleton />}>
      {(piece) => <NewOrder key={piece.id} piece={piece} />}
    </Loaded>
  );
}

/** A piece as it is: its own format, and a quote for its production (AMB-60). */
const asItIs = (entry: CartEntry): CartEntry => ({ ...entry, to: { ...entry.to, file: entry.from.type } });

/**
 * The entry to begin with, as things are when the wizard opens. The name of the restaurant is nearly always that of the
 * one being worked on.
 */
function useStart(piece: ResourceDetail, ways: WaysToOrder, isProduction: boolean): CartEntry {
  const { restaurant } = useSite();
  const [search] = useSearchParams();
  const [start] = useState(() => {
    const { id, name: filename, reference, link, thumb: image, type } = piece;
    const entry = newEntry({ file: id, filename, reference, link, image, type: Number(type.id) });
    if (isProduction) return asItIs(entry);
    const isAdaptation = search.get('method') === String(Method.Adaptation) || !ways.production;
    return {
      ...entry,
      method: isAdaptation ? Method.Adaptation : entry.method,
      custom: { ...entry.custom, restaurant: restaurant?.name ?? '' },
    };
  });
  return start;
}

/** What was asked for where the piece was found, as far as it is allowed (AMB-60). */
function useWay(piece: ResourceDetail) {
  const [search] = useSearchParams();
  const ways = useMemo(() => waysOf(piece, piece.places), [piece]);
  const isAsked = search.get('method') === String(Method.AdaptationAndProduction);
  return { ways, isProduction: ways.production && (isAsked || ways.adaptation.length === 0) };
}

function NewOrder({ piece }: { piece: ResourceDetail }) {
  const text = useText(wizardMessages);
  const { user } = useSession();
  const { add } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const { ways, isProduction } = useWay(piece);
  const start = useStart(piece, ways, isProduction);

  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'new',
      id: isProduction ? `${piece.id}-production` : String(piece.id),
      userId: user.id,
      start,
      page: isProduction ? 5 : 1,
      isProduction,
      ways,
      onConfirmed: (entry) => {
        const id = add(entry);
        toast.done(text('added', { name: entry.from.filename }));
        void navigate('/cart', { state: { touched: id } });
      },
    }),
    [piece.id, user.id, start, isProduction, ways, add, toast, text, navigate],
  );
  const isAllowed = isProduction || ways.adaptation.length > 0;
  if (!restaurantStaff.includes(user.type) || !isAllowed) return <NotOrderable link={piece.link} />;
  return <WizardForm options={options} exit={piece.link} />;
}
