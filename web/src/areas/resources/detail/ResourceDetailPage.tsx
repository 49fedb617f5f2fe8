import { type ResourceDetail, ResourceStatus, tagsInWire } from '@portal/contracts/areas/resources';
import type { SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { ResourceKeepingSlots } from '#ui/slots/ResourceSlots';
import { useResourceLook } from '#ui/resource-look/use-resource-look';
import { lineLength } from '#core/theme/tokens';
import { CopyField } from '#ui/fields/CopyField';
import { Page } from '#ui/Page';
import { ResourcePreview } from './ResourcePreview';

import { detailTexts } from '../texts';
import { MoreOfSectionList } from './MoreOfSectionList';
import { PreviewButton } from './PreviewButton';
import { ResourceButtons } from './ResourceButtons';
import { ResourceFactsList } from './ResourceFactsList';
import { ResourceOrdersList } from './ResourceOrdersList';
import { ResourceTagsList } from './ResourceTagsList';
import { useCrumbs } from './use-crumbs';
import { useShortLink } from './use-short-link';

interface ResourceDetailPageProps {
  resource: ResourceDetail;
  type: SectionType;
  category: string | undefined;
}

/** Large preview left, facts and actions right, who ordered it and what else there is below (R-CAT-12…15). */
export function ResourceDetailPage({ resource, type, category }: ResourceDetailPageProps) {
  const text = useText(detailTexts);
  const look = useResourceLook()(resource);
  const shortLink = useShortLink(resource.id);
  const isSoon = resource.status === ResourceStatus.ComingSoon;
  return (
    <Page title={resource.name} crumbs={useCrumbs(type, category)}>
      <Stack spacing={{ xs: 5, md: 7 }}>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 3, md: 5 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <ResourcePreview
            name={look.name}
            src={look.src}
            width={look.width}
            height={look.height}
            veil={look.veil}
          />
          <Stack spacing={3}>
            {resource.description !== '' && (
              <Box component="p" sx={{ m: 0, maxWidth: lineLength }}>
                {resource.description}
              </Box>
            )}
            {isSoon && <Box sx={{ color: 'text.secondary' }}>{text('soonText')}</Box>}
            <ResourceButtons resource={resource} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
              <PreviewButton resource={resource} />
              <ResourceKeepingSlots resource={resource} />
            </Box>
            <ResourceFactsList resource={resource} />
            <ResourceTagsList tags={tagsInWire(resource.tags)} />
            <CopyField label={text('link')} value={shortLink} />
          </Stack>
        </Box>
        <ResourceOrdersList resource={resource} />
        <MoreOfSectionList resource={resource} type={type} />
      </Stack>
    </Page>
  );
}
