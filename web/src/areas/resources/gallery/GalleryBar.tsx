import type { Section, SectionType } from '@portal/contracts/areas/sections';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useText } from '#core/i18n/use-text';
import { ChipSkeletons } from './ChipSkeletons';
import type { ListState } from '#ui/list/use-list-url';
import { SortMenu } from '../list/SortMenu';
import { cardTexts } from '../texts';
import { SelectButton } from '../selection/SelectButton';
import { GalleryLinks } from './GalleryLinks';

interface GalleryBarProps {
  type: SectionType;
  /** None while they are on their way. */
  sections: readonly Section[] | undefined;
  slug: string | undefined;
  list: ListState;
  /** Over all pages; undefined while nobody knows. */
  total: number | undefined;
}

/** The sections of a gallery as links beside each other, how many there are and in which order. */
export function GalleryBar({ type, sections, slug, list, total }: GalleryBarProps) {
  const pieceText = useText(cardTexts);
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, pb: 3 }}>
      {sections === undefined ? (
        <ChipSkeletons />
      ) : (
        <GalleryLinks type={type} sections={sections} slug={slug} />
      )}
      <SortMenu list={list} />
      {total !== 0 && <SelectButton />}
      <Box role="status" sx={{ ml: 'auto', typography: 'body2', color: 'text.secondary' }}>
        {total !== undefined && pieceText('pieces', { count: total })}
      </Box>
    </Stack>
  );
}
