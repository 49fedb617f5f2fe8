import { describe, expect, it } from '@jest/globals';
import { messageHtml } from '@portal/contracts/areas/chat';
import fc from 'fast-check';
import { cleanHtml } from './RichTextPanel';
import { messageOfText, textOfMessage } from './composer';

describe('what was typed, as a message', () => {
  it('[R-CHT-03] sends markup as text and keeps the lines', () => {
    expect(messageOfText(' <b>olá</b> & "adeus"\nsegunda linha\r\nterceira ')).toBe(
      '&lt;b&gt;olá&lt;/b&gt; &amp; &quot;adeus&quot;<br>segunda linha<br>terceira',
    );
  });

  it('[R-CHT-05] is empty where nothing was typed', () => {
    expect([messageOfText(''), messageOfText(' \n\t ')]).toEqual(['', '']);
  });

  it.each([
    ['Veja https://chain.example/a?b=1&c=2.', 'https://chain.example/a?b=1&amp;c=2', '.'],
    ['(http://chain.example/menu)', 'http://chain.example/menu', ')'],
    ['https://chain.example/a_(b)', 'https://chain.example/a_(b)', ''],
    ['www.chain.example!', 'https://www.chain.example', '!'],
  ])('makes a link of the address in %p and leaves the sentence its end', (text, href, end) => {
    const html = messageOfText(text);
    expect(html).toContain(`<a href="${href}">`);
    expect(html.endsWith(`</a>${end}`)).toBe(true);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'example.pt', 'a@b.pt'])(
    'makes no link of %p',
    (text) => {
      expect(messageOfText(text)).not.toContain('<a');
    },
  );

  it('[R-CHT-03] passes the sanitiser with every word, for any input', () => {
    const shown = (html: string) => new DOMParser().parseFromString(html, 'text/html').body.textContent;
    const typed = fc.array(
      fc.constantFrom('<', '>', '&', '"', "'", 'a', ' ', '/', 'https://x.pt/', '<img src=x onerror=y>'),
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('');
        expect(shown(cleanHtml(messageOfText(text), messageHtml))).toBe(text.trim());
      }),
    );
  });

  it('is typed text again, of which the same message comes', () => {
    const typed = fc.array(
      fc.constantFrom(
        '<',
        '&',
        '&amp;',
        '"',
        'a',
        ' ',
        '\n',
        '<br>',
        'www.x.pt',
        'https://x.pt/(a).',
        '@[24]',
      ),
    );
    fc.assert(
      fc.property(typed, (parts) => {
        const text = parts.join('').trim();
        expect(textOfMessage(messageOfText(text))).toBe(text);
      }),
    );
  });
});
