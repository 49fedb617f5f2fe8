import './rejections.messages';
import type { LiveMap } from '../../app/live/live-map';

/** Nobody is told of new pieces while they look: the next visit shows them. */
export const resourcesLive: LiveMap = {};
