import { allCalls, type UploadContract } from '@portal/contracts';
import { ambiguousArchives, honestArchives } from './ambiguous-archives';
import { goodFiles } from './good-files';
import { hostileArchives } from './hostile-archives';
import { hostileDrawings } from './hostile-drawings';
import type { CorpusFile } from './hostile-file';
import { disguisedFiles, lyingNames } from './hostile-names';
import { hostilePictures } from './hostile-pictures';
import { oddPdfs } from './odd-pdfs';

/** Covered by `workbooks.spec`. */
const spreadsheets = 'CheckImport';

/** That store files as they are. */
export const uploads = allCalls.filter(
  (call): call is UploadContract =>
    call.kind === 'upload' && call.unpacks === undefined && call.name !== spreadsheets,
);

export async function corpus(): Promise<CorpusFile[]> {
  const [good, disguised, named, archives, pictures] = await Promise.all([
    goodFiles(),
    disguisedFiles(),
    lyingNames(),
    hostileArchives(),
    hostilePictures(),
  ]);
  const ambiguous = [...ambiguousArchives(), ...honestArchives()];
  return [
    ...good,
    ...disguised,
    ...named,
    ...hostileDrawings(),
    ...archives,
    ...ambiguous,
    ...oddPdfs(),
    ...pictures,
  ];
}
