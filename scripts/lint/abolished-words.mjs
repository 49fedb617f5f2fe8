/**
 * `take in` matches `takeIn`, `take-in.ts`, `TakeInOptions`. As in docs/glossary.md.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const abolished = Object.freeze({
  accept: ['take in'],
  baseline: ['floor'],
  'blocking screen': ['interlude'],
  cancel: ['spare'],
  'command writer': ['writing desk'],
  confirm: ['ask first'],
  conversation: ['saying', 'sayings'],
  cursor: ['lane'],
  'edit conflict': ['overtaking', 'overtaken', 'overtake'],
  error: ['trouble', 'complain', 'complaint', 'complaints'],
  exit: ['death', 'deaths'],
  fixture: ['small world', 'pantry'],
  'form reset': ['edition'],
  'frozen rows': ['steady'],
  'graceful shutdown': ['farewell'],
  'integrity scrub': ['file rounds'],
  'mail service': ['mail office'],
  'name only': ['shy'],
  'new items': ['news pill', 'let in', 'arrived'],
  'pending deletion': ['doomed'],
  period: ['showing'],
  portal: ['house'],
  'process under test': ['victim'],
  refuse: ['says', 'not there'],
  request: ['wish', 'wishes'],
  resource: ['piece', 'pieces'],
  retry: ['hurry', 'patient'],
  runner: ['desk'],
  'sandbox page': ['reading room'],
  'seed step': ['happening', 'happenings', 'deed', 'deeds', 'stage'],
  send: ['tell', 'hear'],
  skeleton: ['bones'],
  slot: ['guest', 'guests'],
  'socket clients': ['crowd'],
  undo: ['take back', 'put back', 'bring back'],
  'unread count': ['waiting mark', 'waiting list'],
  'visually hidden': ['for ears', 'unseen'],
});

/**
 * Names with the ordinary meaning, and the reason.
 * @type {readonly { readonly words: string, readonly reason: string }[]}
 */
export const ordinary = Object.freeze([
  { words: 'in pieces', reason: 'an upload that arrives in pieces, not a resource' },
  { words: 'crop stage', reason: 'the surface on which a picture is cropped' },
  { words: 'lane sign', reason: 'a drawing of a road sign with a lane' },
  { words: 'piece work', reason: 'proofs and finished art of an ordered item' },
  { words: 'pieces ready', reason: 'ordered items that have finished art' },
  { words: 'floor shadow', reason: 'the shadow of a drawing on the floor' },
]);
