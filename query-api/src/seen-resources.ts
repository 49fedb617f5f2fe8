import type { Language } from '@portal/contracts';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { QueryContext } from '@portal/platform/http/serve-queries';
import type { Person } from '@portal/platform/session/person';

/** Visible resources by id, injected into other areas. */
export type SeenResources = (
  ids: readonly number[],
  context: QueryContext & { readonly person: Person },
  lang?: Language,
) => Promise<ReadonlyMap<number, ResourceSummary>>;
