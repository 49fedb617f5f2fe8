import { resourceQueries } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallQuery } from '#core/client/use-call-query';
import { contentWidth } from '#core/theme/tokens';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonDetail } from '#ui/states/Skeletons';
import { GoneResourceNotice } from './GoneResourceNotice';
import { ResourceDetailPage } from './ResourceDetailPage';

/** The title and what stands below it. */
function DetailSkeleton() {
  return (
    <Stack spacing={2} sx={{ mx: 'auto', maxWidth: contentWidth }}>
      <Skeleton variant="text" sx={{ width: '30%' }} />
      <Skeleton variant="text" sx={{ typography: 'h1', width: '55%' }} />
      <SkeletonDetail />
    </Stack>
  );
}

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
  if (query.error?.status === 404) return <GoneResourceNotice type={type} />;
  return (
    <Loaded query={query} skeleton={<DetailSkeleton />}>
      {(resource) => <ResourceDetailPage resource={resource} type={type} category={category} />}
    </Loaded>
  );
}
