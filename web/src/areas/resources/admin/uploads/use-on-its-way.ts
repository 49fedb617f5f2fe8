import type { ResourcePart } from '@portal/contracts/areas/resources';
import { useSyncExternalStore } from 'react';
import { useSession } from '#core/session/session-state';
import { uploadStore } from './upload-store';

/** Is that part of a resource being uploaded by this page? Whatever else is awaited was cut by a reload. */
export function useOnItsWay(resourceId: number | undefined, part: ResourcePart): boolean {
  const { user } = useSession();
  const awaited = useSyncExternalStore(uploadStore.subscribe, () => uploadStore.awaited(user.id));
  return awaited.some((one) => one.resourceId === resourceId && one.part === part && one.isHere === true);
}
