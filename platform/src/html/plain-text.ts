import { Parser } from 'htmlparser2';

const blocks: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li']);

const lists: ReadonlySet<string> = new Set(['ul', 'ol']);

interface OpenLink {
  readonly href: string;
  readonly from: number;
}

class PlainText {
  #text = '';
  #afterBullet = -1;
  readonly #links: OpenLink[] = [];
  /** Next number per open list; 0 without numbers. */
  readonly #lists: number[] = [];

  open(tag: string, href: string | undefined): void {
    if (blocks.has(tag)) this.#startLine();
    if (lists.has(tag)) this.#lists.push(tag === 'ol' ? 1 : 0);
    if (tag === 'br') this.#text += '\n';
    if (tag === 'li') this.#mark();
    if (tag === 'a') this.#links.push({ href: href ?? '', from: this.#text.length });
  }

  words(text: string): void {
    const words = text.replaceAll(/\s+/g, ' ');
    const last = this.#text.at(-1);
    this.#text += last === undefined || last === ' ' || last === '\n' ? words.trimStart() : words;
  }

  close(tag: string): void {
    if (tag === 'a') this.#nameTarget();
    if (lists.has(tag)) this.#lists.pop();
    if (blocks.has(tag)) this.#startLine();
  }

  toString(): string {
    return this.#text.replaceAll(' \n', '\n').trim();
  }

  #startLine(): void {
    const last = this.#text.at(-1);
    if (last !== undefined && last !== '\n' && this.#text.length !== this.#afterBullet) this.#text += '\n';
  }

  #mark(): void {
    this.#text += this.#bullet();
    this.#afterBullet = this.#text.length;
  }

  #bullet(): string {
    const number = this.#lists.at(-1) ?? 0;
    if (number > 0) this.#lists[this.#lists.length - 1] = number + 1;
    return number > 0 ? `${number}. ` : '- ';
  }

  /** Links showing their own address, or nothing, get no address. */
  #nameTarget(): void {
    const link = this.#links.pop();
    if (!link) return;
    const shown = this.#text.slice(link.from).trim();
    const target = link.href.replace(/^mailto:/, '');
    const known = [target, target.replace(/^https?:\/\//, '').replace(/\/$/, '')];
    if (shown !== '' && target !== '' && !known.includes(shown)) this.#text += ` (${target})`;
  }
}

/** Clean HTML as plain text for mails and previews (W12); links are followed by their address in brackets. */
export function plainTextOf(html: string): string {
  const text = new PlainText();
  const parser = new Parser({
    onopentag: (tag, { href }) => text.open(tag, href),
    ontext: (words) => text.words(words),
    onclosetag: (tag) => text.close(tag),
  });
  parser.end(html);
  return text.toString();
}
