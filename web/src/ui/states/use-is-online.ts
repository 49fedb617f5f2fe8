import { useSyncExternalStore } from 'react';
import { network } from '#core/client/network';

export const useIsOnline = () => useSyncExternalStore(network.onChange, network.isThere, () => true);
