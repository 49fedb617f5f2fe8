import { useSession } from '#core/session/session-state';

/** The short address of a resource, with who shares it (R-CAT-14, R-CAT-23). */
export function useShortLink(resourceId: number): string {
  const { user } = useSession();
  return `${window.location.origin}/r/${resourceId}/${user.id}`;
}
