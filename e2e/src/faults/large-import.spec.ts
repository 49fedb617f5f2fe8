import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aRestaurant } from '@portal/contracts/areas/restaurants';
import { figures } from '@portal/contracts/areas/imports';
import { systemActor } from '@portal/platform/decider/decider';
import { viewsOf } from '@portal/platform/stores/view-store/views';
import { writeXlsx } from 'hucre/xlsx';
import { type InProcessPortal, openInProcessPortal, type SignedIn } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';

// Five hundred restaurants are added, and the first file waits for the process that reads it.
jest.setTimeout(240_000);

const restaurantCount = 500;
const rowsEach = 40;
const firstSite = 1_000;
const mostCheckMilliseconds = 5_000;
const mostVisibleMilliseconds = 3_000;

let portal: InProcessPortal;
let administrator: SignedIn;
beforeAll(async () => {
  portal = await openInProcessPortal('ES');
  await buildTestFixture(portal);
  const { runner, bindings } = portal.writeSide;
  for (let at = 0; at < restaurantCount; at += 1) {
    const restaurant = aRestaurant({ restaurantId: firstSite + at, site: String(firstSite + at) });
    const context = { actor: systemActor, correlationId: 'large-import' };
    await runner.run(bindings.restaurants.ImportRestaurant, restaurant, context);
  }
  for (let brand = 0; brand < rowsEach; brand += 1) {
    const context = { actor: systemActor, correlationId: 'large-import' };
    await runner.run(bindings.diagnostic.AddBrand, { name: `MARCA ${brand}`, type: 1 }, context);
  }
  administrator = await portal.signIn(Role.Administrator, Role.Administrator);
});
afterAll(() => portal.close());

/** Forty competitors for each of five hundred restaurants: other ones are compared with at every turn. */
function workbook(turn: number): Promise<Uint8Array> {
  const rows = Array.from({ length: restaurantCount * rowsEach }, (_, n) => {
    const brand = Math.floor(n / restaurantCount);
    return [String(firstSite + (n % restaurantCount)), `MARCA ${brand}`, brand === turn ? 2 : 1];
  });
  return writeXlsx({
    sheets: [{ name: 'Competencia', rows: [['Restaurante', 'Marca', 'Estado'], ...rows] }],
  });
}

const boundary = 'large-import';

async function check(content: Uint8Array) {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="marcas.xlsx"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { ...administrator, 'content-type': `multipart/form-data; boundary=${boundary}` };
  const answer = await portal.app.inject({
    method: 'POST',
    url: '/api/import/competence/check',
    headers,
    payload,
  });
  return answer.json<{ data: { id: string; problem_count: number; problems: unknown; counts: unknown } }>()
    .data;
}

const timed = async <T>(work: () => Promise<T>): Promise<readonly [T, number]> => {
  const begun = performance.now();
  return [await work(), performance.now() - begun];
};

describe('[R-IMP-04] [S10] an import of 20,000 rows about 500 restaurants', () => {
  it('is looked at within five seconds, and is seen everywhere within three of its confirmation', async () => {
    // The process that reads files is started by the first one.
    await check(await workbook(7));
    const content = await workbook(0);
    const [checked, checkTime] = await timed(() => check(content));
    expect(checked).toMatchObject({
      ...{ problems: [], problem_count: 0 },
      counts: { new: restaurantCount * rowsEach, changed: 0, gone: 0, same: 0 },
    });
    const [answer, confirmTime] = await timed(async () =>
      portal.app.inject({
        method: 'POST',
        url: `/api/import/${checked.id}/confirm`,
        headers: { ...administrator },
      }),
    );
    expect(answer.json()).toMatchObject({ data: { status: 'confirmed', changed: restaurantCount } });
    const [, seenTime] = await timed(portal.caughtUp);
    const { total } = await viewsOf(portal.stores.views).find(figures, {
      where: { kind: { eq: 'competence' } },
      size: 1,
    });
    expect(total).toBe(restaurantCount);
    const [undone, undoTime] = await timed(async () =>
      portal.app.inject({
        method: 'POST',
        url: `/api/import/${checked.id}/undo`,
        headers: { ...administrator },
      }),
    );
    expect(undone.json()).toMatchObject({ data: { restored: restaurantCount, newer: 0 } });
    process.stderr.write(
      `\n20,000 rows: dry run ${checkTime.toFixed(0)} ms, confirmation ${confirmTime.toFixed(0)} ms, ` +
        `seen ${seenTime.toFixed(0)} ms later, undo ${undoTime.toFixed(0)} ms\n`,
    );
    expect(checkTime).toBeLessThan(mostCheckMilliseconds);
    expect(confirmTime + seenTime).toBeLessThan(mostVisibleMilliseconds);
  });
});
