import { describe, expect, it } from '@jest/globals';
import {
  command,
  defineCommands,
  defineEvents,
  defineView,
  event,
  only,
  reject,
  Role,
  wireInteger,
  wireOptionalInteger,
} from '@portal/contracts';
import { z } from 'zod';
import { createCommandRunner } from '../decider/command-runner';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { givenEvents } from '../testing/decider-kit';
import { plainCodec } from '../testing/plain-codec';
import { projecting } from '../testing/projection-kit';
import { testActor } from '../testing/test-actor';
import { recordBindings } from './record-bindings';
import { recordDecider } from './record-decider';
import { defineProjection } from '../projection/projection';
import { recordOf } from './record-projection';

const content = { title: z.string(), tags: z.array(z.string()) };
const flag = { flagId: z.int() };
const flagEvents = defineEvents('flags', {
  FlagAdded: event({ data: z.object({ ...flag, ...content }) }),
  FlagUpdated: event({ data: z.object({ ...flag, ...content }) }),
  FlagDeleted: event({ data: z.object(flag) }),
  FlagRestored: event({ data: z.object(flag) }),
});
const id = wireInteger();
const answer = z.object({ id: z.int() });
const call = { method: 'POST', output: answer, access: only([Role.Administrator]), summary: '' } as const;
const flagCommands = defineCommands('flags', {
  AddFlag: command({ ...call, path: 'flag/add', input: z.object(content) }),
  UpdateFlag: command({
    ...call,
    path: 'flag/{id}/update',
    input: z.object({ ...content, id, version: wireOptionalInteger() }),
  }),
  DeleteFlag: command({ ...call, path: 'flag/{id}/delete', input: z.object({ id }) }),
  RestoreFlag: command({ ...call, path: 'flag/{id}/restore', input: z.object({ id }) }),
});
const flags = defineView('flags', {
  schema: z.object({ id: z.int(), ...content, version: z.int(), deleted: z.boolean() }),
  filters: { deleted: 'flag' },
  sorts: ['title'],
});

const missing = reject('flag_not_found');
const contentOf = ({ title, tags }: { title: string; tags: string[] }) =>
  title === '' ? reject('title_missing') : { title, tags };
const decider = recordDecider('Flag', {
  events: flagEvents,
  commands: flagCommands,
  key: 'flagId',
  missing,
  added: contentOf,
  updated: contentOf,
});
const projection = defineProjection(
  flags,
  recordOf('Flag', {
    events: flagEvents,
    view: flags,
    key: 'flagId',
    content: ({ title, tags }) => ({ title, tags }),
  }),
);

const words = { title: 'Roja', tags: ['a'] };
const added = { type: 'FlagAdded', data: { flagId: 7, ...words } } as const;
const deleted = { type: 'FlagDeleted', data: { flagId: 7 } } as const;
const restored = { type: 'FlagRestored', data: { flagId: 7 } } as const;
const updated = { type: 'FlagUpdated' as const, data: { flagId: 7, ...words, tags: ['a', 'b'] } };

describe('the rules of a record', () => {
  const there = givenEvents(decider, [added]);
  const gone = givenEvents(decider, [added, deleted]);
  const update = (changes: object) => ({ input: { id: 7, ...words, ...changes } });

  it('add it once, with the id that was found', () => {
    const adding = { input: words, taken: { id: 7 } };
    givenEvents(decider, []).when('AddFlag', adding).then([added]);
    there.when('AddFlag', adding).thenNothing();
  });

  it('update it when its content differs, however deep', () => {
    there.when('UpdateFlag', update({ tags: ['a', 'b'] })).then([updated]);
    there.when('UpdateFlag', update({ tags: ['a'] })).thenNothing();
  });

  it('delete and restore it, each once', () => {
    there.when('DeleteFlag', { input: { id: 7 } }).then([deleted]);
    gone.when('DeleteFlag', { input: { id: 7 } }).thenNothing();
    gone.when('RestoreFlag', { input: { id: 7 } }).then([restored]);
    there.when('RestoreFlag', { input: { id: 7 } }).thenNothing();
  });

  it('refuse what its area refuses, and what is not there', () => {
    givenEvents(decider, [])
      .when('AddFlag', { input: { ...words, title: '' }, taken: { id: 7 } })
      .thenRejected('title_missing');
    there.when('UpdateFlag', update({ title: '' })).thenRejected('title_missing');
    gone.when('UpdateFlag', update({})).thenRejected('flag_not_found');
    givenEvents(decider, [])
      .when('DeleteFlag', { input: { id: 7 } })
      .thenRejected('flag_not_found');
  });

  it('know nothing of periods where the record has none', () => {
    expect(Object.keys(decider.decide)).toEqual(['AddFlag', 'UpdateFlag', 'DeleteFlag', 'RestoreFlag']);
  });
});

describe('the view of a record', () => {
  it('has its content, the version of the last edit, and whether it is deleted', async () => {
    const document = { id: 7, ...words, version: 0, deleted: false };
    const view = projecting(projection);
    await view.given([added]).thenDocument('7', document);
    await view.given([added, updated]).thenDocument('7', { ...document, tags: ['a', 'b'], version: 1 });
    await view.given([added, deleted]).thenDocument('7', { ...document, deleted: true });
    await view.given([added, deleted, restored]).thenDocument('7', document);
    await view.given([updated]).thenNoDocument('7');
  });
});

describe('the bindings of a record', () => {
  it('[R4] report who was faster, and in which fields, to a person who edits an older version', async () => {
    const now = () => new Date('2026-11-20T09:30:00.000Z');
    const { run } = createCommandRunner({
      market: 'ES',
      events: new MemoryEventStore(),
      codec: plainCodec,
      now,
    });
    const bindings = recordBindings('Flag', {
      area: 'flags',
      commands: flagCommands,
      decider,
      kind: 'flag',
      missing,
      ids: { drawnFor: async () => 7, idFor: async () => 7 },
      formValues: ({ title, tags }) => ({ title, tags }),
    });
    const by = (userId: number) => ({
      actor: testActor(Role.Administrator, { userId }),
      correlationId: 'spec',
    });
    expect(await run(bindings.AddFlag, words, by(1))).toMatchObject({ ok: true, data: { id: 7 } });
    const update = (changes: object, userId: number) =>
      run(bindings.UpdateFlag, { id: 7, ...words, ...changes }, by(userId));
    expect(await update({ title: 'Azul', version: 0 }, 2)).toMatchObject({ ok: true });
    expect(await update({ tags: [], version: 0 }, 3)).toMatchObject({
      ok: false,
      conflict: { changedBy: 'user-2', version: 1, fields: ['title'] },
    });
    expect(bindings).not.toHaveProperty('ApplyFlagPeriod');
  });
});
