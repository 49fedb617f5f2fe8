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

const isWanted = () => isOn;

interface EditMode {
  /** R-AME-11, AMB-06. */
  readonly isOn: boolean;
  readonly set: (isOn: boolean) => void;
}

export function useEditMode(): EditMode {
  const wanted = useSyncExternalStore(listeners.subscribe, isWanted, isWanted);
  const { user } = useSession();
  return { isOn: wanted && isAdministrator(user.type), set };
}
