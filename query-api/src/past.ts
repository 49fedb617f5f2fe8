import { FoldedDocuments } from '@portal/platform/history/fold-documents';
import { allProjections } from '@portal/projections';

/** Documents of all views, folded from given events. */
export const foldedDocuments = () => new FoldedDocuments(allProjections);
