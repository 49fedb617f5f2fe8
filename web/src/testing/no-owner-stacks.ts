import React from 'react';

/**
 * React notes where each element was made, for warnings that name it, up to ten thousand in a second: a tenth of the time
 * of a test. It is told that it has noted as many.
 */
export function noteNoOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  if (internals === undefined) return;
  const enough = { get: () => Infinity, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}
