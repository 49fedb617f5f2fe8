import { plainWords } from '#core/i18n/plain-words';

/** A node of a tree as a list holds it; siblings stand in the order in which they are shown. */
export interface TreeNode {
  readonly id: number;
  /** Id of the node above; at the top any id that no node has, as -1. */
  readonly parentId: number;
  readonly name: string;
  /** By what it is found, where that is more than its name. */
  readonly found?: string;
  /** Shown, and not to be chosen. */
  readonly disabled?: boolean;
}

/** A node where it is shown: below its parent, with the way to it. */
export interface TreeLine {
  readonly node: TreeNode;
  /** 0 at the top. */
  readonly level: number;
  /** Names from the top down to this node. */
  readonly trail: readonly string[];
}

/** The nodes as lines, every parent straight before what hangs below it. */
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

/** Whether every word of the term stands in the name itself. An empty term matches everything. */
export function matchesTerm(name: string, term: string): boolean {
  const own = plainWords(name);
  return plainWords(term)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.includes(word));
}

/** The nodes whose name matches, with the parents that show where they hang. */
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
