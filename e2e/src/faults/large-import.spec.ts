import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Role } from '@portal/contracts';
import { figures } from '@portal/contracts/areas/imports';
import { viewsOf } from '@portal/platform/stores/view-store/views';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import {
  addManyRestaurants,
  type LargeKind,
  largeWorkbook,
  restaurantCount,
  rowsEach,
} from './large-workbooks';

jest.setTimeout(240_000);

const maxCheckMilliseconds = 5_000;
const maxVisibleMs = 3_000;

let portal: InProcessPortal;
let administrator: SignedIn;
beforeAll(async () => {
  portal = await openInProcessPortal('ES');
  await buildTestFixture(portal);
  await addManyRestaurants(portal);
  administrator = await portal.signIn(Role.Administrator, Role.Administrator);
  // The first file starts the check process.
  await check('competence', await largeWorkbook('competence', 7));
});
afterAll(() => portal.close());

const boundary = 'large-import';

async function check(kind: LargeKind, content: Uint8Array) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="datos.xlsx"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { ...administrator, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await portal.app.inject({
    method: 'POST',
    url: `/api/import/${kind}/check`,
    headers,
    payload,
  });
  return answer.json<{ data: { id: string; problem_count: number; problems: unknown; counts: unknown } }>()
    .data;
}

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const started = performance.now();
  return [await work(), performance.now() - started];
};

const act = async (id: string, verb: string) =>
  portal.app.inject({ method: 'POST', url: `/api/import/${id}/${verb}`, headers: { ...administrator } });

describe('[R-IMP-04] [S10] an import of 20,000 rows about 500 restaurants', () => {
  it.each(['competence', 'pmix'] as const)(
    'of %s is looked at within five seconds, and is seen everywhere within three of its confirmation',
    async (kind) => {
      const content = await largeWorkbook(kind, 0);
      const [checked, checkTime] = await timed(() => check(kind, content));
      expect(checked).toMatchObject({
        problems: [],
        problem_count: 0,
        counts: { new: restaurantCount * rowsEach, changed: 0, gone: 0, same: 0 },
      });
      const [answer, confirmTime] = await timed(() => act(checked.id, 'confirm'));
      expect(answer.json()).toMatchObject({ data: { status: 'confirmed', changed: restaurantCount } });
      const [, seenTime] = await timed(portal.caughtUp);
      const { total } = await viewsOf(portal.stores.views).find(figures, {
        where: { kind: { eq: kind } },
        size: 1,
      });
      expect(total).toBe(restaurantCount);
      const [undone, undoTime] = await timed(() => act(checked.id, 'undo'));
      expect(undone.json()).toMatchObject({ data: { restored: restaurantCount, newer: 0 } });
      process.stderr.write(
        `\n20,000 rows of ${kind}: dry run ${checkTime.toFixed(0)} ms, confirmation ${confirmTime.toFixed(0)} ms, ` +
          `seen ${seenTime.toFixed(0)} ms later, undo ${undoTime.toFixed(0)} ms\n`,
      );
      expect(checkTime).toBeLessThan(maxCheckMilliseconds);
      expect(confirmTime + seenTime).toBeLessThan(maxVisibleMs);
    },
  );
});
