import type { CartEntry } from '@portal/contracts/areas/cart';
import { Method, newEntry } from '@portal/contracts/areas/cart';
import type { ResourceDetail } from '@portal/contracts/areas/resources';
import { actionsFor, resourceQueries } from '@portal/contracts/areas/resources';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useCallQuery } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { useSession } from '../../../app/session/session-state';
import { useSite } from '../../../app/session/site';
import { Loaded } from '../../../ui/states/Loaded';
import { useToast } from '../../../ui/toast/toast-context';
import { useCart } from '../store/use-cart';
import { NotOrderable } from './NotOrderable';
import type { WizardOptions } from './use-wizard';
import { WizardForm } from './WizardForm';
import { WizardSkeleton } from './WizardSkeleton';
import { wizardMessages } from './wizard.messages';

/** `/order/{id}`: a piece is ordered anew (R-WIZ-02). `?method=1` or `2` says what was asked for where it was found. */
export function NewOrderScreen() {
  const { id = '' } = useParams();
  const resource = useCallQuery(resourceQueries.GetResource, { id });
  return (
    <Loaded query={resource} skeleton={<WizardSkeleton />}>
      {(piece) => <NewOrder key={piece.id} piece={piece} />}
    </Loaded>
  );
}

/**
 * The entry to begin with, as things are when the wizard opens. The name of the restaurant is nearly always that of the
 * one being worked on.
 */
function useStart(piece: ResourceDetail): CartEntry {
  const { restaurant } = useSite();
  const [search] = useSearchParams();
  const [start] = useState(() => {
    const { id, name: filename, reference, link, thumb: image, type } = piece;
    const entry = newEntry({ file: id, filename, reference, link, image, type: Number(type.id) });
    const isAdaptation = search.get('method') === String(Method.Adaptation);
    return {
      ...entry,
      method: isAdaptation ? Method.Adaptation : entry.method,
      custom: { ...entry.custom, restaurant: restaurant?.name ?? '' },
    };
  });
  return start;
}

function NewOrder({ piece }: { piece: ResourceDetail }) {
  const text = useText(wizardMessages);
  const { user } = useSession();
  const { add } = useCart();
  const toast = useToast();
  const navigate = useNavigate();
  const start = useStart(piece);

  const options = useMemo<WizardOptions>(
    () => ({
      mode: 'new',
      id: String(piece.id),
      userId: user.id,
      start,
      page: 1,
      onConfirmed: (entry) => {
        const id = add(entry);
        toast.done(text('added', { name: entry.from.filename }));
        void navigate('/cart', { state: { touched: id } });
      },
    }),
    [piece.id, user.id, start, add, toast, text, navigate],
  );
  const may = actionsFor(piece, { role: user.type, path: piece.link });
  if (!may.adaptation && !may.production) return <NotOrderable link={piece.link} />;
  return <WizardForm options={options} exit={piece.link} />;
}
