import type { MopRequest } from '@portal/contracts/areas/mop';
import { mopQueries } from '@portal/contracts/areas/mop';
import { useEffect } from 'react';
import { useCallQuery } from '#app/client/use-call-query';
import { useToast } from '#ui/toast/toast-context';
import { useAddressValue } from '../address-value';

/** The open pause, by its address; asked for by itself where no list on the screen has it. */
export function useOpenPause(listed: readonly MopRequest[]) {
  const toast = useToast();
  const [id, open] = useAddressValue('pause');
  const inList = listed.find((pause) => pause.id === id);
  const { data, error } = useCallQuery(
    mopQueries.GetMopPause,
    { id },
    { enabled: id !== '' && inList === undefined },
  );
  useEffect(() => {
    if (error === null) return;
    toast.failed(error);
    open('');
  }, [error, toast, open]);
  return { id, pause: inList ?? (id === '' ? undefined : data), open, close: () => open('') };
}
