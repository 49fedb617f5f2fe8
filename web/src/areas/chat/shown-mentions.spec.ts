import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withMentions } from './conversation/MessageGroupItem';

const mentions = (names: Record<number, string>, readerId = 7) => ({
  names: new Map(Object.entries(names).map(([id, name]) => [Number(id), name])),
  readerId,
});
const elementsOf = (html: string) => [
  ...new DOMParser().parseFromString(html, 'text/html').body.querySelectorAll('*'),
];

describe('mentions in what was written', () => {
  it('[R-CHT-01] are shown by the name that a person has now, and the reader’s own stands out', () => {
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

  it('[S11] are text, whatever people are called', () => {
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
