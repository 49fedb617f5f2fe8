import { describe, expect, it } from '@jest/globals';
import { isLong, mapInPieces, nextTurn, yieldToOthers } from './in-pieces';

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

async function inTurns<T>(work: (turn: () => number) => Promise<T>): Promise<T> {
  let turn = 0;
  let isOver = false;
  const counting = (async () => {
    while (!isOver) {
      await yieldToOthers();
      turn += 1;
    }
  })();
  const result = await work(() => turn);
  isOver = true;
  await counting;
  return result;
}

describe('[S9] long works of a thread', () => {
  it('alternate: in one turn of the loop one of them does a piece', async () => {
    const turns = await inTurns(async (turn) => {
      const taken: number[] = [];
      const work = async () => {
        for (let piece = 0; piece < 5; piece += 1) {
          await nextTurn();
          taken.push(turn());
        }
      };
      await Promise.all([work(), work(), work()]);
      return taken;
    });
    expect(turns).toHaveLength(15);
    expect(new Set(turns).size).toBe(15);
  });

  it('go on one after the other, none twice before the others', async () => {
    const order: string[] = [];
    const work = async (name: string) => {
      for (let piece = 0; piece < 3; piece += 1) {
        await nextTurn();
        order.push(name);
      }
    };
    await Promise.all([work('a'), work('b')]);
    expect(order.join('')).toBe('ababab');
  });

  it('keep the order of what they map, and let a short list be done at once', async () => {
    expect(await mapInPieces(numbers(37), (n) => n * 2)).toEqual(numbers(37).map((n) => n * 2));
    expect([isLong(numbers(10)), isLong(numbers(11))]).toEqual([false, true]);
    const turns = await inTurns(async (turn) => {
      await mapInPieces(numbers(10), async (n) => n);
      return turn();
    });
    expect(turns).toBe(0);
  });
});
