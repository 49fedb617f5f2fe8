import { useSyncExternalStore } from 'react';
import { network } from '#core/client/network';

/** Whether the browser says that there is a network. */
export const useIsOnline = () => useSyncExternalStore(network.onChange, network.isThere, () => true);
