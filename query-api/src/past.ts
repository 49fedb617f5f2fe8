import type { ViewContract } from '@portal/contracts';
import { FoldedDocuments } from '@portal/platform/history/fold-documents';
import { allProjections } from '@portal/projections';

/** Documents of the views, by default all, folded from given events. */
export const foldedDocuments = (...views: readonly ViewContract[]) =>
  new FoldedDocuments(
    views.length === 0
      ? allProjections
      : allProjections.filter(({ view }) => views.some(({ name }) => name === view.name)),
  );
