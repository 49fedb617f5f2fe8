import type { ViewContract } from '@portal/contracts';
import { FoldedDocuments } from '@portal/platform/history/fold-documents';
import { allProjections } from '@portal/projections';

/** Documents of all or some views, folded from given events. */
export const foldedDocuments = (views?: readonly ViewContract[]) =>
  new FoldedDocuments(views ? allProjections.filter(({ view }) => views.includes(view)) : allProjections);
