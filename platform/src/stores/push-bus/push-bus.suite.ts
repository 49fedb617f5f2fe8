import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Push, PushBus } from './push-bus.port';

const push = (name: string): Push => ({ name, payload: { id: 1 }, to: [{ restaurant: 17 }] });

/** Shared suite. `open` gives a bus and its reported errors. */
export function describePushBus(
  name: string,
  open: () => Promise<{ bus: PushBus; errors: unknown[] }>,
): void {
  describe(name, () => {
    let bus: PushBus;
    let errors: unknown[];
    beforeEach(async () => {
      ({ bus, errors } = await open());
    });
    afterEach(() => bus.close());

    function until(last: string): { seen: Promise<readonly Push[]>; stop: () => void } {
      const got: Push[] = [];
      let stop: () => void = () => undefined;
      const seen = new Promise<readonly Push[]>((resolve) => {
        stop = bus.listen((pushes) => {
          got.push(...pushes);
          if (pushes.some((each) => each.name === last)) resolve(got);
        });
      });
      return { seen, stop };
    }

    it('carries every push to every listener, in order', async () => {
      const one = until('c');
      const two = until('c');
      bus.publish([push('a'), push('b')]);
      bus.publish([]);
      bus.publish([push('c')]);
      expect(await one.seen).toEqual([push('a'), push('b'), push('c')]);
      expect(await two.seen).toEqual(await one.seen);
    });

    it('carries nothing to a listener that has stopped', async () => {
      const stopped = until('never');
      const other = until('b');
      const got: Push[] = [];
      bus.listen((pushes) => got.push(...pushes))();
      stopped.stop();
      stopped.stop();
      bus.publish([push('b')]);
      await other.seen;
      expect(got).toEqual([]);
    });

    it('reports a listener that throws and goes on', async () => {
      const error = new Error('closed socket');
      bus.listen(() => {
        throw error;
      });
      const after = until('a');
      bus.publish([push('a')]);
      expect(await after.seen).toEqual([push('a')]);
      expect(errors).toEqual([error]);
    });
  });
}
