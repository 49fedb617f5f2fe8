import { describe, expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html';

const allowed = { tags: ['p', 'br', 'b', 'em', 'ul', 'ol', 'li', 'a'], linkSchemes: ['https', 'mailto'] };
const clean = (dirty: string) => cleanHtml(dirty, allowed);
const safely = 'rel="noopener noreferrer nofollow" target="_blank"';

describe('hostile HTML', () => {
  it.each([
    ['keeps what is allowed', '<p>Bom <b>dia</b></p>', '<p>Bom <b>dia</b></p>'],
    ['closes what was left open', '<p>um<b>dois', '<p>um<b>dois</b></p>'],
    ['keeps the text of other tags', '<h1>Título</h1> <span>e</span>', 'Título<br />e'],
    ['takes away what is not text', 'a<script>x</script><style>y</style><svg><b>z</b></svg>b', 'ab'],
    ['takes away comments and declarations', 'a<!-- <b>x</b> --><!DOCTYPE x><?php ?>b', 'ab'],
    ['takes away every attribute', '<p onclick="x" style="y" id="z" class="w">a</p>', '<p>a</p>'],
    ['escapes what only looks like markup', 'a < b && c > "d"', 'a &lt; b &amp;&amp; c &gt; "d"'],
    ['leaves escaped markup escaped', '&lt;script&gt;x&lt;/script&gt;', '&lt;script&gt;x&lt;/script&gt;'],
    ['knows no null character', 'a\0<\0b>c<sc\0ript>d</script>', 'a<b>c</b>'],
    ['reads tags in any case', '<P>A<BR>B</P>', '<p>A<br />B</p>'],
  ])('[S11] %s', (_why, dirty, html) => {
    expect(clean(dirty).html).toBe(html);
  });

  it('[S11] is flattened where it nests deeper than a person writes', () => {
    const { html } = clean(`${'<b>'.repeat(3_000)}fundo`);
    expect(html).toBe(`${'<b>'.repeat(20)}fundo${'</b>'.repeat(20)}`);
  });

  it('[S11] comes out the same when it is cleaned again', () => {
    const { html } = clean('<p>a<b>b<ul><li>c &amp; d<a href="https://e.example/?f=1&g=2">h</a>');
    expect(clean(html).html).toBe(html);
  });
});

describe('links', () => {
  it('[S11] stay when their scheme is allowed, and open apart without telling from where', () => {
    expect(clean('<a href="https://a.example/b?c=1&amp;d=2" onclick="x" target="_top">e</a>').html).toBe(
      `<a href="https://a.example/b?c=1&amp;d=2" ${safely}>e</a>`,
    );
    expect(clean('<a href="MAILTO:ana@pt.chain.example">Ana</a>').html).toBe(
      `<a href="mailto:ana@pt.chain.example" ${safely}>Ana</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'java&#10;script&colon;alert(1)',
    '&#x1;javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'http://not-listed.example/',
    '//evil.example',
    '/admin',
    'https://chain.example@evil.example/',
    'https://',
    '',
  ])('[S11] are taken away and leave their words: %j', (href) => {
    expect(clean(`<a href="${href}">palavras</a>`)).toEqual({ html: 'palavras', text: 'palavras' });
  });
});

describe('text without any markup', () => {
  it('[AMB-26] keeps its line breaks, however the form spelled them', () => {
    expect(clean('um\r\ndois\n\ntrês')).toEqual({
      html: 'um<br />dois<br /><br />três',
      text: 'um\ndois\n\ntrês',
    });
  });
});

const lines: readonly (readonly [string, string, string])[] = [
  ['<div>um</div><div>dois</div>', 'um<br />dois', 'um\ndois'],
  ['<div>um</div>\n <div>dois</div>\n', 'um<br />dois', 'um\ndois'],
  ['um<div>dois</div>três', 'um<br />dois<br />três', 'um\ndois\ntrês'],
  [
    '<div>um</div><div><br></div><div>dois<br></div><div>três</div>',
    'um<br /><br />dois<br />três',
    'um\n\ndois\ntrês',
  ],
  ['um<hr>dois', 'um<br />dois', 'um\ndois'],
  ['<h1>T</h1><h2>U</h2>v', 'T<br />U<br />v', 'T\nU\nv'],
  ['<blockquote>um</blockquote>dois', 'um<br />dois', 'um\ndois'],
  ['<pre>um\n  dois</pre>três', 'um<br />  dois<br />três', 'um\ndois\ntrês'],
  ['<p>um</p><div>dois</div><p>três</p>', '<p>um</p>dois<p>três</p>', 'um\ndois\ntrês'],
  [
    '<ul><li><div>um</div></li><li><p>dois</p></li></ul>',
    '<ul><li>um</li><li><p>dois</p></li></ul>',
    '- um\n- dois',
  ],
  ['<b>um<div>dois</div></b>três', '<b>um<br />dois</b><br />três', 'um\ndois\ntrês'],
  ['<div><div><div>um</div></div></div><section>dois</section>', 'um<br />dois', 'um\ndois'],
  ['<dl><dt>um</dt><dd>dois</dd></dl>', 'um<br />dois', 'um\ndois'],
  ['<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>', 'A B<br />1 2', 'A B\n1 2'],
  [
    '<table><caption>t</caption><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr>\n<td>1</td>\n<td><b>2</b></td></tr></tbody></table>x',
    't<br />A B<br />1 <b>2</b><br />x',
    't\nA B\n1 2\nx',
  ],
];

describe('elements that stand on lines of their own', () => {
  it.each(lines)('leave %j as %j', (dirty, html, text) => {
    expect(clean(dirty)).toEqual({ html, text });
    expect(clean(html)).toEqual({ html, text });
  });
});

describe('the plain-text twin', () => {
  it.each([
    ['blocks and breaks are lines', '<p>um</p><p>dois<br>três</p>quatro', 'um\ndois\ntrês\nquatro'],
    ['white space is as a browser shows it', '<p>  um\n  <b> dois </b>  </p>', 'um dois'],
    ['entities are characters', '<p>&lt;b&gt; &amp; &eacute;&#8364;</p>', '<b> & é€'],
    [
      'lists have their marks',
      '<ul><li>a</li><li>b</li></ul><ol><li>c<li>d</ol>e',
      '- a\n- b\n1. c\n2. d\ne',
    ],
    ['links name their target', '<a href="https://a.example/b">aqui</a>.', 'aqui (https://a.example/b).'],
    ['links that show it do not', '<a href="https://a.example/">a.example</a>', 'a.example'],
    ['addresses lose their scheme', '<a href="mailto:a@b.example">Ana</a>', 'Ana (a@b.example)'],
    ['links without words say nothing', '<p><a href="https://a.example/"></a></p>', ''],
    ['nothing is nothing', '<p> <br> </p><ul></ul>', ''],
  ])('[W12] %s', (_why, dirty, text) => {
    expect(clean(dirty).text).toBe(text);
  });
});
