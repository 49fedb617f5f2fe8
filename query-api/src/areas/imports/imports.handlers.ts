import { reject, textIn, textsOf } from '@portal/contracts';
import {
  diagnosticSections,
  type FigurePlace,
  figures,
  figuresId,
  type ImportDocument,
  importQueries,
  imports,
  planPhotoPath,
  planPhotos,
  sectionDescriptions,
} from '@portal/contracts/areas/imports';
import { handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import type { DifferenceRow } from '@portal/platform/import/import-jobs';
import { createResultReader } from '@portal/platform/import/read-result';
import { textKey } from '@portal/platform/import/text-key';
import type { Condition } from '@portal/platform/stores/view-store/view-store.port';
import { mapInPieces } from '@portal/platform/program/in-pieces';
import { allOf } from '../../conditions';
import { viewSort } from '@portal/platform/stores/view-store/wire-sort';
import { importsOnWire, namedPlaces } from './imports.wire';

const notFound = reject('import_not_found');
const expired = reject('import_expired');
const sortFields = { created_date: 'createdAt' };
const readResult = createResultReader();
/** Places listed as kept by an undo. */
const maxNamed = 200;

type Context = Pick<QueryContext, 'views' | 'market'>;

/** `null` unless confirmed. */
async function undoOf({ id, kind, places, confirmed }: ImportDocument, context: Context) {
  if (confirmed === null) return null;
  const found = await mapInPieces(places, (place) => context.views.get(figures, figuresId(kind, place)));
  const newer = places.flatMap((place, at): (readonly [FigurePlace, string])[] => {
    const importId = found[at]?.importId ?? '';
    return importId === id ? [] : [[place, importId]];
  });
  return {
    restorable: places.length - newer.length,
    newer: await namedPlaces(newer.slice(0, maxNamed), context),
  };
}

/** Empty filters match everything. */
const oneOf = (words: readonly string[] | undefined): Condition | null =>
  words && words.length > 0 ? { in: words } : null;

interface AskedRows {
  readonly mark: readonly string[] | undefined;
  readonly q: string;
}

function isAsked(row: DifferenceRow, { mark, q }: AskedRows): boolean {
  if (mark !== undefined && !mark.includes(row.mark)) return false;
  const cells = row.after ?? row.before ?? [];
  const words = textKey(q);
  if (words === '') return q === '';
  return textKey([row.site, row.name, ...cells].join(' ')).includes(words);
}

const resultOf = async ({ resultKey }: ImportDocument, { files }: Pick<QueryContext, 'files'>) =>
  resultKey === null ? null : readResult(resultKey, files);

export const importHandlers = [
  handleQueryOfPerson(importQueries.ListImports, async ({ q, sort, page, size, kind, status }, context) => {
    const { documents, total } = await context.views.find(imports, {
      where: allOf({ kind: oneOf(kind), status: oneOf(status) }),
      ...(q && { text: q }),
      sort: viewSort(sort, sortFields),
      page,
      size,
    });
    const records = await importsOnWire(documents, context);
    return { records: records.map(({ problems: _long, ...record }) => record), total };
  }),

  handleQueryOfPerson(importQueries.GetImport, async ({ id }, context) => {
    const document = await context.views.get(imports, id);
    if (!document) return notFound;
    const [record] = await importsOnWire([document], context);
    return record ? { ...record, undo: await undoOf(document, context) } : notFound;
  }),

  handleQueryOfPerson(
    importQueries.ListImportDifference,
    async ({ id, mark, q = '', page, size }, context) => {
      const document = await context.views.get(imports, id);
      if (!document) return notFound;
      const result = await resultOf(document, context);
      if (!result) return expired;
      const rows = result.difference.filter((row) => isAsked(row, { mark, q }));
      const records = size === -1 ? rows : rows.slice((page - 1) * size, page * size);
      return { records: records as never, total: rows.length };
    },
  ),

  handleQueryOfPerson(importQueries.ListSectionDescriptions, async (_input, { views, market, language }) => {
    const found = await views.getMany(sectionDescriptions, diagnosticSections);
    const records = diagnosticSections.map((section, at) => {
      const { description = '', translations, version = 0, at: update_date = null } = found[at] ?? {};
      return {
        section,
        version,
        update_date,
        description: textIn(language, description, translations),
        texts: textsOf(market, description, translations),
      };
    });
    return { records, total: records.length };
  }),

  handleQueryOfPerson(importQueries.GetPlanPhoto, async (_input, { views, market }) => {
    const versions = (await views.get(planPhotos, market))?.versions ?? [];
    const spelled = versions.map(({ version, filename, at: date }) => ({
      version,
      filename,
      date,
      url: planPhotoPath(version),
    }));
    const { url, version, date } = spelled[0] ?? { url: planPhotoPath(0), version: 0, date: null };
    return { url, version, update_date: date, versions: spelled };
  }),
];
