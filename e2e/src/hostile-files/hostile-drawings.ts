import { bad, type CorpusFile } from './hostile-file';

const svg = (body: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');

/** A quadratic check would not finish. */
const blanks = ' '.repeat(400_000);

const drawings: Readonly<Record<string, string | Buffer>> = {
  script: svg('<script>alert(1)</script>'),
  'script under another prefix': svg('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'),
  'script of a page': svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'),
  'a handler on the root': svg('', 'onload="alert(1)"'),
  'a handler inside': svg('<rect OnClick="alert(1)"/>'),
  'a page inside': svg('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>'),
  'an address that runs': svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>'),
  'an address that runs, hidden': svg('<a href=" java&#10;script:alert(1)"><text>x</text></a>'),
  'a link': svg('<a href="https://evil.example"><text>x</text></a>'),
  'a picture from elsewhere': svg('<image href="https://evil.example/a.png"/>'),
  'a use from elsewhere': svg('<use href="https://evil.example/a.svg#x"/>'),
  'a drawing in a picture': svg('<image href="data:image/svg+xml;base64,PHN2Zy8+"/>'),
  'a style from elsewhere': svg('<style>@import "https://evil.example/a.css";</style>'),
  'a fill from elsewhere': svg('<rect style="fill:url(https://evil.example/a#x)"/>'),
  'a fill in a style sheet': svg('<style>rect{fill:url(//evil.example/a)}</style>'),
  'a style that a comment parts': svg('<style>@im<!-- -->port "https://evil.example/a.css";</style>'),
  'a style in two sections': svg(
    '<style><![CDATA[@im]]><![CDATA[port "https://evil.example/a.css";]]></style>',
  ),
  'a style that an element parts': svg('<style>@im<g/>port "https://evil.example/a.css";</style>'),
  'a style by numbers': svg('<style>@\\69mport "https://evil.example/a.css";</style>'),
  'a fill by numbers': svg('<rect style="fill:u\\72 l(https://evil.example/a#x)"/>'),
  'a set of pictures': svg('<style>rect{background:image-set("https://evil.example/a.png" 1x)}</style>'),
  'a style of blanks': svg(`<style>a{b:url(${blanks}x)}</style>`),
  'an attribute of blanks': svg(`<rect style="fill:url(${blanks}x)"/>`),
  'blanks before an address': svg(`<use href="${blanks}x"/>`),
  'addresses without end': svg(`<style>${'url( '.repeat(80_000)}</style>`),
  'another base': svg('<use href="#x"/>', 'xml:base="https://evil.example/a.svg"'),
  'an address that is animated': svg('<a><animate attributeName="href" values="javascript:alert(1)"/></a>'),
  'an address that is set': svg('<a><set attributeName="xlink:href" to="javascript:alert(1)"/></a>'),
  'a frame': svg('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>'),
  'a style sheet': `<?xml-stylesheet href="https://evil.example/a.xsl"?>${svg('')}`,
  'an outer entity': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
  'a billion laughs': `<!DOCTYPE svg [<!ENTITY l0 "ja">${laughs}]>${svg('<text>&l9;</text>')}`,
  'another root':
    '<html xmlns="http://www.w3.org/1999/xhtml"><svg xmlns="http://www.w3.org/2000/svg"/></html>',
  'no namespace': '<svg><rect/></svg>',
  'not well formed': '<svg xmlns="http://www.w3.org/2000/svg"><rect></svg>',
  'cut off': svg('<rect/>').slice(0, -8),
  'something behind it': `${svg('')}<script>alert(1)</script>`,
  'too deep': svg(`${'<g>'.repeat(400)}${'</g>'.repeat(400)}`),
  'sixteen bits': Buffer.from(`\ufeff${svg('')}`, 'utf16le'),
  'no UTF-8': Buffer.concat([
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'),
    Buffer.from([0xff]),
    Buffer.from('</svg>'),
  ]),
};

export const hostileDrawings = (): CorpusFile[] =>
  Object.entries(drawings).flatMap(([about, content]) => [
    bad(`drawing: ${about}`, 'dibujo.svg', content),
    bad(`drawing as a picture: ${about}`, 'dibujo.png', content),
  ]);
