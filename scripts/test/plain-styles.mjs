/** jsdom's sheet; spaces delimit names. */
const displays = {
  none: 'area base datalist head link meta noembed noframes param rp script style template title',
  block:
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol optgroup option p pre search section summary ul',
  'inline-block': 'button input meter progress select textarea',
  table: 'table',
  'table-row': 'tr',
  'table-cell': 'td th',
  'table-row-group': 'tbody thead tfoot',
  'table-caption': 'caption',
};
const displayOf = new Map(
  Object.entries(displays).flatMap(([display, names]) => names.split(' ').map((name) => [name, display])),
);
/** @param {any} element */
const isGone = (element) =>
  element.hidden === true ||
  (element.localName === 'input' && element.type === 'hidden') ||
  (element.localName === 'dialog' && !element.open);

/** @param {any} element @param {string} name */
function inherited(element, name) {
  for (let each = element; each; each = each.parentElement) {
    const value = each.style?.getPropertyValue(name);
    if (value) return value;
  }
  return undefined;
}

/** @type {Record<string | symbol, (element: any) => string>} */
const computed = {
  display: (element) =>
    element.style?.getPropertyValue('display') ||
    (isGone(element) ? 'none' : (displayOf.get(element.localName) ?? '')),
  visibility: (element) => inherited(element, 'visibility') ?? 'visible',
  pointerEvents: (element) => inherited(element, 'pointer-events') ?? 'auto',
};

/** jsdom matches its whole sheet on each call: a fifth of the time of screens. @param {any} element */
export const getComputedStyle = (element) =>
  new Proxy(element.style, {
    get(style, name) {
      if (Object.hasOwn(computed, name)) return computed[name]?.(element);
      if (name === 'getPropertyValue')
        return (/** @type {string} */ property) =>
          computed[property]?.(element) ?? style.getPropertyValue(property);
      const value = style[name];
      return typeof value === 'function' ? value.bind(style) : value;
    },
  });
