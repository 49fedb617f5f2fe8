import { afterEach, describe, expect, it } from '@jest/globals';
import { readDocument } from './start-app';

function open(root: string, lang = 'es', data = '') {
  document.documentElement.lang = lang;
  document.body.innerHTML = `${root}${data}`;
  return readDocument(document, document.getElementById('root') as HTMLElement, 'CAST');
}

afterEach(() => {
  document.body.innerHTML = '';
});

const answers = [{ call: 'GetSession', input: {}, answer: { status: true, data: { name: '</script>' } } }];
const written = `<script type="application/json" id="answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>`;

describe('what came with the document', () => {
  it('is read once, and removed', () => {
    expect(open('<div id="root" data-drawn="picture"></div>', 'es', written)).toEqual({
      drawn: 'picture',
      answers,
    });
    expect(document.getElementById('answers')).toBeNull();
  });

  it.each([
    ['<div id="root"></div>', 'nothing', 'unknown'],
    ['<div id="root" data-drawn="login"></div>', 'login', 'anonymous'],
    ['<div id="root" data-drawn="login" data-ended></div>', 'login', 'ended'],
  ])('without a person: %s', (root, drawn, message) => {
    expect(open(root)).toEqual({ drawn, answers: message });
  });

  it('[R-PLT-07] is not taken over in another language than the one that is remembered', () => {
    expect(open('<div id="root" data-drawn="login"></div>', 'ca')).toEqual({
      drawn: 'picture',
      answers: 'anonymous',
    });
    expect(document.cookie).toContain('language=CAST');
  });
});
