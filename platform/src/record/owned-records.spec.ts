import { describe, expect, it } from '@jest/globals';
import {
  command,
  defineCommands,
  type DocumentOf,
  defineEvents,
  defineView,
  event,
  type EventOf,
  only,
  ownedAnswer,
  ownedDocument,
  ownedFacts,
  ownedIdOf,
  ownedRenaming,
  ownedView,
  byOwnedId,
  reject,
  Role,
  sealedName,
  typesOf,
  wireOptionalInteger,
} from '@portal/contracts';
import { z } from 'zod';
import { bindCommand } from '../decider/command-binding';
import { createCommandRunner } from '../decider/command-runner';
import { type CommandFor, defineDecider } from '../decider/decider';
import { defineProjection } from '../projection/projection';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { givenEvents } from '../testing/decider-kit';
import { plainCodec } from '../testing/plain-codec';
import { projecting } from '../testing/projection-kit';
import { testActor } from '../testing/test-actor';
import { ownedBindings } from './owned-bindings';
import { ownedProjection } from './owned-projection';
import {
  addOwned,
  nameIn,
  noRecords,
  ownedDecisions,
  ownedEvolutions,
  type OwnedRecord,
  type OwnedRecords,
} from './owned-records';

const pinId = z.string();
const personal = z.object(sealedName);
const pinEvents = defineEvents('pins', {
  PinAdded: event({ data: z.object({ pinId, ...ownedFacts }), personal }),
  PinUpdated: event({ data: z.object({ pinId, name: z.string() }), personal }),
  PinDeleted: event({ data: z.object({ pinId }) }),
  PinRestored: event({ data: z.object({ pinId }) }),
});
type PinEvent = EventOf<typeof pinEvents>;
type Named<N extends PinEvent['type']> = Extract<PinEvent, { type: N }>;

const call = { method: 'POST', output: ownedAnswer, access: only([Role.Franchisee]), summary: '' } as const;
const adding = z.object({ name: z.string(), restaurant_id: wireOptionalInteger() });
const pinCommands = defineCommands('pins', {
  AddPin: command({ ...call, path: 'pin/add', input: adding }),
  UpdatePin: command({
    ...call,
    path: 'pin/{id}/update',
    input: ownedRenaming(40),
    output: ownedAnswer.extend({ version: z.int() }),
  }),
  DeletePin: command({ ...call, path: 'pin/{id}/delete', input: byOwnedId }),
  RestorePin: command({ ...call, path: 'pin/{id}/restore', input: byOwnedId }),
});
type PinCommands = { [N in keyof typeof pinCommands]: CommandFor<(typeof pinCommands)[N]> };

const missing = reject('pin_not_found');
const own = ownedDecisions<OwnedRecord, PinEvent>({ missing, tooMany: reject('too_many_pins'), most: 1 });
const { adding: added, changing, edits } = ownedEvolutions<OwnedRecord, 'pinId'>('pinId');
const decider = defineDecider<OwnedRecords<OwnedRecord>, PinCommands, PinEvent>({
  initial: noRecords,
  editEvents: edits('PinAdded', 'PinUpdated'),
  decide: {
    AddPin: addOwned((_command, { id, facts, sealed }, state: OwnedRecords<OwnedRecord>) => {
      if (own.isFull(state)) return reject('too_many_pins');
      const data = { pinId: id, ...facts };
      return [{ type: 'PinAdded' as const, data, personal: { subject: 'user-12', value: sealed } }];
    }),
    UpdatePin: own.update((id, { name, sealed }) => ({
      type: 'PinUpdated',
      data: { pinId: id, name },
      personal: { subject: 'user-12', value: sealed },
    })),
    DeletePin: own.delete((id) => ({ type: 'PinDeleted', data: { pinId: id } })),
    RestorePin: own.restore((id) => ({ type: 'PinRestored', data: { pinId: id } })),
  },
  evolve: {
    PinAdded: added((record, _event: Named<'PinAdded'>) => record),
    PinUpdated: changing((pin: Named<'PinUpdated'>) => ({ name: nameIn(pin) })),
    PinDeleted: changing((_pin: Named<'PinDeleted'>) => ({ deleted: true })),
    PinRestored: changing((_pin: Named<'PinRestored'>) => ({ deleted: false })),
  },
});
const pins = defineView('pins', { ...ownedView, schema: ownedDocument });
const handlers = ownedProjection<DocumentOf<typeof pins>, 'pinId'>('pinId');
const projection = defineProjection<PinEvent, typeof pins>(pins, {
  PinAdded: handlers.added(() => ({})),
  PinUpdated: handlers.renamed,
  PinDeleted: handlers.deleted,
  PinRestored: handlers.restored,
});

const uuid = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const commandId = uuid(1);
const id = ownedIdOf({ userId: 12 }, commandId);
const ofRestaurant = ownedIdOf({ restaurantId: 1 }, commandId);
const sealing = (name: string) => ({ subject: 'user-12', value: { name } });
const mine: Named<'PinAdded'> = {
  type: 'PinAdded',
  data: { pinId: id, userId: 12, restaurantId: null, name: '' },
  personal: sealing('Uno'),
};
const theirs: Named<'PinAdded'> = {
  type: 'PinAdded',
  data: { pinId: ofRestaurant, userId: null, restaurantId: 1, name: 'Uno' },
  personal: { subject: 'user-12', value: {} },
};
const renamed = (pin: string, name: string, value: { name?: string }): PinEvent => ({
  type: 'PinUpdated',
  data: { pinId: pin, name },
  personal: { subject: 'user-12', value },
});
const deleted: PinEvent = { type: 'PinDeleted', data: { pinId: id } };
const restored: PinEvent = { type: 'PinRestored', data: { pinId: id } };
const stranger = testActor(Role.Franchisee, { userId: 99, restaurants: [9] });
const colleague = testActor(Role.Manager, { userId: 13, restaurants: [1] });

describe('what people keep', () => {
  const there = givenEvents(decider, [mine]);
  const gone = givenEvents(decider, [mine, deleted]);

  it('[S18] has a sealed name where it is a person’s, and a plain one where it is a restaurant’s', () => {
    const empty = givenEvents(decider, []);
    empty.when('AddPin', { input: { name: 'Uno' }, commandId }).then([mine]);
    empty.when('AddPin', { input: { name: 'Uno', restaurant_id: 1 }, commandId }).then([theirs]);
    there.when('UpdatePin', { input: { id, name: 'Dos' } }).then([renamed(id, '', { name: 'Dos' })]);
    givenEvents(decider, [theirs])
      .when('UpdatePin', { input: { id: ofRestaurant, name: 'Dos' }, actor: colleague })
      .then([renamed(ofRestaurant, 'Dos', {})]);
  });

  it('produces no event when a command is repeated or changes nothing', () => {
    there.when('AddPin', { input: { name: 'Uno' }, commandId }).thenNothing();
    there.when('UpdatePin', { input: { id, name: 'Uno' } }).thenNothing();
    there.when('RestorePin', { input: { id } }).thenNothing();
    gone.when('DeletePin', { input: { id } }).thenNothing();
  });

  it('is deleted and restored, and cannot be renamed while deleted', () => {
    there.when('DeletePin', { input: { id } }).then([deleted]);
    gone.when('RestorePin', { input: { id } }).then([restored]);
    gone.when('UpdatePin', { input: { id, name: 'Dos' } }).thenRejected('pin_not_found');
  });

  it('[R-ROL-08] is not added for a restaurant of other people, and looks missing to them', () => {
    const input = { name: 'Uno', restaurant_id: 1 };
    givenEvents(decider, []).when('AddPin', { input, actor: stranger }).thenRejected('forbidden');
    for (const name of ['DeletePin', 'RestorePin'] as const)
      there.when(name, { input: { id }, actor: colleague }).thenRejected('pin_not_found');
    there.when('DeletePin', { input: { id: 'no id' } }).thenRejected('pin_not_found');
  });

  it('is no more than there may be; deleted ones do not count, but need room to come back', () => {
    const more = { input: { name: 'Dos' }, commandId: uuid(2) };
    const second = { ...mine, data: { ...mine.data, pinId: ownedIdOf({ userId: 12 }, uuid(2)) } };
    there.when('AddPin', more).thenRejected('too_many_pins');
    givenEvents(decider, [mine, deleted, second])
      .when('RestorePin', { input: { id } })
      .thenRejected('too_many_pins');
  });
});

describe('the view of what people keep', () => {
  const document = { id, owner: 'user-12', name: 'Uno', deleted: false, version: 0 };
  const at = '2026-11-20T09:30:00.000Z';
  const later = '2026-11-21T09:30:00.000Z';
  const after = { metadata: { at: later } };

  it('has whose it is, its name, the version of its last name and when it was changed', async () => {
    const view = projecting(projection);
    await view.given([mine]).thenDocument(id, { ...document, changedAt: at });
    await view.given([theirs]).thenDocument(ofRestaurant, {
      ...document,
      id: ofRestaurant,
      owner: 'restaurant-1',
      changedAt: at,
    });
    await view.given([mine, { ...renamed(id, '', { name: 'Dos' }), ...after }]).thenDocument(id, {
      ...document,
      name: 'Dos',
      version: 1,
      changedAt: later,
    });
    await view
      .given([mine, { ...deleted, ...after }])
      .thenDocument(id, { ...document, deleted: true, changedAt: later });
    await view.given([mine, deleted, restored]).thenDocument(id, { ...document, changedAt: at });
  });

  it('[S18] has nothing of an erased person’s own, and keeps what is a restaurant’s', async () => {
    const erased = { subject: 'user-12', value: null };
    const view = projecting(projection);
    await view.given([{ ...mine, personal: erased }]).thenNoDocument(id);
    await view.given([{ ...theirs, personal: erased }]).thenDocument(ofRestaurant, {
      ...document,
      id: ofRestaurant,
      owner: 'restaurant-1',
      changedAt: at,
    });
  });
});

describe('the bindings of what people keep', () => {
  const bound = ownedBindings('pins', decider, missing);

  it('[R4] keep all of one owner in one stream, and report a conflict to a person who renames an older version', async () => {
    const events = new MemoryEventStore();
    const now = () => new Date('2026-11-20T09:30:00.000Z');
    const { run } = createCommandRunner({ market: 'ES', events, codec: plainCodec, now });
    const sender = (userId: number) => ({
      actor: testActor(Role.Manager, { userId }),
      correlationId: 'spec',
    });
    const add = bindCommand(pinCommands.AddPin, bound.add);
    const update = bindCommand(pinCommands.UpdatePin, bound.update);
    const answer = await run(add, { name: 'Uno', restaurant_id: 1 }, sender(12));
    expect(answer).toMatchObject({ ok: true, data: { id: expect.stringMatching(/^r1-/) } });
    const pin = (answer as unknown as { data: { id: string } }).data.id;
    expect(await run(update, { id: pin, name: 'Dos', version: 0 }, sender(13))).toMatchObject({
      ok: true,
      data: { id: pin, version: 1 },
    });
    expect(await run(update, { id: pin, name: 'Tres', version: 0 }, sender(12))).toMatchObject({
      ok: false,
      conflict: { changedBy: 'user-13', version: 1, fields: ['name'] },
    });
    const stored = await events.readStream('pins-restaurant-1');
    expect(stored.map(({ type }) => type)).toEqual(typesOf(pinEvents).slice(0, 2));
  });
});
