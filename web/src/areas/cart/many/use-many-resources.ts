import { type ResourceDetail, resourceQueries } from '@portal/contracts/areas/resources';
import { useEffect, useState } from 'react';
import type { CallClient } from '#core/client/call-client';
import { isCallError } from '#core/client/call-error';
import { useCallClient } from '#core/client/client-context';

/** An order holds no more. */
export const maxAtOnce = 50;
/** How many pieces are asked for at the same time. */
const together = 6;

/** `null` for a piece that is not there any more, or not for this person. */
async function pieceOf(client: CallClient, id: number): Promise<ResourceDetail | null> {
  try {
    return (await client.send(resourceQueries.GetResource, { id: String(id) })).data;
  } catch (error) {
    if (isCallError(error) && [403, 404, 410].includes(error.status)) return null;
    throw error;
  }
}

async function piecesOf(client: CallClient, ids: readonly number[]): Promise<readonly ResourceDetail[]> {
  const found: ResourceDetail[] = [];
  for (let at = 0; at < ids.length; at += together) {
    const some = await Promise.all(ids.slice(at, at + together).map((id) => pieceOf(client, id)));
    found.push(...some.filter((piece) => piece !== null));
  }
  return found;
}

type ManyResources =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'ready'; readonly pieces: readonly ResourceDetail[] };

/** The chosen pieces as they are now; as many as an order holds. */
export function useManyResources(ids: readonly number[]): ManyResources {
  const client = useCallClient();
  const [wanted] = useState(() => ids.slice(0, maxAtOnce));
  const [attempt, setAttempt] = useState(0);
  const [pieces, setPieces] = useState<ManyResources>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const show = (now: ManyResources) => {
      if (!isGone) setPieces(now);
    };
    piecesOf(client, wanted).then(
      (found) => show({ state: 'ready', pieces: found }),
      (error: unknown) => show({ state: 'failed', error, retry: () => setAttempt((before) => before + 1) }),
    );
    return () => {
      isGone = true;
    };
  }, [client, wanted, attempt]);
  return pieces;
}
