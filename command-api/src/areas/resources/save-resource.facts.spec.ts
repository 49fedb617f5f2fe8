import { describe, expect, it } from '@jest/globals';
import { marketRecords, reject } from '@portal/contracts';
import { testActor } from '@portal/platform/testing/test-actor';
import { resourceDecider, type ResourceEvent } from './resource.decider';
import type { ResourceForm } from './resource-form';
import { saveResourceFacts, type SavingServices, takeForResource } from './save-resource.facts';
import { added, deleted, form, found, menus, pdf, picture, whole } from './testing/sample-form';

const actor = testActor();
const stream = 'resource-7';
const upload = { ...pdf, userId: actor.userId };

const resourceAfter = (events: readonly ResourceEvent[]) =>
  events.reduce(
    (state, event) => resourceDecider.evolve[event.type](state as never, event as never),
    resourceDecider.initial,
  );

const sectionTree = { sections: new Map([[1, { ...menus, sectionId: 1, url: menus.slug }]]) };

function servicesWith(resource: readonly ResourceEvent[] = [], areFree = true) {
  const states = new Map<string, unknown>([
    [`upload-${pdf.key}`, { ...upload, purpose: 'resource-file' }],
    [`upload-${picture.key}`, { ...upload, purpose: 'resource-thumb' }],
    [stream, resourceAfter(resource)],
  ]);
  const claimed: string[] = [];
  const services = {
    load: async (_decider: unknown, name: string) =>
      name.startsWith('section') ? sectionTree : (states.get(name) ?? null),
    names: { ownerOf: async () => null, reserve: async () => areFree },
    market: marketRecords.ES,
    slugs: { claim: async (name: string) => (claimed.push(name), 'claimed') },
  } as unknown as SavingServices;
  return { services, claimed };
}

const factsOf = (changes: ResourceForm = {}, resource: readonly ResourceEvent[] = []) =>
  saveResourceFacts({ form: { ...form, ...changes }, actor, stream }, servicesWith(resource).services);

describe('what is found out about the form of a resource', () => {
  it('[R-ARS-12] [R-ARS-16] [W13] are its sections and its uploads', async () => {
    expect(await factsOf()).toEqual(found);
  });

  it('[R11] are a preview picture that it had, without its upload, and none of the present one', async () => {
    const former = { key: 'f'.repeat(32), width: 640, height: 480 };
    const replaced: ResourceEvent = {
      type: 'ResourceThumbReplaced',
      data: { resourceId: 7, thumb: picture },
    };
    const events = [added({ ...whole, thumb: former }), replaced];
    expect(await factsOf({ thumb: former.key }, events)).toEqual({ ...found, thumb: former, file: null });
    expect(await factsOf({ thumb: picture.key }, events)).toEqual({ ...found, thumb: null, file: null });
    expect(await factsOf({ thumb: former.key }, [added(whole)])).toEqual(reject('upload_not_found'));
  });

  it('[AMB-55] is nothing of one that was deleted', async () => {
    expect(await factsOf({}, [added(whole), deleted])).toEqual(reject('resource_not_found'));
  });

  it('[R-ARS-09] is nothing when the form is incomplete, even if it has other errors', async () => {
    const incomplete = reject('resource_incomplete', { fields: { name: 'obligatory_name' } });
    expect(await factsOf({ name: ' ', file: 'unknown' })).toEqual(incomplete);
  });
});

describe('what a form takes', () => {
  const taking = { resourceId: 7, form };

  it('[R-ARS-15] is a slug of its name', async () => {
    const { services, claimed } = servicesWith();
    expect(await takeForResource(taking, found, services)).toEqual({ resourceId: 7, url: 'claimed' });
    expect(claimed).toEqual([form.name]);
  });

  it('[R-ARS-15] is no slug while the name comes to the one that it has', async () => {
    const { services, claimed } = servicesWith([added(whole)]);
    expect(await takeForResource(taking, found, services)).toEqual({ resourceId: 7, url: null });
    expect(claimed).toEqual([]);
  });

  it('[W13] is nothing where another was faster to use one of its uploads', async () => {
    const { services, claimed } = servicesWith([], false);
    expect(await takeForResource(taking, found, services)).toEqual(reject('upload_not_found'));
    expect(claimed).toEqual([]);
  });
});
