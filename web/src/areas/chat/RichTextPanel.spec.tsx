import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanHtml, withMentions } from './RichTextPanel';

const rules = {
  tags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a'],
  linkSchemes: ['http', 'https', 'mailto'],
};

const clean = (html: string) => cleanHtml(html, rules);
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
const elementsOf = (html: string) => [...parsed(html).querySelectorAll('*')];

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" jav&#x09;ascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//chain.example">x</a>',
  '<a href="https://chain.example" onclick="alert(1)" style="position:fixed">x</a>',
  '<form action="https://evil.example"><input name=x><button>x</button></form>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<p style="background:url(https://evil.example)">x</p>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<b id="root" class="x" data-x="1" aria-label="x">x</b>',
];

describe('HTML of others', () => {
  it.each(hostile)('[R-CHT-03] leaves nothing in %p that does or asks for anything', (html) => {
    for (const element of elementsOf(clean(html))) {
      expect(rules.tags).toContain(element.tagName.toLowerCase());
      for (const { name, value } of element.attributes) {
        expect(['href', 'target', 'rel']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^(https?|mailto):/);
      }
    }
  });

  it('[R-CHT-03] keeps what a message may be made of', () => {
    const html =
      '<p>a<br><b>b</b><strong>c</strong><i>d</i><em>e</em><u>f</u></p><ul><li>g</li></ul><ol><li>h</li></ol>';
    expect(clean(html)).toBe(html);
  });

  it('opens links elsewhere, without a referrer', () => {
    const [link] = elementsOf(clean('<a href="https://chain.example/a" target="_self" rel="opener">x</a>'));
    expect([link?.getAttribute('target'), link?.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer nofollow',
    ]);
  });

  it('keeps the words of what it takes away', () => {
    expect(clean('<h1>Olá</h1> <font color=red>mundo</font>')).toBe('Olá mundo');
  });

  it('is clean after one cleaning, for any input', () => {
    const part = fc.constantFrom(
      ...hostile,
      '<p>',
      '</p>',
      '<b>',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      'x',
      '<!--',
      '-->',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
        const once = clean(parts.join(''));
        expect(clean(once)).toBe(once);
      }),
    );
  });
});

const mentions = (names: Record<number, string>, readerId = 7) => ({
  names: new Map(Object.entries(names).map(([id, name]) => [Number(id), name])),
  readerId,
});

describe('mentions in what was written', () => {
  it('[R-CHT-01] are shown by a person’s current name, and the reader’s own is highlighted', () => {
    expect(
      withMentions('<p>@[24] e @[7]: <b>@[24]</b></p>', mentions({ 24: 'Rui Sá', 7: 'Carmen Ruiz' })),
    ).toBe(
      '<p><span class="mention">@Rui Sá</span> e <span class="mention" data-me="true">@Carmen Ruiz</span>: ' +
        '<b><span class="mention">@Rui Sá</span></b></p>',
    );
  });

  it('are marks that the note has: others stay as they were typed', () => {
    const html = 'Veja @[99] e @[24a]';
    expect(withMentions(html, mentions({ 24: 'Rui Sá' }))).toBe(html);
    expect(withMentions('@[24]', mentions({}))).toBe('@[24]');
  });

  it('are nothing in the address of a link', () => {
    const html = '<a href="https://chain.example/@[24]">aqui</a>';
    expect(withMentions(html, mentions({ 24: 'Rui Sá' }))).toBe(html);
  });

  it('[S11] are text, for any names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('<img src=x onerror=alert(1)>', '</span><script>x</script>', '"', '&lt;b&gt;'),
        (name) => {
          const shown = elementsOf(withMentions('<p>@[24]</p>', mentions({ 24: name })));
          expect(shown.map(({ tagName }) => tagName)).toEqual(['P', 'SPAN']);
          expect(shown[1]?.textContent).toBe(`@${name}`);
        },
      ),
    );
  });
});
