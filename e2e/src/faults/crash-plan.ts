import { type CrashPoint, crashPoints } from '@portal/platform/program/crash-points';
import type { App } from '../production/production-portal';

/** Points that one program on its own files does not pass, each with the reason. */
export const notPassedOnDisk: Partial<Readonly<Record<CrashPoint, string>>> = {
  'pushes:after-append': 'its pushes go from process to process, and stand in no Redis',
};

/** Points that no writer of these runs passes, with the spec that kills a program there. */
export const triedApart: Partial<Readonly<Record<CrashPoint, string>>> = {
  'erasure:before-key': 'e2e/src/programs/erasure.spec.ts',
  'erasure:after-key': 'e2e/src/programs/erasure.spec.ts',
  'erasure:after-switch': 'e2e/src/programs/erasure.spec.ts',
};

/** At which the program on its own files is killed. */
export const triedOnDisk = crashPoints.filter(
  (point) => notPassedOnDisk[point] === undefined && triedApart[point] === undefined,
);

/** Which of the three programs is killed at each point. */
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

/** Which time of passing is the last: what happens once a second is not waited for eight times. */
const maxPasses = (point: CrashPoint): number => (point.startsWith('deadline:') ? 2 : 8);

/** What kills a program at one of its next passes, as `CRASH_AT`. */
export const someTimeAt = (point: CrashPoint): string =>
  `${point}#${1 + Math.floor(Math.random() * maxPasses(point))}`;
