/** A retry may succeed. */
export class ContentChecksUnavailable extends Error {
  constructor(reason: string) {
    super(`files cannot be checked: ${reason}`);
    this.name = 'ContentChecksUnavailable';
  }
}
