import { readFile, stat } from 'node:fs/promises';
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';

const svgNamespace = 'http://www.w3.org/2000/svg';
const maxBytes = 20 * 1024 * 1024;
const pieceBytes = 64 * 1024;
const maxDepth = 200;

const forbidden = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
  'link',
  'meta',
  'base',
]);

/** These may set a reference later. */
const animations = new Set(['set', 'animate', 'animatemotion', 'animatetransform']);

/* No nested or adjacent repetitions: matching is linear. Blanks are removed first. */
const blanks = /\s+/g;
const harmlessReference = /^(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i;
const loads = /@import|(?:expression|image-set)\(|url\((?!['"]?(?:#|data:image\/(?:png|jpeg|webp|gif)))/i;

const cssEscape = /\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi;
const lastCodePoint = 0x10ffff;

/** CSS escapes: `\69` is an "i". */
const unescaped = (text: string): string =>
  text.replace(cssEscape, (_escape, hex: string | undefined, plain = '') =>
    hex === undefined ? plain : String.fromCodePoint(Math.min(parseInt(hex, 16), lastCodePoint)),
  );

const withoutBlanks = (text: string): string => text.replace(blanks, '');

const reachesOut = (text: string): boolean =>
  loads.test(withoutBlanks(text)) || (text.includes('\\') && loads.test(withoutBlanks(unescaped(text))));

function isHostileAttribute({ local, value }: SaxesAttributeNS): boolean {
  const name = local.toLowerCase();
  // `xml:base` changes all references.
  if (name.startsWith('on') || name === 'base') return true;
  if (name === 'href' || name === 'src') return !harmlessReference.test(withoutBlanks(value));
  return reachesOut(value) || /javascript:/i.test(withoutBlanks(value));
}

function isHostileTag({ local, attributes }: SaxesTagNS): boolean {
  const name = local.toLowerCase();
  const all = Object.values(attributes);
  const changesReference =
    animations.has(name) &&
    all.some(({ local: at, value }) => at === 'attributeName' && /href|^on/i.test(value));
  return forbidden.has(name) || changesReference || all.some(isHostileAttribute);
}

class DrawingReader {
  readonly #parser = new SaxesParser({ xmlns: true });
  /** Since the last tag; browsers join text over comments and CDATA. */
  #texts: string[] = [];
  #inStyle = false;
  #depth = 0;
  #tags = 0;
  harmless = true;

  constructor() {
    const refuse = () => void (this.harmless = false);
    this.#parser.on('opentag', (tag) => this.#open(tag));
    this.#parser.on('closetag', () => this.#close());
    this.#parser.on('text', (text) => void this.#texts.push(text));
    this.#parser.on('cdata', (text) => void this.#texts.push(text));
    // An internal subset declares entities (external files, expansion).
    this.#parser.on('doctype', (text) => void (text.includes('[') && refuse()));
    this.#parser.on('processinginstruction', ({ target }) => void (target === 'xml-stylesheet' && refuse()));
  }

  #endText(): void {
    if (reachesOut(this.#texts.join(''))) this.harmless = false;
    this.#texts = [];
  }

  #close(): void {
    this.#endText();
    this.#inStyle = false;
    this.#depth -= 1;
  }

  #open(tag: SaxesTagNS): void {
    this.#endText();
    this.#depth += 1;
    this.#tags += 1;
    const isRoot = this.#tags === 1;
    const isNoDrawing = isRoot && (tag.local !== 'svg' || tag.uri !== svgNamespace);
    // Elements would split a style's text, which browsers join.
    if (isNoDrawing || this.#inStyle || this.#depth > maxDepth || isHostileTag(tag)) this.harmless = false;
    this.#inStyle = tag.local.toLowerCase() === 'style';
  }

  read(text: string): boolean {
    this.#parser.write(text);
    return this.harmless;
  }

  end(): boolean {
    this.#parser.close();
    return this.harmless && this.#tags > 0;
  }
}

/** Whether a file is well-formed UTF-8 SVG without scripts or loading (S8, S12). */
export async function isHarmlessDrawing(path: string): Promise<boolean> {
  if ((await stat(path)).size > maxBytes) return false;
  const reader = new DrawingReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    const content = await readFile(path);
    for (let at = 0; at < content.length; at += pieceBytes) {
      const piece = content.subarray(at, at + pieceBytes);
      if (!reader.read(decoder.decode(piece, { stream: true }))) return false;
    }
    decoder.decode();
    return reader.end();
  } catch {
    // Neither UTF-8 nor XML.
    return false;
  }
}
