/** Which workspace may import which. Apps never import apps; the standalone program and e2e compose them all. */
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
  // The configuration files in the root: `eslint.config.mjs` loads our rules.
  '.': ['scripts'],
});

/** Areas of `contracts` whose words another area's words are made of. Each needs its reason. */
export const contractAreas = Object.freeze([
  { from: 'orders', to: 'cart', reason: 'an order line is a cart entry that was sent' },
  { from: 'resources', to: 'sections', reason: 'a resource hangs in a section and takes its type' },
  { from: 'resources', to: 'cart', reason: 'a resource says into which formats it may be adapted' },
  { from: 'home', to: 'sliders', reason: 'the home shows covers' },
  { from: 'home', to: 'resources', reason: 'the home shows the newest files' },
  { from: 'session', to: 'sliders', reason: 'the answer to `init` carries the covers' },
  {
    from: 'session',
    to: 'restaurants',
    reason: 'the answer to `init` carries the restaurants of the person',
  },
  { from: 'home', to: 'videos', reason: 'the home shows the video advert' },
  { from: 'diagnostic', to: 'imports', reason: 'a diagnostic shows figures as they are imported' },
  { from: 'notifications', to: 'orders', reason: 'a notice tells which status an order has now' },
]);

/** The platform knows no area, but for what every call needs before any area is asked. */
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

/**
 * What decisions of one area must know of another area's streams before they decide. They fold those streams by the
 * rules that belong to them; nothing else crosses, and no command is sent this way.
 */
export const factSources = Object.freeze([
  {
    from: 'orders',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'an order names its restaurant as it is called at that moment',
  },
  {
    from: 'orders',
    to: 'resources',
    modules: ['resource.decider'],
    reason: 'only what is published and adaptable can be ordered',
  },
  {
    from: 'orders',
    to: 'sections',
    modules: ['section-tree.decider'],
    reason: 'where a piece is found decides whether it may be adapted',
  },
  {
    from: 'orders',
    to: 'cart',
    modules: ['upload.decider', 'check-uploads', 'claim-uploads'],
    reason: 'an uploaded file counts only for who brought it, and only once',
  },
  {
    from: 'resources',
    to: 'sections',
    modules: ['section-tree', 'section-tree.decider'],
    reason: 'a resource hangs in sections that are there, and is found below the first of them',
  },
  {
    from: 'resources',
    to: 'cart',
    modules: ['upload.decider', 'check-uploads', 'claim-uploads'],
    reason: 'a file of a resource counts only for who brought it, for this, and only once',
  },
  {
    from: 'chat',
    to: 'orders',
    modules: ['order.decider'],
    reason: 'a conversation is about an order that is there, and reaches as far as that order',
  },
  {
    from: 'chat',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'a conversation names its restaurant as it is called at that moment',
  },
  {
    from: 'chat',
    to: 'cart',
    modules: ['upload.decider', 'check-uploads', 'claim-uploads'],
    reason: 'an image of a message counts only for who brought it, and only once',
  },
  {
    from: 'chat',
    to: 'users',
    modules: ['user.decider'],
    reason: 'an answer waits for the person who ordered as long as that person belongs to the restaurant',
  },
  {
    from: 'users',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'nobody is given a restaurant that is not there or has closed',
  },
  {
    from: 'channels',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'only an active restaurant is changed, and birthdays are booked with what its invoices need',
  },
  {
    from: 'diagnostic',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'only an active restaurant is described',
  },
  {
    from: 'imports',
    to: 'restaurants',
    modules: ['restaurant.decider', 'restaurant-sites'],
    reason: 'figures find their restaurants by site, and tell the region that they should be of',
  },
  {
    from: 'imports',
    to: 'diagnostic',
    modules: ['brand-names', 'brand.decider', 'diagnostic.decider', 'diagnostic.facts'],
    reason: 'competitors are brands of the chain or of the restaurant itself',
  },
  {
    from: 'mop',
    to: 'channels',
    modules: ['takes-mobile-orders.facts'],
    reason: 'only a restaurant that takes orders from the app can pause them',
  },
  {
    from: 'mop',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'a pause names its restaurant as it is called at that moment, and only an active one can pause',
  },
  {
    from: 'planner',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'nothing is planned for a restaurant that is not there or has closed',
  },
  {
    from: 'planner',
    to: 'sections',
    modules: ['section-tree', 'section-tree.decider'],
    reason: 'a strategy is a section that is there and hangs below another one',
  },
  {
    from: 'sliders',
    to: 'cart',
    modules: ['check-uploads', 'claim-uploads'],
    reason: 'an uploaded cover counts only for who brought it, and only once',
  },
  {
    from: 'notifications',
    to: 'resources',
    modules: ['resource.decider'],
    reason: 'what was taken back before it was announced is not announced',
  },
  {
    from: 'restaurants',
    to: 'mop',
    modules: ['mop.decider'],
    reason: 'a restaurant with open pauses is not deleted',
  },
  {
    from: 'forms',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'a form names its restaurant as it is called at that moment',
  },
  {
    from: 'partner-reports',
    to: 'restaurants',
    modules: ['restaurant.decider', 'restaurant-sites'],
    reason:
      'the name of a report begins with the site of its restaurant, which is named as it is called then',
  },
  {
    from: 'session',
    to: 'users',
    modules: [
      'user.decider',
      'user-state',
      'email-reservation',
      'credentials',
      'second-factor-codes',
      'second-factor.facts',
    ],
    reason: 'a login is compared with the record of the person',
  },
  {
    from: 'session',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'nobody acts in the place of a restaurant that is not there or has closed',
  },
]);

/** The part of `web/src/app` that the pieces of `web/src/ui` stand on: texts, tokens, calls, who is signed in. */
export const foundations =
  /^(i18n|theme|client|market|remembered|unsaved-work|session\/session-state|live|outbox|safe-storage|palette\/single-keys)(\/|$)/;

/** What each layer of the web application may import. `foundations` are the part of `app` named above. */
export const webLayers = Object.freeze({
  foundations: ['foundations'],
  ui: ['ui', 'foundations'],
  areas: ['areas', 'ui', 'app', 'foundations'],
  app: ['app', 'areas', 'ui', 'foundations'],
});
