/**
 * Points at which a kill could do most harm: between two steps that belong together. `npm run verify -- faults` kills the
 * process at each of them.
 */
export const crashPoints = [
  'append:before-commit',
  'append:after-commit',
  'views:between-writes',
  'views:before-commit',
  'views:after-commit',
  'pushes:before-publish',
  'pushes:after-append',
  'file:before-appearing',
  'file:after-appearing',
  'deadline:before-forgetting',
  'erasure:before-key',
  'erasure:after-key',
  'erasure:after-switch',
] as const;
export type CrashPoint = (typeof crashPoints)[number];

/** `append:after-commit#3`: exits at the third pass; only the environment arms a point. */
const [armed, nth = '1'] = (process.env.CRASH_AT ?? '').split('#');
let left = Number(nth);

/** Passing here costs a comparison; armed, the process dies as a power cut would end it. */
export function crashPoint(name: CrashPoint): void {
  if (name !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
