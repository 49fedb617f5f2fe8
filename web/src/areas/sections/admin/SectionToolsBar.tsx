import UnfoldLessRounded from '@mui/icons-material/UnfoldLessRounded';
import UnfoldMoreRounded from '@mui/icons-material/UnfoldMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { offeredSectionTypes, type SectionType } from '@portal/contracts/areas/sections';
import { useText } from '#core/i18n/use-text';
import { ExportMenu } from '#ui/export/ExportMenu';
import { SearchField } from '#ui/list/SearchField';
import { Segmented } from '#ui/Segmented';
import { tableHead } from '#ui/table/table-head';
import { adminTexts, typeTexts } from '../texts';
import { useSectionExport } from './use-section-export';
import type { SectionList } from './use-section-list';

/** Which type is shown, how much of it is open, the way to a section by its name, and all of it as a file (R-ASE-02, R-ASE-03). */
export function SectionToolsBar({ list }: { list: SectionList }) {
  const text = useText(adminTexts);
  const typeText = useText(typeTexts);
  const exported = useSectionExport(list);
  return (
    <Stack spacing={1.5}>
      <Box sx={{ maxWidth: 620 }}>
        <Segmented
          hidesLabel
          label={text('types')}
          options={offeredSectionTypes.map((type) => ({
            value: String(type),
            label: typeText(`type.${type}`),
          }))}
          value={String(list.type)}
          onChange={(type) => list.show(Number(type) as SectionType)}
        />
      </Box>
      <Box sx={tableHead}>
        <SearchField label={text('search')} value={list.term} onSearch={list.search} />
        {list.hasBranches && list.term === '' && (
          <>
            <Button size="small" startIcon={<UnfoldMoreRounded />} onClick={list.openAll}>
              {text('openAll')}
            </Button>
            <Button size="small" startIcon={<UnfoldLessRounded />} onClick={list.closeAll}>
              {text('closeAll')}
            </Button>
          </>
        )}
        <div className="tools">
          <ExportMenu
            name={text('tree', { type: typeText(`type.${list.type}`) }).replace(':', '')}
            {...exported}
          />
        </div>
      </Box>
    </Stack>
  );
}
