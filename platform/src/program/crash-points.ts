/** Places for kills between related steps; `npm run verify -- faults` kills at each. */
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

/** `append:after-commit#3`: exits at the third pass; set by the environment only. */
const [armed, nth = '1'] = (process.env.CRASH_AT ?? '').split('#');
let left = Number(nth);

/** Costs a comparison; armed, it kills the process. */
export function crashPoint(name: CrashPoint): void {
  if (name !== armed) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}
