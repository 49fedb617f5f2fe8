import { describe, expect, it } from '@jest/globals';
import { SectionType } from '@portal/contracts/areas/sections';
import { tree } from './resources.testing';
import { placeAt, sectionPath, treeOf, typeOfPath } from './catalogue';

const national = SectionType.National;
const at = (slug: string, isWhole = false) => placeAt(tree, national, { slug, isWhole });
const names = (slug: string, isWhole = false) => at(slug, isWhole)?.chain.map(({ name }) => name);

describe('a place of the catalogue', () => {
  it('[R-CAT-03] opens the parents of a section and goes down to its first child of the first child', () => {
    expect(names('campañas')).toEqual(['Campañas', 'Otoño', 'Sala']);
    expect(names('otono')).toEqual(['Campañas', 'Otoño', 'Sala']);
    expect(names('calle')).toEqual(['Campañas', 'Otoño', 'Calle']);
  });

  it('is the section itself when everything below it is requested', () => {
    expect(names('otono', true)).toEqual(['Campañas', 'Otoño']);
    expect(at('otono', true)?.current.id).toBe(2);
  });

  it('is missing for a slug of another type, of a hidden section, or of none', () => {
    expect(at('aperturas')).toBeNull();
    expect(at('nada')).toBeNull();
    const hidden = tree.map((section) =>
      section.url === 'productos' ? { ...section, visible: false } : section,
    );
    expect(placeAt(hidden, national, { slug: 'productos', isWhole: false })).toBeNull();
  });

  it('[R-NAV-08] [R-NAV-09] [R-NAV-10] has the first segment of its type in its address', () => {
    const types = ['/nacional/sala', '/local', '/comunicacion/x/y', '/toolkits', '/practices', '/otro'];
    expect(types.map(typeOfPath)).toEqual([1, 2, 3, 4, 5, undefined]);
    expect(sectionPath(national)).toBe('/nacional');
    expect(sectionPath(SectionType.Local, 'a b')).toBe('/local/a%20b');
    expect(sectionPath(national, 'otono', true)).toBe('/nacional/otono?all=1');
  });

  it('hangs in the tree of its type, in the order of the server', () => {
    const [campaigns, products] = treeOf(tree, national);
    expect(campaigns?.children[0]?.children.map(({ label }) => label)).toEqual(['Sala', 'Calle']);
    expect(products).toEqual({ id: 5, label: 'Productos', to: '/nacional/productos', children: [] });
  });
});
