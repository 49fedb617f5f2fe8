/** Left to the server: data, sockets, development mail, health. */
const ofServer = /^\/(?:api|socket\.io|dev|livez|readyz)(?:\/|$)/;

/** Secrets in the address: the server sends a page that does not leak them (S6). */
const ofMailedLink = /^\/(?:changepassword|confirm-address|restore-address)\/./;

/** One page serves them all. */
export const isPagePath = (path: string): boolean =>
  !ofServer.test(path) && !path.startsWith('/assets/') && !ofMailedLink.test(path);

/** Names change with content. */
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/');
