import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { allFormerTypes } from '@portal/contracts';
import { aSection } from '@portal/contracts/areas/sections';
import { evolve, type StreamRules } from '@portal/platform/decider/decider';
import { platformMetadata } from '@portal/platform/decider/platform-metadata';
import { MemoryEventStore } from '@portal/platform/stores/event-store/memory.event-store';
import { withFormerTypes } from '@portal/platform/stores/event-store/with-former-types';
import { resourceDecider } from './areas/resources/resource.decider';
import { added, whole } from './areas/resources/testing/sample-form';
import { sectionTreeDecider } from './areas/sections/section-tree.decider';

interface Written {
  readonly type: string;
  readonly data: object;
}

/** What a decider remembers of a stream that an earlier program has written. */
async function remembered<State>(rules: StreamRules<State>, written: readonly Written[]): Promise<State> {
  const log = new MemoryEventStore();
  const metadata = platformMetadata('ES', new Date('2026-11-20T09:30:00.000Z'));
  const events = written.map(({ type, data }) => ({ id: randomUUID(), type, data: { ...data }, metadata }));
  await log.append('s-1', 'no-stream', events);
  const read = await withFormerTypes(log, allFormerTypes).readStream('s-1');
  return read.reduce((state, { type, data }) => evolve(rules, state, { type, data }), rules.initial);
}

it('[R8] every former name of an event stays known: logs keep what was written', () => {
  expect(Object.fromEntries(allFormerTypes)).toMatchObject({
    CannedReplyChanged: 'CannedReplyUpdated',
    CannedReplyRemoved: 'CannedReplyDeleted',
    ResourceEdited: 'ResourceUpdated',
    SectionEdited: 'SectionUpdated',
    SliderChanged: 'SliderUpdated',
    SliderTurned: 'SliderPeriodReached',
    VideoChanged: 'VideoUpdated',
    VideoTurned: 'VideoPeriodReached',
  });
});

it('[R8] a section tree is read from a log that knows edited sections', async () => {
  const tree = await remembered(sectionTreeDecider, [
    { type: 'SectionAdded', data: aSection() },
    { type: 'SectionEdited', data: { sectionId: 1, name: 'Carta', active: false } },
  ]);
  expect(tree.sections.get(1)).toMatchObject({ name: 'Carta', active: false });
});

it('[R8] a resource is read from a log that knows edited resources', async () => {
  const { resourceId, name: _name, ...described } = whole;
  const resource = await remembered(resourceDecider, [
    added(whole),
    { type: 'ResourceEdited', data: { ...described, resourceId, name: 'Cartel nuevo' } },
  ]);
  expect(resource).toMatchObject({ id: resourceId, name: 'Cartel nuevo' });
});
