/** Apps never import apps; standalone and e2e compose all. */
const everything = [
  'contracts',
  'platform',
  'command-api',
  'query-api',
  'projections',
  'standalone',
  'demo',
  'web',
  'e2e',
  'scripts',
];
/** @type {Readonly<Record<string, readonly string[]>>} */
export const mayImport = Object.freeze({
  contracts: [],
  web: ['contracts'],
  platform: ['contracts'],
  'command-api': ['contracts', 'platform'],
  'query-api': ['contracts', 'platform'],
  projections: ['contracts', 'platform'],
  standalone: everything,
  demo: ['contracts', 'platform', 'command-api'],
  e2e: everything,
  scripts: ['contracts', 'platform'],
  // `eslint.config.mjs` loads our rules.
  '.': ['scripts'],
});

/** Areas of `contracts` used by another area, with a reason. */
export const contractAreas = Object.freeze([
  { from: 'orders', to: 'cart', reason: 'an order line is a cart entry that was sent' },
  { from: 'resources', to: 'sections', reason: 'a resource hangs in a section and takes its type' },
  { from: 'resources', to: 'cart', reason: 'a resource says into which formats it may be adapted' },
  { from: 'home', to: 'sliders', reason: 'the home shows covers' },
  { from: 'home', to: 'resources', reason: 'the home shows the newest files' },
  { from: 'session', to: 'sliders', reason: 'the answer to `init` carries the covers' },
  {
    from: 'users',
    to: 'session',
    reason: 'the history of a person shows their sessions; an account tells the address that waits',
  },
  { from: 'channels', to: 'restaurants', reason: 'the published channel carries the restaurant' },
  {
    from: 'session',
    to: 'restaurants',
    reason: 'the answer to `init` carries the restaurants of the person',
  },
  { from: 'home', to: 'videos', reason: 'the home shows the video advert' },
  { from: 'diagnostic', to: 'imports', reason: 'a diagnostic shows figures as they are imported' },
  { from: 'library', to: 'resources', reason: 'a library shows resources as the catalogue does' },
  { from: 'templates', to: 'cart', reason: 'a template holds an entry, by the rules of the wizard' },
  { from: 'templates', to: 'orders', reason: 'an entry goes over the wire as an item of an order' },
  { from: 'templates', to: 'resources', reason: 'a template shows its piece as the catalogue does' },
  { from: 'notifications', to: 'orders', reason: 'a notice tells which status an order has now' },
  { from: 'notifications', to: 'chat', reason: 'a notice tells how a note begins, and whom it mentions' },
]);

/** Areas that every call needs. */
export const platformAreas = Object.freeze([
  {
    zone: 'session',
    area: 'session',
    reason: 'the guard reads who is calling from the stream of the session',
  },
  {
    zone: 'session',
    area: 'users',
    reason: 'the guard asks whether the caller is active and accepted the terms',
  },
  {
    zone: 'session',
    area: 'restaurants',
    reason: 'the guard asks whether the restaurant that an administrator acts for is still open',
  },
  {
    zone: 'testing',
    area: 'users',
    reason: 'whatever is shown names people',
  },
  {
    zone: 'mail',
    area: 'operations',
    reason: 'whoever sends mails tells administrators of it, and does with them what they wish',
  },
  {
    zone: 'operations',
    area: 'operations',
    reason: 'the programs that follow the log carry out what administrators wish of them',
  },
]);

/** Imports of each web layer (docs/architecture.md, section 2d). */
export const webLayers = Object.freeze({
  core: ['core'],
  ui: ['ui', 'core'],
  areas: ['areas', 'ui', 'core'],
  shell: ['shell', 'areas', 'ui', 'core'],
});
