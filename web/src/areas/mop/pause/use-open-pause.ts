import { mopQueries, type MopRequest } from '@portal/contracts/areas/mop';
import { useEffect, useEffectEvent } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useAddress, withChanges } from '#ui/list/use-address';
import { useToast } from '#ui/toast/toast-context';

/** The address at which a pause is open; the state of the list stays in it. */
export function useOpenPauseLinks() {
  const { search, change } = useAddress();
  const id = search.get('pause') ?? '';
  const open = (wanted: string) => change({ pause: wanted === '' ? undefined : wanted });
  const linkTo = (pause: Pick<MopRequest, 'id'>) => `?${withChanges(search, { pause: pause.id }).toString()}`;
  return { id, open, close: () => open(''), linkTo };
}

/** The open pause, by its address; asked for by itself where no list on the screen has it. */
export function useOpenPause(listed: readonly MopRequest[]) {
  const toast = useToast();
  const links = useOpenPauseLinks();
  const { id } = links;
  const inList = listed.find((pause) => pause.id === id);
  const enabled = id !== '' && inList === undefined;
  const { data, error } = useCallQuery(mopQueries.GetMopPause, { id }, { enabled });
  const giveUp = useEffectEvent((failure: unknown) => {
    toast.failed(failure);
    links.close();
  });
  useEffect(() => {
    if (error !== null) giveUp(error);
  }, [error]);
  return { ...links, pause: inList ?? (id === '' ? undefined : data) };
}
