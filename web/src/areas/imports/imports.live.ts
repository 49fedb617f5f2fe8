import { importPushes, importQueries } from '@portal/contracts/areas/imports';
import { defineLive } from '#app/live/live-map';
import './rejections.messages';
import { queriesOfImports } from './import-queries';

/** What other administrators bring, confirm and undo shows at once; what is not confirmed here stays. */
export const importsLive = defineLive(importPushes, {
  ImportChanged: { refresh: queriesOfImports },
  // What an undo would restore depends on the newest figures.
  FiguresChanged: { refresh: [importQueries.GetImport] },
  PlanPhotoChanged: { refresh: [importQueries.GetPlanPhoto] },
  SectionDescriptionChanged: { refresh: [importQueries.ListSectionDescriptions] },
});
