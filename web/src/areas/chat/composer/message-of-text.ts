import { trimEndOf } from '@portal/contracts/kernel';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Where an address begins and what may belong to it; in brackets, so that `split` keeps it. */
const addresses = /((?:https?:\/\/|www\.)[^\s<>"']+)/i;
/** Signs that end a sentence around an address more often than they end an address. */
const endsSentence = /[.,;:!?…»”]/;
const endsSentenceOrBracket = /[.,;:!?…»”)]/;

/** Where an address ends and the sentence goes on; a bracket that was opened in it belongs to it. */
const lengthOf = (address: string): number =>
  trimEndOf(address, address.includes('(') ? endsSentence : endsSentenceOrBracket).length;

function linkOf(found: string): string {
  const address = found.slice(0, lengthOf(found));
  const target = /^www\./i.test(address) ? `https://${address}` : address;
  return `<a href="${escaped(target)}">${escaped(address)}</a>${escaped(found.slice(address.length))}`;
}

/**
 * What somebody typed, as HTML that says the same: markup is words, lines stay lines, addresses become links. Blanks
 * around it go.
 * @returns an empty text where nothing was said (R-CHT-05).
 */
export const messageOfText = (text: string): string =>
  text
    .trim()
    .split(addresses)
    .map((part, index) => (index % 2 === 1 ? linkOf(part) : escaped(part)))
    .join('')
    .replace(/\r\n?|\n/g, '<br>');

/** What was typed, of the message that was made of it; blanks around it are gone. */
export const textOfMessage = (html: string): string =>
  new DOMParser().parseFromString(html.replaceAll('<br>', '\n'), 'text/html').body.textContent;
