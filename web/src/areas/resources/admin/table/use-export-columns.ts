import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { useMemo } from 'react';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import type { ExportColumn } from '#ui/export/export-columns';
import { useFormatNames } from '../../use-format-names';
import { useSectionNames } from '../use-section-names';
import { tableTexts } from '../../texts';

/** What a spreadsheet of resources tells of each. */
export function useExportColumns(): readonly ExportColumn<ResourceSummary>[] {
  const text = useText(tableTexts);
  const dates = useDates();
  const sectionsOf = useSectionNames();
  const formatOf = useFormatNames();
  return useMemo(
    () => [
      { header: 'ID', value: ({ id }) => id, width: 8 },
      { header: text('name'), value: ({ name }) => name, width: 44 },
      { header: text('reference'), value: ({ reference }) => reference },
      { header: text('category'), value: ({ category }) => text(`category.${category}`) },
      { header: text('sections'), value: ({ sections }) => sectionsOf(sections), width: 40 },
      { header: text('format'), value: ({ type }) => formatOf(type) },
      { header: text('language'), value: ({ lang }) => lang.name },
      { header: text('status'), value: ({ status }) => text(`status.${status}`) },
      { header: text('updated'), value: ({ update_date }) => dates.time(update_date) },
      { header: text('downloads'), value: ({ downloads }) => downloads, width: 12 },
    ],
    [text, dates, sectionsOf, formatOf],
  );
}
