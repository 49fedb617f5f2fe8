import { readdirSync, readFileSync } from 'node:fs';
import { allPushes, allViews } from '@portal/contracts';
import { describe, expect, it } from '@jest/globals';
import { viewsFilledBy } from '@portal/platform/projection/projection';
import { allProjections } from './index';

const areas = new URL('./areas/', import.meta.url);
const pushFiles = readdirSync(areas)
  .flatMap((area) => readdirSync(new URL(`${area}/`, areas)).map((file) => `${area}/${file}`))
  .filter((file) => /\.push\.ts$/.test(file));
const rules = pushFiles.map((file) => readFileSync(new URL(file, areas), 'utf8')).join('\n');

/** Sent by the platform and the gateway. */
const ofPlatform = ['ProjectionsMoved', 'MailsMoved', 'OrderLookersChanged'];

describe('the projections', () => {
  it('fill each view once, but those of deadlines', () => {
    const filled = allProjections.flatMap(viewsFilledBy).map(({ name }) => name);
    const expected = allViews.filter(({ keptByDeadline }) => !keptByDeadline).map(({ name }) => name);
    expect(filled.sort()).toEqual(expected.sort());
  });

  it('push all that is declared', () => {
    expect(pushFiles.length).toBeGreaterThan(5);
    const omitted = allPushes.flatMap(({ area, specs }) =>
      Object.keys(specs)
        .filter((name) => !specs[name]?.to && !ofPlatform.includes(name) && !rules.includes(`'${name}'`))
        .map(
          (name) =>
            `${name} is pushed by no event: add "to" in its contract, or a rule to projections/src/areas/${area}/${area}.push.ts`,
        ),
    );
    expect(omitted).toEqual([]);
  });
});
