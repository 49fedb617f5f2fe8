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
    from: 'orders',
    to: 'users',
    modules: ['user.decider'],
    reason: 'an order is given to somebody who is active and may change it, under that person’s name',
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
    reason:
      'an answer waits for who ordered while they are of the restaurant; a note mentions who may read it',
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
    to: 'diagnostic',
    modules: ['diagnostic.decider', 'diagnostic.facts'],
    reason: 'a priority names a competitor that is a brand of the chain or of the restaurant itself',
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
    from: 'imports',
    to: 'cart',
    modules: ['check-uploads', 'claim-uploads'],
    reason: 'an uploaded spreadsheet counts only for who brought it, and only once',
  },
  {
    from: 'library',
    to: 'resources',
    modules: ['resource.decider'],
    reason: 'only what a person may see goes into their library',
  },
  {
    from: 'templates',
    to: 'orders',
    modules: ['order-lines.facts'],
    reason: 'a template holds no answer that an order would be refused for',
  },
  {
    from: 'templates',
    to: 'resources',
    modules: ['resource.decider'],
    reason: 'only what is published can be saved for ordering',
  },
  {
    from: 'templates',
    to: 'restaurants',
    modules: ['restaurant.decider'],
    reason: 'a template names the restaurant that it was made for as it is called at that moment',
  },
  {
    from: 'templates',
    to: 'cart',
    modules: ['check-uploads', 'upload-day.decider'],
    reason: 'an uploaded file is copied only for who brought it, and within their quota',
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
