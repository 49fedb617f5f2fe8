import { useState } from 'react';
import { useMarket } from '../../../app/market';
import { useNow } from '../../../ui/use-now';
import { useAddressValue } from '../address-value';
import type { PauseRequest } from '../request/use-pause-request';
import { usePauseRequest } from '../request/use-pause-request';
import type { Draft } from '../request/wish';
import { firstDraft } from '../request/wish';

export interface RequestDialogState {
  /** What is typed, while the dialog is open. */
  readonly draft: Draft | null;
  readonly request: PauseRequest;
  readonly open: () => void;
  /** Closes and keeps what was typed for the next time. */
  readonly close: () => void;
  readonly change: (draft: Draft) => void;
  readonly send: () => void;
}

/**
 * The dialog that asks for a pause. It is open by its address, so that the palette leads to it and Back closes it. While
 * a wish is under way it is out of sight; a refusal brings it back with everything that was typed.
 */
export function useRequestDialog(restaurantId: number | undefined): RequestDialogState {
  const market = useMarket();
  const now = useNow();
  const request = usePauseRequest();
  const [named, setNamed] = useAddressValue('request');
  const [kept, setKept] = useState<Draft | null>(null);
  const isOpen = named !== '' && request.onItsWay === null && restaurantId !== undefined;
  if (isOpen && kept === null) setKept(firstDraft(restaurantId, now, market));

  return {
    draft: isOpen ? kept : null,
    request,
    open: () => {
      // An empty draft is not worth keeping: its times may be over, its restaurant another.
      if (kept?.reason === '') setKept(null);
      setNamed('new');
    },
    close: () => setNamed(''),
    change: setKept,
    send: () => {
      if (kept === null) return;
      void request.send(kept).then((isTaken) => {
        if (!isTaken) return;
        setKept(null);
        setNamed('');
      });
    },
  };
}
