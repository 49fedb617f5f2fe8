import type { MopRequest } from '@portal/contracts/areas/mop';
import { useState } from 'react';
import { useAddressValue } from '../address-value';

/** The dialog that asks for a pause. It is open by its address, so that the palette leads to it and Back closes it. */
export function useRequestDialog() {
  const [named, setNamed] = useAddressValue('request');
  const [onItsWay, setOnItsWay] = useState<MopRequest | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const isOpen = named !== '';
  if (isOpen && !wasOpened) setOpened(true);
  return {
    isOpen,
    /** It keeps what was typed for the next time, as long as it is mounted. */
    wasOpened,
    onItsWay,
    setOnItsWay,
    open: () => setNamed('new'),
    close: () => setNamed(''),
  };
}
export type RequestDialogState = ReturnType<typeof useRequestDialog>;
