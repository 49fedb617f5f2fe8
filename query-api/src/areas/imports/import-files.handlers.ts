import { languageFor, reject } from '@portal/contracts';
import {
  importColumns,
  importDownloads,
  type ImportProblemCode,
  importProblemText,
  imports,
  planPhotos,
} from '@portal/contracts/areas/imports';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { csvOf } from '@portal/platform/import/csv';
import { createResultReader } from '@portal/platform/import/read-result';
import { writeTemplate } from '@portal/platform/import/write-template';
import { planPhotoPlaceholder } from './plan-photo-placeholder';
import { problemHeadings, templateTexts } from './template-texts';

const notFound = reject('not_found');
const readResult = createResultReader();
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const oldWorkbook = 'application/vnd.ms-excel';

export const importDownloadHandlers = [
  handleDownload(importDownloads.OpenImportTemplate, async ({ kind, language }, { marketRecord }) => {
    const spoken = languageFor(marketRecord.market, language);
    const content = await writeTemplate(importColumns[kind], spoken, templateTexts[spoken]);
    return { content, filename: `${kind}.xlsx`, contentType: workbook, disposition: 'attachment' };
  }),

  handleDownload(
    importDownloads.OpenImportProblems,
    async ({ id, language }, { views, files, marketRecord }) => {
      const spoken = languageFor(marketRecord.market, language);
      const document = await views.get(imports, id);
      const result = document?.resultKey ? await readResult(document.resultKey, files) : null;
      if (!document || !result) return notFound;
      const rows = result.problems.map(({ row, column, field, code, value, expected }) => [
        ...[String(row), column, field, code],
        importProblemText({ code: code as ImportProblemCode, expected }, spoken),
        value,
      ]);
      return {
        content: csvOf([problemHeadings[spoken], ...rows]),
        filename: `${document.filename.replace(/\.[^.]+$/, '')}.csv`,
        contentType: 'text/csv; charset=utf-8',
        disposition: 'attachment',
      };
    },
  ),

  handleDownload(importDownloads.OpenImportFile, async ({ id }, { views }) => {
    const document = await views.get(imports, id);
    if (!document?.key) return notFound;
    const { key, filename } = document;
    const contentType = /\.xls$/i.test(filename) ? oldWorkbook : workbook;
    return { key, filename, contentType, disposition: 'attachment', immutable: false };
  }),

  handleDownload(importDownloads.OpenPlanPhoto, async ({ v }, { views, market }) => {
    const versions = (await views.get(planPhotos, market))?.versions ?? [];
    const photo = v === undefined || v === 0 ? versions[0] : versions.find(({ version }) => version === v);
    if (!photo) return v ? notFound : planPhotoPlaceholder;
    return {
      key: photo.key,
      filename: photo.filename,
      contentType: 'image/jpeg',
      disposition: 'inline',
      // Replaceable under the same address.
      immutable: false,
    };
  }),
];
