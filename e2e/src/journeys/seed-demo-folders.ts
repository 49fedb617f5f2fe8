import { markets } from '@portal/contracts';
import { demoFolder } from './demo-folder';

/** Before the first journey: portals open on copies, so that no journey waits for a seed. */
const seedDemoFolders = () => Promise.all(markets.map(demoFolder));

// eslint-disable-next-line no-restricted-exports -- how Playwright asks for it
export default seedDemoFolders;
