import React from 'react';

/**
 * React captures a stack for each element, up to 10,000 a second: 10 % of a test's time. This pretends the limit was
 * reached.
 */
export function noteNoOwnerStacks(): void {
  const [, internals] = Object.entries(React).find(([name]) => name.startsWith('__CLIENT_INTERNALS')) ?? [];
  if (internals === undefined) return;
  const enough = { get: () => Infinity, set: () => undefined };
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', enough);
}
