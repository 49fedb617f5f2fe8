import { shared } from './one-realm.mjs';
import OwnWindow from './own-window.mjs';

export default shared(OwnWindow);
