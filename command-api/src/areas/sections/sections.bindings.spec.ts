import { describe, expect, it } from '@jest/globals';
import { reject } from '@portal/contracts';
import { aSection, aSectionBelow, type AddSectionInput } from '@portal/contracts/areas/sections';
import { createCommandRunner } from '@portal/platform/decider/command-runner';
import { systemActor } from '@portal/platform/decider/decider';
import { createStateLoader } from '@portal/platform/decider/state-loader';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { plainCodec } from '@portal/platform/testing/plain-codec';
import { sectionBindings } from './sections.bindings';

function wire() {
  const events = new MemoryEventStore();
  const now = () => new Date('2026-11-20T09:30:00.000Z');
  const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now });
  const { addSection } = sectionBindings({ load: createStateLoader(events, plainCodec) });
  return (input: AddSectionInput) =>
    runner.run(addSection, input, { actor: systemActor, correlationId: 'seed' });
}

describe('sections, sent by the portal itself,', () => {
  const top = aSection();
  const below = aSectionBelow(top, { sectionId: 2 });

  it('[R-ENT-06] hang below sections that are there', async () => {
    const add = wire();
    expect(await add(top)).toMatchObject({ ok: true, data: { id: 1 } });
    expect(await add(below)).toMatchObject({ ok: true, data: { id: 2 } });
  });

  it('[R-ENT-06] are refused as long as their parent is missing', async () => {
    const add = wire();
    expect(await add(below)).toEqual({ ok: false, rejection: reject('section_misplaced') });
  });
});
