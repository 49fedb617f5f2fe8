import { catalogueReaders, type Market, only, Role } from '../../kernel';

/** Imports belong to the diagnostic, which one market has (R-NAV-34). */
const markets: readonly Market[] = ['ES'];

/** Who brings figures. */
export const importers = only([Role.Administrator], { markets });
/** Who reads what was brought. */
export const importReaders = only(catalogueReaders, { markets });
