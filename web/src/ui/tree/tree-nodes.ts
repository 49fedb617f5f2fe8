import { plainWords } from '#core/i18n/plain-words';

/** In display order. */
export interface TreeNode {
  readonly id: number;
  /** At the top an unused id, such as -1. */
  readonly parentId: number;
  readonly name: string;
  /** Searchable text, if more than the name. */
  readonly found?: string;
  /** Shown, not selectable. */
  readonly disabled?: boolean;
}

export interface TreeLine {
  readonly node: TreeNode;
  readonly level: number;
  /** Names from the top. */
  readonly trail: readonly string[];
}

/** Depth first. */
export function treeLines(nodes: readonly TreeNode[]): readonly TreeLine[] {
  const known = new Set(nodes.map(({ id }) => id));
  const linesOf = (siblings: readonly TreeNode[], above: readonly string[]): readonly TreeLine[] =>
    siblings.flatMap((node) => {
      const trail = [...above, node.name];
      const below = nodes.filter(({ parentId }) => parentId === node.id);
      return [{ node, level: above.length, trail }, ...linesOf(below, trail)];
    });
  const tops = nodes.filter(({ parentId }) => !known.has(parentId));
  return linesOf(tops, []);
}

/** Every word of the term; empty matches all. */
export function matchesTerm(name: string, term: string): boolean {
  const own = plainWords(name);
  return plainWords(term)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.includes(word));
}

export function narrowedNodes<N extends TreeNode>(nodes: readonly N[], term: string): readonly N[] {
  if (term.trim() === '') return nodes;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shown = new Set<number>();
  for (const node of nodes) {
    if (!matchesTerm(node.found ?? node.name, term)) continue;
    for (let at: N | undefined = node; at !== undefined && !shown.has(at.id); at = byId.get(at.parentId)) {
      shown.add(at.id);
    }
  }
  return nodes.filter(({ id }) => shown.has(id));
}
