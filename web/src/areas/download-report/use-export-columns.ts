import type { DownloadRow } from '@portal/contracts/areas/download-report';
import { useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import type { ExportColumn } from '#ui/export/export-columns';
import { downloadReportTexts } from './texts';

/** What leaves the portal of the report: everything of the table but the picture. */
export function useExportColumns(): readonly ExportColumn<DownloadRow>[] {
  const text = useText(downloadReportTexts);
  return useMemo(
    () => [
      { header: text('pos'), value: ({ pos }) => pos, width: 8 },
      { header: text('name'), value: ({ id, name }) => name || text('unknown', { id }), width: 40 },
      { header: text('reference'), value: ({ reference }) => reference, width: 16 },
      { header: text('section'), value: ({ section }) => section.name, width: 24 },
      { header: text('restaurants'), value: ({ restaurants }) => restaurants, width: 14 },
      { header: text('downloads'), value: ({ downloads }) => downloads, width: 14 },
    ],
    [text],
  );
}
