import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { allCalls, markets, type QueryContract, Role } from '@portal/contracts';
import { systemActor } from '@portal/platform/decider/decider';
import { type InProcessPortal, openInProcessPortal } from '../programs/in-process-portal';
import { buildTestFixture } from '../programs/test-fixture';
import { exampleIn } from './example-in';
import { sendCall } from './send-call';

const published = allCalls.filter(
  (call): call is QueryContract => call.kind === 'query' && call.published !== undefined,
);
const isJson = ({ published: how }: QueryContract) => /\bjson\b/.test(how?.contentType ?? '');
const hostile = '</script><script>alert(1)</script><!--&\u2028';

it('[X6] what is published is JSON, or a calendar that no page can load', () => {
  expect(published.length).toBeGreaterThan(1);
  const others = published.filter((call) => !isJson(call)).map((call) => call.published?.contentType);
  expect(new Set(others)).toEqual(new Set(['text/calendar; charset=utf-8']));
});

describe.each(markets)('what is published in %s', (market) => {
  let portal: InProcessPortal;
  const site = '<i>';

  beforeAll(async () => {
    portal = await openInProcessPortal(market);
    await buildTestFixture(portal);
    const { runner, bindings } = portal.writeSide;
    // Bypasses the wire, which rejects such texts.
    const outcome = await runner.run(
      bindings.restaurants.ImportRestaurant,
      {
        restaurantId: 66,
        site,
        name: hostile,
        type: 1,
        region: 2,
        provinceId: '11',
        city: hostile,
        address: hostile,
        postalCode: hostile,
        latitude: null,
        longitude: null,
        email: hostile,
        active: true,
        delivery: 'none',
        mopService: false,
        mopStatus: false,
        eotf: false,
        driveThrough: false,
        inhabitants: 0,
        cif: '',
        razon: '',
        fiscalAddress: '',
      },
      { actor: systemActor, correlationId: 'published' },
    );
    expect(outcome).toMatchObject({ ok: true });
    await portal.caughtUp();
  });
  afterAll(() => portal.close());

  it.each(published.filter(isJson).map((call) => [call.name, call] as const))(
    '[X6] %s is inert in the page of another site, for any input',
    async (_, call) => {
      const input = await exampleIn(portal, call, { role: Role.Franchisee, whose: 'own' });
      const { body, statusCode } = await sendCall(portal, call, { ...input, site });
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/[<>&\u2028\u2029]/);
      expect(JSON.stringify(JSON.parse(body))).toContain(JSON.stringify(hostile));
    },
  );
});
