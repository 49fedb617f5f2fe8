import { Parser } from 'htmlparser2';

/** Markers for refused blocks, table cells, and preformatted text. */
export const lineMarks = { block: 'div', cell: 'td', lines: 'pre' } as const;

const marks: ReadonlySet<string> = new Set(Object.values(lineMarks));
const ownLines: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li']);

class WithBreaks {
  #html = '';
  #isLineStart = true;
  #separator: '' | ' ' | '<br />' = '';
  #preserved = 0;

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (tag === lineMarks.cell) this.#separator ||= ' ';
    else if (marks.has(tag)) this.#separator = '<br />';
    if (tag === lineMarks.lines) this.#preserved += 1;
    if (marks.has(tag)) return;
    if (ownLines.has(tag)) this.#break();
    else this.#settle();
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
    this.#html += tag === 'br' ? '<br />' : `<${tag}${written.join('')}>`;
    if (tag === 'br') this.#break();
  }

  close(tag: string): void {
    if (tag === lineMarks.lines) this.#preserved -= 1;
    if (marks.has(tag)) this.#separator = tag === lineMarks.cell ? this.#separator || ' ' : '<br />';
    else if (tag !== 'br') this.#html += `</${tag}>`;
    if (ownLines.has(tag)) this.#break();
  }

  words(text: string): void {
    const [first = '', ...more] = this.#preserved > 0 ? text.split('\n') : [text];
    this.#wordsOfLine(first);
    for (const line of more) {
      this.#settle();
      this.#html += '<br />';
      this.#break();
      this.#wordsOfLine(line);
    }
  }

  toString(): string {
    return this.#html;
  }

  #wordsOfLine(text: string): void {
    const words = this.#separator === '' ? text : text.trimStart();
    if (words === '') return;
    this.#settle();
    this.#html += words;
    this.#isLineStart = false;
  }

  #settle(): void {
    if (!this.#isLineStart) this.#html += this.#separator;
    this.#isLineStart ||= this.#separator === '<br />';
    this.#separator = '';
  }

  #break(): void {
    this.#isLineStart = true;
    this.#separator = '';
  }
}

/** Clean HTML with markers replaced by line breaks. */
export function withLineBreaks(html: string): string {
  const written = new WithBreaks();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => written.open(tag, attributes),
      ontext: (text) => written.words(text),
      onclosetag: (tag) => written.close(tag),
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return written.toString();
}
