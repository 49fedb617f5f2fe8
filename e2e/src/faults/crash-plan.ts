import { type CrashPoint, crashPoints } from '@portal/platform/program/crash-points';
import type { App } from '../production/production-portal';

/** Not passed by one program on disk, with the reason. */
export const notPassedOnDisk: Partial<Readonly<Record<CrashPoint, string>>> = {
  'pushes:after-append': 'its pushes go from process to process, without Redis',
};

/** Covered by another spec. */
export const triedApart: Partial<Readonly<Record<CrashPoint, string>>> = {
  'erasure:before-key': 'e2e/src/programs/erasure.spec.ts',
  'erasure:after-key': 'e2e/src/programs/erasure.spec.ts',
  'erasure:after-switch': 'e2e/src/programs/erasure.spec.ts',
};

/** For one program on disk. */
export const triedOnDisk = crashPoints.filter(
  (point) => notPassedOnDisk[point] === undefined && triedApart[point] === undefined,
);

/** The program that passes each point. */
export const passedBy: Partial<Readonly<Record<CrashPoint, App>>> = {
  'append:before-commit': 'command-api',
  'append:after-commit': 'command-api',
  'views:between-writes': 'projections',
  'views:before-commit': 'projections',
  'views:after-commit': 'projections',
  'pushes:before-publish': 'projections',
  'pushes:after-append': 'projections',
  'file:before-appearing': 'command-api',
  'file:after-appearing': 'command-api',
  'deadline:before-forgetting': 'command-api',
};

/** Points passed once a second get fewer passes. */
const maxPasses = (point: CrashPoint): number => (point.startsWith('deadline:') ? 2 : 8);

/** A random pass, as `CRASH_AT`. */
export const someTimeAt = (point: CrashPoint): string =>
  `${point}#${1 + Math.floor(Math.random() * maxPasses(point))}`;
