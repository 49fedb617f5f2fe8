import { allAreas } from './all-areas';
import { kernelRejections, type RejectionStatus } from './kernel';

export const allRejections: Readonly<Record<string, RejectionStatus>> = Object.assign(
  {},
  kernelRejections,
  ...allAreas.map(({ rejections }) => rejections),
);
