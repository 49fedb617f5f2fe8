/** Answered by the server alone: data, sockets, the pages that stand for a mail server, health. */
const ofServer = /^\/(?:api|socket\.io|dev|livez|readyz)(?:\/|$)/;

/** With a secret in it: its page is the server's, which lets nobody tell it on (S6). */
const ofMailedLink = /^\/(?:changepassword|confirm-address|restore-address)\/./;

/** Paths that are the one page of the portal, whatever they name. */
export const isPagePath = (path: string): boolean =>
  !ofServer.test(path) && !path.startsWith('/assets/') && !ofMailedLink.test(path);

/** Files of a build whose name changes with their content. */
export const isAssetPath = (path: string): boolean => path.startsWith('/assets/');
