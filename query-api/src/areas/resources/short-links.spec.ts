import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aResource, aResourceDocument, resourceQueries, resources } from '@portal/contracts/areas/resources';
import { askedBy, asking, testPerson, viewsHolding } from '@portal/platform/testing/query-kit';
import fc from 'fast-check';
import { resourceHandlers } from './resources.handlers';

const views = viewsHolding([
  resources,
  [
    aResource({ resourceId: 7 }),
    aResource({ resourceId: 8, status: 0 }),
    aResource({ resourceId: 9, status: 2 }),
    aResource({ resourceId: 10, home: '//evil.example', url: '\\\\evil' }),
  ].map((input) => aResourceDocument(input)),
]);

async function targetOf(resource_id: string, user_id = '0', person: Role | null = Role.Manager) {
  const asker = { person: person && testPerson(person) };
  const { ask } = asking(resourceHandlers, askedBy(await views, asker));
  return (await ask(resourceQueries.ResolveShortLink, { resource_id, user_id })).data.target;
}

describe('a short link', () => {
  it('[R-CAT-23] [R-API-26] leads to the page of its resource', async () => {
    expect(await targetOf('7')).toBe('/nacional/menus/menu-del-dia-7');
    expect(await targetOf('9', '12', Role.Manager)).toBe('/nacional/menus/menu-del-dia-9');
  });

  it('[R-CAT-23] [AMB-11] leads home when the resource is unknown or not to be seen', async () => {
    expect(await targetOf('99')).toBe('/');
    expect(await targetOf('8')).toBe('/');
    expect(await targetOf('8', '1', Role.Administrator)).toBe('/');
  });

  it('[W34] [W19] reveals nothing to strangers: neither its target nor whether it exists', async () => {
    const ids = ['7', '8', '9', '10', '99', 'menu-del-dia-7', ''];
    const targets = await Promise.all(ids.map((id) => targetOf(id, '0', null)));
    expect(new Set(targets)).toEqual(new Set(['/login']));
  });

  it('[R-ROL-05] leads partners home, for any target', async () => {
    for (const id of ['7', '9', '99']) expect(await targetOf(id, '0', Role.Partner)).toBe('/');
  });

  it('[W19] [AMB-11] pays no heed to the user it carries', async () => {
    expect(await targetOf('7', '//evil.example')).toBe(await targetOf('7'));
  });

  it('[S15] [W19] never leaves the origin, for any link and resource', async () => {
    const origin = 'https://portal.example';
    const hostile = fc.oneof(
      fc.constantFrom(
        '//evil.example',
        '\\\\evil',
        'javascript:alert(1)',
        '7@evil.example',
        '../7',
        '%2F%2Fevil',
        '10',
      ),
      fc.string({ maxLength: 20 }),
      fc.nat(12).map(String),
    );
    await fc.assert(
      fc.asyncProperty(
        hostile.filter((id) => id.length <= 20),
        hostile.filter((id) => id.length <= 20),
        async (resource, user) => {
          const target = await targetOf(resource, user);
          expect(target).toMatch(/^\/(?![/\\])/);
          expect(new URL(target, origin).origin).toBe(origin);
        },
      ),
      { numRuns: 500 },
    );
  });
});
