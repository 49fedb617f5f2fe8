import { resourceQueries } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import { useCallQuery } from '../../../app/client/use-call-query';
import { Loaded } from '../../../ui/states/Loaded';
import { SkeletonDetail } from '../../../ui/states/Skeletons';
import { GoneResource } from './GoneResource';
import { ResourceDetailPage } from './ResourceDetailPage';

interface ResourceScreenProps {
  /** The last part of its address. */
  slug: string;
  /** Of the section it is seen in. */
  type: SectionType;
  /** Slug of that section. */
  category: string | undefined;
}

/** One resource: what it is, what can be done with it, who ordered it (R-CAT-12). */
export function ResourceScreen({ slug, type, category }: ResourceScreenProps) {
  const query = useCallQuery(resourceQueries.GetResource, { id: slug });
  if (query.error?.status === 404) return <GoneResource type={type} />;
  return (
    <Loaded query={query} skeleton={<SkeletonDetail />}>
      {(resource) => <ResourceDetailPage resource={resource} type={type} category={category} />}
    </Loaded>
  );
}
