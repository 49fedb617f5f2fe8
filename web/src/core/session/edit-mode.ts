import { isAdministrator } from '@portal/contracts/kernel';
import { useSyncExternalStore } from 'react';
import { Listeners } from '../listeners';
import { recall, remember } from '../remembered';
import { useSession } from './session-state';

const key = 'editMode';
const listeners = new Listeners();
const on = 'on';
/** For browsers that forbid storage. */
let isOn = recall(key) === on;

function set(value: boolean) {
  isOn = value;
  remember(key, value ? on : null);
  listeners.notify();
}

const isRequested = () => isOn;

interface EditMode {
  /** R-AME-11, AMB-06. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

export function useEditMode(): EditMode {
  const requested = useSyncExternalStore(listeners.subscribe, isRequested, isRequested);
  const { user } = useSession();
  return { isOn: requested && isAdministrator(user.type), set };
}
