import { describe, expect, it } from '@jest/globals';
import { isRejection } from '@portal/contracts';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import { type Decision, evolve, type PendingEvents } from '@portal/platform/decider/decider';
import { testActor } from '@portal/platform/testing/test-actor';
import fc from 'fast-check';
import { resourceDecider, type Resource, type ResourceEvent } from './resource.decider';
import type { FormFacts, FormTaken, ResourceForm } from './resource-form';
import { facts, form, found, pdf, picture } from './testing/sample-form';

const { Published } = ResourceStatus;
const context = {
  actor: testActor(),
  at: '2026-11-20T09:30:00.000Z',
  market: 'ES',
  commandId: 'command',
} as const;

type Step = (state: Resource | null) => Decision<ResourceEvent>;

const part = fc.constantFrom(undefined, '', '-1', 'one', 'two', 'three');
const fileOf = (key: string | undefined) =>
  key === undefined || key === '' || key === '-1' ? null : { ...pdf, key };
const factsFor = ({ file, thumb }: ResourceForm): FormFacts => {
  const uploaded = fileOf(thumb);
  return facts({ file: fileOf(file), thumb: uploaded && { ...picture, key: uploaded.key } });
};
/** Events with that slug. */
const withSlug = (
  decision: Decision<ResourceEvent> | PendingEvents<ResourceEvent, FormTaken>,
  url: string | null,
) => (typeof decision === 'function' ? decision({ resourceId: 7, url }) : decision);
const status = fc.constantFrom(0 as const, 1 as const, 2 as const);
const changes = fc.record({
  file: part,
  thumb: part,
  status: fc.option(status, { nil: undefined }),
  name: fc.constantFrom(undefined, 'Uno', 'Dos'),
});
const url = fc.constantFrom(null, 'uno', 'dos');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(changes, url).map(
    ([changed, slug]): Step =>
      (state) =>
        withSlug(
          resourceDecider.decide.UpdateResource(
            { ...context, input: { id: 7, ...changed }, facts: factsFor(changed) },
            state,
          ),
          slug,
        ),
  ),
  status.map(
    (to): Step =>
      (state) =>
        resourceDecider.decide.ChangeResourceStatus(
          { ...context, input: { id: 7, status: to }, facts: undefined },
          state,
        ),
  ),
  fc.constantFrom('DeleteResource' as const, 'RestoreResource' as const).map(
    (name): Step =>
      (state) =>
        resourceDecider.decide[name]({ ...context, input: { id: 7 }, facts: undefined }, state),
  ),
  fc.integer({ min: 0, max: 6 }).map(
    (version): Step =>
      (state) =>
        resourceDecider.decide.RestoreFileVersion(
          { ...context, input: { id: 7, version }, facts: undefined },
          state,
        ),
  ),
);

function live(first: ResourceForm, steps: readonly Step[]) {
  const history: ResourceEvent[] = [];
  const states: (Resource | null)[] = [];
  let state: Resource | null = null;
  const add: Step = (before) =>
    withSlug(
      resourceDecider.decide.AddResource(
        {
          ...context,
          input: { ...form, ...first },
          facts: { ...found, ...factsFor(first), sections: found.sections },
        },
        before,
      ),
      'uno',
    );
  for (const take of [add, ...steps]) {
    const decided = take(state);
    const again = take(state);
    expect(again).toEqual(decided);
    const events = isRejection(decided) ? [] : decided;
    history.push(...events);
    state = events.reduce<Resource | null>((before, event) => evolve(resourceDecider, before, event), state);
    states.push(state);
    // Repeating a command has no effect.
    const repeated = take(state);
    if (!isRejection(decided) && take !== add) expect(isRejection(repeated) ? [] : repeated).toEqual([]);
  }
  return { history, stands: states };
}

describe('a resource, after any sequence of steps,', () => {
  const lives = fc
    .tuple(changes, fc.array(step, { maxLength: 25 }))
    .map(([first, steps]) => live(first, steps));

  it('[R-ARS-16] [R13] never shows readers what is not there, and never offers a file that was not uploaded', () => {
    fc.assert(
      fc.property(lives, ({ stands: states }) => {
        for (const state of states) {
          if (state?.status !== Published) continue;
          expect(state.deleted).toBe(false);
          expect(state.awaited.filter((awaited) => state[awaited] === null)).toEqual([]);
          expect(state.file?.key ?? 'one').not.toMatch(/^(-1)?$/);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[R-ARS-19] is published once, when readers can have it for the first time', () => {
    fc.assert(
      fc.property(lives, ({ history, stands: states }) => {
        const times = history.filter(({ type }) => type === 'ResourcePublished').length;
        const wasShown = states.some((state) => state?.status === Published);
        expect(times).toBe(wasShown ? 1 : 0);
      }),
      { numRuns: 300 },
    );
  });

  it('[R-ARS-16] [R4] keeps every file under a number that only grows, and counts its own revision', () => {
    fc.assert(
      fc.property(lives, ({ history, stands: states }) => {
        const numbers = history.flatMap((event) =>
          event.type === 'ResourceFileReplaced' && event.data.file ? [event.data.version] : [],
        );
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(new Set(numbers).size).toBe(numbers.length);
        const last = states.at(-1);
        if (!last) return;
        expect(last.revision).toBe(history.length - 1);
        expect(last.file ?? null).toEqual(
          last.fileVersion === 0 ? null : (last.files.get(last.fileVersion) ?? 'none'),
        );
        expect(last.formerUrls.has(last.url)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
