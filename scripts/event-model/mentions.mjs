import ts from 'typescript';

/** @param {ts.Node} node @param {(node: ts.Node) => void} visit */
function walk(node, visit) {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** @param {ts.ObjectLiteralElementLike} property */
const nameOf = (property) =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name))
    ? property.name.text
    : null;

/**
 * Events and other declarations, by declaration.
 * @param {ts.SourceFile} file
 */
function declarationsIn(file) {
  /** @type {Map<string, ts.Node>} */
  const found = new Map();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const declaration of statement.declarationList.declarations)
      if (ts.isIdentifier(declaration.name)) found.set(declaration.name.text, declaration);
  }
  return found;
}

/**
 * Words in each key's entry, also through declarations.
 * @param {readonly string[]} sources TypeScript
 * @param {{ keys: ReadonlySet<string>, words: ReadonlySet<string>, map?: string }} options `map`: the property whose
 *   entries count; any object's when left out
 * @returns {Map<string, string[]>} by key
 */
export function mentions(sources, { keys, words, map }) {
  const files = sources.map((text, at) =>
    ts.createSourceFile(`${at}.ts`, text, ts.ScriptTarget.Latest, true),
  );
  const declared = new Map(files.flatMap((file) => [...declarationsIn(file)]));
  /** @param {ts.Node} node @param {Set<string>} seen @returns {string[]} */
  const wordsFrom = (node, seen) => {
    /** @type {string[]} */
    const found = [];
    walk(node, (inner) => {
      if (ts.isStringLiteral(inner) && words.has(inner.text)) found.push(inner.text);
      if (!ts.isIdentifier(inner) || seen.has(inner.text)) return;
      const target = declared.get(inner.text);
      if (target !== undefined && target !== node) found.push(...wordsFrom(target, seen.add(inner.text)));
    });
    return found;
  };
  /** @type {Map<string, string[]>} */
  const byKey = new Map();
  for (const file of files)
    walk(file, (node) => {
      const key = ts.isObjectLiteralElementLike(node) ? nameOf(node) : null;
      if (key === null || !keys.has(key) || !isEntryOf(node, map)) return;
      const found = wordsFrom(node, new Set([key]));
      byKey.set(key, [...new Set([...(byKey.get(key) ?? []), ...found])]);
    });
  return byKey;
}

/** @param {ts.Node} node @param {string | undefined} map */
function isEntryOf(node, map) {
  const holder = node.parent.parent;
  return map === undefined || (ts.isPropertyAssignment(holder) && holder.name.getText() === map);
}
