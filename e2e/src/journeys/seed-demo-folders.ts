import { markets } from '@portal/contracts';
import { demoFolder } from './demo-folder';

/** Journeys use copies. */
const seedDemoFolders = () => Promise.all(markets.map(demoFolder));

// eslint-disable-next-line no-restricted-exports -- how Playwright asks for it
export default seedDemoFolders;
