import { SourceTextModule } from 'node:vm';

/*
 * Jest runs our modules in Node's vm. Two dynamic imports whose graphs overlap are linked side by side there, and one
 * may be instantiated while the other has not yet brought what both need ("request for … is not in cache"); every test
 * of that file then fails. So graphs are linked one after the other.
 */

const { link } = SourceTextModule.prototype;
let last = Promise.resolve();

/** @this {SourceTextModule} @param {import('node:vm').ModuleLinker} linker */
function linkInTurn(linker) {
  const linked = last.then(() => (this.status === 'unlinked' ? link.call(this, linker) : undefined));
  last = linked.catch(() => undefined);
  return linked;
}

export function linkOneAtATime() {
  SourceTextModule.prototype.link = linkInTurn;
}
