import { SourceTextModule } from 'node:vm';

/** Node's vm links overlapping dynamic imports concurrently, and may fail: "request for … is not in cache". */

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
