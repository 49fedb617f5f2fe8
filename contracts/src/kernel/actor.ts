/** The person behind `user-12`; `null` for the portal itself. */
export function userIdOf(actor: string): number | null {
  const id = /^user-(\d+)$/.exec(actor)?.[1];
  return id === undefined ? null : Number(id);
}
