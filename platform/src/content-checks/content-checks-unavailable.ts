/** Files cannot be checked now: too many wait, or the process does not start. A later attempt may succeed. */
export class ContentChecksUnavailable extends Error {
  constructor(reason: string) {
    super(`files cannot be checked: ${reason}`);
    this.name = 'ContentChecksUnavailable';
  }
}
