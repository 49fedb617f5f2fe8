import { describe, expect, it } from '@jest/globals';
import { command, defineCommands, ofRestaurant, only, reject, Role } from '@portal/contracts';
import { z } from 'zod';
import { MemoryEventStore } from '../stores/event-store/memory.event-store';
import { plainCodec } from '../testing/plain-codec';
import type { JarEvent } from '../testing/sample-aggregate';
import { testActor } from '../testing/test-actor';
import { bindCommand } from './command-binding';
import { createCommandRunner } from './command-runner';
import { type CommandFor, defineDecider } from './decider';

const contracts = defineCommands('jars', {
  CloseJar: command({
    method: 'POST',
    path: 'jar/{id}/close',
    input: z.object({ id: z.string(), jar: z.object({ restaurant_id: z.int() }) }),
    output: z.object({ closed: z.boolean() }),
    access: only([Role.Franchisee], { scope: ofRestaurant('jar.restaurant_id') }),
    summary: 'Closes a jar',
  }),
});

interface Closing {
  readonly closed: boolean;
}
type Commands = { CloseJar: CommandFor<typeof contracts.CloseJar, { reason: string }> };

const decider = defineDecider<Closing, Commands, Extract<JarEvent, { type: 'JarClosed' }>>({
  initial: { closed: false },
  decide: {
    CloseJar: ({ input, facts }) =>
      facts.reason === '' ? reject('no_reason') : [{ type: 'JarClosed', data: { jarId: input.id } }],
  },
  evolve: { JarClosed: () => ({ closed: true }) },
});

const stream = ({ input }: { input: { id: string } }) => `jar-${input.id}`;
const answer = ({ state }: { state: Closing }) => ({ closed: state.closed });
const closeJar = bindCommand(contracts.CloseJar, {
  decider,
  stream,
  facts: ({ input }) => ({ reason: input.id }),
  answer,
});
const input = { id: 'j', jar: { restaurant_id: 7 } };

describe('a command binding', () => {
  it('carries contract, rules and addressing to the runner', async () => {
    const options = { codec: plainCodec, market: 'ES' as const, now: () => new Date() };
    const runner = createCommandRunner({ events: new MemoryEventStore(), ...options });
    const outcome = await runner.run(closeJar, input, { actor: testActor(), correlationId: 'request-1' });
    expect(outcome).toEqual({ ok: true, data: { closed: true }, position: 1 });
    expect(closeJar.contract).toBe(contracts.CloseJar);
  });

  it('[R11] writes down the restaurant that the access rule names in the input when the record names none', async () => {
    const events = new MemoryEventStore();
    const runner = createCommandRunner({ events, codec: plainCodec, market: 'ES', now: () => new Date() });
    await runner.run(closeJar, input, { actor: testActor(), correlationId: 'request-1' });
    expect((await events.readStream('jar-j'))[0]?.metadata.restaurant).toBe(7);
  });

  it('is refused by the compiler when facts are missing, the answer is not the promised one, or the name is unknown', () => {
    const facts = () => ({ reason: 'full' });
    // @ts-expect-error the decider expects facts
    bindCommand(contracts.CloseJar, { decider, stream, answer });
    // @ts-expect-error the contract promises { closed }
    bindCommand(contracts.CloseJar, { decider, stream, facts, answer: () => ({ open: true }) });
    // @ts-expect-error the decider knows no command of that name
    bindCommand({ ...contracts.CloseJar, name: 'BreakJar' as const }, { decider, stream, facts, answer });
    expect(closeJar.decide).toBe(decider.decide.CloseJar);
  });
});
