import { importQueries } from '@portal/contracts/areas/imports';

/** What an import makes old once it is checked, confirmed or undone. */
export const queriesOfImports = [
  importQueries.ListImports,
  importQueries.GetImport,
  importQueries.ListImportDifference,
];
