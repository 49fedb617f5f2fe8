import { describe, expect, it } from '@jest/globals';
import { matchesTerm, narrowedNodes, treeLines, type TreeNode } from './tree-nodes';

const node = (id: number, parentId: number, name: string): TreeNode => ({ id, parentId, name });
const nodes = [
  node(3, 2, 'Otoño 2026'),
  node(1, -1, 'Productos'),
  node(2, -1, 'Campañas'),
  node(4, 2, 'Verano 2026'),
  node(5, 3, 'Exterior'),
];

describe('the lines of a tree', () => {
  it('are in the order of siblings, parents directly before their children', () => {
    expect(treeLines(nodes).map(({ node: { id }, level }) => [id, level])).toEqual([
      [1, 0],
      [2, 0],
      [3, 1],
      [5, 2],
      [4, 1],
    ]);
  });

  it('know the way to each node', () => {
    expect(treeLines(nodes).find(({ node: { id } }) => id === 5)?.trail).toEqual([
      'Campañas',
      'Otoño 2026',
      'Exterior',
    ]);
  });

  it('start with what hangs below nothing that is known', () => {
    expect(treeLines([node(7, 99, 'Suelto')]).map(({ level }) => level)).toEqual([0]);
  });
});

describe('narrowing a tree', () => {
  it('finds without accents, case and order of words', () => {
    expect(matchesTerm('Otoño 2026', '2026 OTONO')).toBe(true);
    expect(matchesTerm('Otoño 2026', 'otoño 2025')).toBe(false);
  });

  it('keeps the parents of what matches and nothing else', () => {
    expect(narrowedNodes(nodes, 'exterior').map(({ id }) => id)).toEqual([3, 2, 5]);
    expect(narrowedNodes(nodes, ' ')).toBe(nodes);
    expect(narrowedNodes(nodes, 'navidad')).toEqual([]);
  });
});
