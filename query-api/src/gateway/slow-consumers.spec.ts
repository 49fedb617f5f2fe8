import { describe, expect, it } from '@jest/globals';
import { cutSlowConsumers } from './slow-consumers';

interface Queue {
  readonly packets: number;
  readonly bytes: number;
}

/** @returns indices of disconnected sockets */
function cutAmong(queues: readonly Queue[]): number[] {
  const cut: number[] = [];
  const sockets = queues.map(({ packets, bytes }, index) => ({
    conn: {
      writeBuffer: Array.from({ length: packets }),
      transport: { socket: { bufferedAmount: bytes, terminate: () => cut.push(index) } },
    },
  }));
  const io = { sockets: { sockets: new Map(sockets.map((socket, index) => [String(index), socket])) } };
  expect(cutSlowConsumers(io as never)).toBe(cut.length);
  return cut;
}

describe('browsers that do not read', () => {
  it('[R14] are cut at more than 500 waiting messages or one mebibyte, and no sooner', () => {
    const mebibyte = 1024 * 1024;
    const queues = [
      { packets: 0, bytes: 0 },
      { packets: 500, bytes: mebibyte },
      { packets: 501, bytes: 0 },
      { packets: 0, bytes: mebibyte + 1 },
    ];
    expect(cutAmong(queues)).toEqual([2, 3]);
  });
});
