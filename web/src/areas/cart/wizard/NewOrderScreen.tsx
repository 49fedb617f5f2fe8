import { type CartEntry, madeFor, Method, newEntry } from '@portal/contracts/areas/cart';
import {
  type ResourceDetail,
  resourceQueries,
  waysOf,
  type WaysToOrder,
} from '@portal/contracts/areas/resources';
import { restaurantStaff } from '@portal/contracts/kernel';
import { useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '#core/client/use-call-query';
import { useMarket } from '#core/market';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { Loaded } from '#ui/states/Loaded';
import { sourceOf } from '../again/again-ground';
import { NewEntryForm } from './NewEntryForm';
import { NewOrderAgainPage } from './NewOrderAgainPage';
import { NewOrderTemplatePage } from './NewOrderTemplatePage';
import { NotOrderableNotice } from './NotOrderableNotice';
import { WizardSkeleton } from './WizardSkeleton';

/**
 * `/order/{id}`: a piece is ordered anew (R-WIZ-02). `?method=2` asks for its production as it is, `1` for an adaptation
 * without a quote, `?again={order}.{place}` for what was ordered before, `?template={id}` for what was saved.
 */
export function NewOrderScreen() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const again = search.get('again');
  const templateId = search.get('template');
  const resource = useCallQuery(resourceQueries.GetResource, { id });
  return (
    <Loaded query={resource} skeleton={<WizardSkeleton />}>
      {(piece) => {
        if (again !== null) return <NewOrderAgainPage key={again} piece={piece} again={again} />;
        if (templateId !== null)
          return <NewOrderTemplatePage key={templateId} piece={piece} templateId={templateId} />;
        return <NewOrder key={piece.id} piece={piece} />;
      }}
    </Loaded>
  );
}

/** A piece as it is: its own format, and a quote for its production (AMB-60). */
const asItIs = (entry: CartEntry): CartEntry => ({ ...entry, to: { ...entry.to, file: entry.from.type } });

/**
 * The entry to begin with, as things are when the wizard opens: for the restaurant that is worked for then, whatever is
 * selected later. Its name nearly always stands on the piece.
 */
function useStart(piece: ResourceDetail, ways: WaysToOrder, isProduction: boolean): CartEntry {
  const { restaurant } = useSite();
  const { features } = useMarket();
  const [search] = useSearchParams();
  const [start] = useState(() => {
    const blank = newEntry(sourceOf(piece));
    const entry = restaurant === null ? blank : madeFor(blank, restaurant, features);
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
  const { user } = useSession();
  const { ways, isProduction } = useWay(piece);
  const start = useStart(piece, ways, isProduction);
  const isAllowed = isProduction || ways.adaptation.length > 0;
  if (!restaurantStaff.includes(user.type) || !isAllowed) return <NotOrderableNotice link={piece.link} />;
  const id = isProduction ? `${piece.id}-production` : String(piece.id);
  const page = isProduction ? 5 : 1;
  return (
    <NewEntryForm
      piece={piece}
      id={id}
      start={start}
      page={page}
      reached={page}
      isProduction={isProduction}
    />
  );
}
