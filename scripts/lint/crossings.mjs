/** Apps never import apps; standalone and e2e compose all. */
const everything = [
  'contracts',
  'platform',
  'command-api',
  'query-api',
  'projections',
  'standalone',
  'demo',
  'doubles',
  'web',
  'e2e',
  'scripts',
];
/** @type {Readonly<Record<string, readonly string[]>>} */
export const mayImport = Object.freeze({
  contracts: [],
  web: ['contracts'],
  doubles: [],
  platform: ['contracts', 'doubles'],
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

/** Pure functions of another app, imported beside the areas only. */
export const borrowedFunctions = Object.freeze([
  {
    from: 'query-api',
    zone: '.',
    to: 'projections',
    reason: 'the past is folded by the functions of the read models',
  },
  {
    from: 'query-api',
    zone: 'trials',
    to: 'projections',
    reason: 'other working days are counted by the read model',
  },
  {
    from: 'query-api',
    zone: 'trials',
    to: 'command-api',
    reason: 'a rule on trial is decided by the deciders',
  },
]);

/** Areas of `contracts` used by another area, with a reason. */
export const contractAreas = Object.freeze([
  { from: 'orders', to: 'cart', reason: 'an order line is a cart entry that was sent' },
  { from: 'resources', to: 'sections', reason: 'a resource takes the type of its section' },
  { from: 'resources', to: 'cart', reason: 'a resource lists its adaptable formats' },
  { from: 'home', to: 'sliders', reason: 'the home shows covers' },
  { from: 'home', to: 'resources', reason: 'the home shows the newest files' },
  { from: 'session', to: 'sliders', reason: 'the answer to `init` has the covers' },
  {
    from: 'users',
    to: 'session',
    reason: "a user's history shows sessions; an account shows the pending address",
  },
  { from: 'channels', to: 'restaurants', reason: 'the published channel has the restaurant' },
  {
    from: 'session',
    to: 'restaurants',
    reason: "the answer to `init` has the user's restaurants",
  },
  { from: 'home', to: 'videos', reason: 'the home shows the video advert' },
  { from: 'diagnostic', to: 'imports', reason: 'a diagnostic shows imported figures' },
  { from: 'library', to: 'resources', reason: 'a library shows resources as the catalogue does' },
  { from: 'templates', to: 'cart', reason: 'a template contains a cart entry' },
  { from: 'templates', to: 'orders', reason: 'an entry goes over the wire as an item of an order' },
  { from: 'templates', to: 'resources', reason: 'a template shows its piece as the catalogue does' },
  { from: 'notifications', to: 'orders', reason: "a notice shows the order's status" },
  { from: 'notifications', to: 'chat', reason: "a notice shows a note's excerpt and mentions" },
  { from: 'notifications', to: 'channels', reason: 'a failed plan is a notice' },
  { from: 'network', to: 'channels', reason: 'a restaurant shows its next special day' },
  { from: 'network', to: 'orders', reason: 'the film of a day shows orders by status and turn' },
  { from: 'notifications', to: 'resources', reason: 'a withdrawn resource leaves the notices' },
  { from: 'notifications', to: 'mop', reason: 'a decision about a pause is a notice' },
  { from: 'notifications', to: 'session', reason: 'acting as a person is a notice' },
  { from: 'diagnostic', to: 'planner', reason: 'alerts depend on the objectives of a year' },
  { from: 'overview', to: 'orders', reason: 'the overview counts orders by status and turn' },
  { from: 'recalls', to: 'orders', reason: 'a recall lists orders that hold the piece' },
  { from: 'notifications', to: 'recalls', reason: 'a recall is a notice' },
  { from: 'download-report', to: 'resources', reason: 'downloads are events of resources' },
]);

/** Areas that every call needs. */
export const platformAreas = Object.freeze([
  {
    zone: 'session',
    area: 'session',
    reason: "the guard reads the caller from the session's stream",
  },
  {
    zone: 'session',
    area: 'users',
    reason: 'the guard checks that the caller is active and accepted the terms',
  },
  {
    zone: 'session',
    area: 'restaurants',
    reason: "the guard checks that the administrator's restaurant is open",
  },
  {
    zone: 'testing',
    area: 'users',
    reason: 'views show names of people',
  },
  {
    zone: 'mail',
    area: 'operations',
    reason: 'administrators see and control sent mails',
  },
  {
    zone: 'operations',
    area: 'operations',
    reason: "followers of the log run administrators' operations",
  },
]);

/** Imports of each web layer (docs/architecture.md, section 2d). */
export const webLayers = Object.freeze({
  core: ['core'],
  ui: ['ui', 'core'],
  areas: ['areas', 'ui', 'core'],
  shell: ['shell', 'areas', 'ui', 'core'],
});
