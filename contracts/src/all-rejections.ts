import { allAreas } from './all-areas';
import { kernelRejections, type RejectionStatus } from './kernel';

/** Every code with which a call may say no, and its HTTP status. */
export const allRejections: Readonly<Record<string, RejectionStatus>> = Object.assign(
  {},
  kernelRejections,
  ...allAreas.map(({ rejections }) => rejections),
);
