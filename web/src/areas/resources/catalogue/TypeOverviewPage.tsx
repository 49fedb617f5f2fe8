import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { cardTexts, catalogueTexts } from '../texts';
import { SelectableResourcesGrid } from '../selection/SelectableResourcesGrid';
import { SelectButton } from '../selection/SelectButton';
import { SectionsButton } from './SectionsButton';
import { SectionShelfList } from './SectionShelfList';
import { typeNames } from './type-names';

interface TypeOverviewPageProps {
  type: SectionType;
  sections: readonly Section[];
}

/**
 * A shelf of the newest pieces for each section at the top: what there is, at one glance. Pieces of several shelves may be
 * taken along in one archive (R-CAT-05).
 */
export function TypeOverviewPage({ type, sections }: TypeOverviewPageProps) {
  const text = useText(catalogueTexts);
  const name = useText(cardTexts)(typeNames[type]);
  const tops = sections.filter((section) => section.type === type && section.level === 0 && section.visible);
  return (
    <Page
      title={name}
      subtitle={text(`${typeNames[type]}Text`)}
      actions={<SectionsButton type={type} sections={sections} place={undefined} />}
    >
      <SelectableResourcesGrid of={name}>
        {tops.length === 0 && <EmptyState title={text('emptyTitle')} text={text('emptyText')} />}
        {tops.length > 0 && (
          <Box sx={{ pb: 3 }}>
            <SelectButton />
          </Box>
        )}
        <Stack spacing={{ xs: 4, md: 6 }}>
          {tops.map((section) => (
            <SectionShelfList key={section.id} section={section} sections={sections} />
          ))}
        </Stack>
      </SelectableResourcesGrid>
    </Page>
  );
}
