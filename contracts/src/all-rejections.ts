import { allAreas } from './all-areas';
import { kernelRejections, type RejectionStatus } from './kernel';

/** Every rejection code with its HTTP status. */
export const allRejections: Readonly<Record<string, RejectionStatus>> = Object.assign(
  {},
  kernelRejections,
  ...allAreas.map(({ rejections }) => rejections),
);
