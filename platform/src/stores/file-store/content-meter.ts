import { createHash } from 'node:crypto';
import { type FileContent, FileTooLarge } from './file-store.port';

export class ContentMeter {
  readonly #hash = createHash('sha256');
  bytes = 0;

  constructor(private readonly maxBytes = Number.POSITIVE_INFINITY) {}

  /** @throws FileTooLarge */
  readonly watch = async function* (this: ContentMeter, content: FileContent): AsyncIterable<Uint8Array> {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      this.bytes += chunk.length;
      if (this.bytes > this.maxBytes) throw new FileTooLarge(this.maxBytes);
      this.#hash.update(chunk);
      yield chunk;
    }
  }.bind(this);

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
