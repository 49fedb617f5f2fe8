import type { PDFFont } from 'pdf-lib';

export interface Letters {
  readonly font: PDFFont;
  /** In the page's resources. */
  readonly name: string;
  /** Points at that size of type. */
  readonly widthOf: (text: string, points?: number) => number;
}

/** Widths by letter: measuring whole texts is slow. */
export function lettersOf(font: PDFFont, name: string): Letters {
  const widths = new Map<string, number>();
  const widthOfOne = (letter: string) => {
    const known = widths.get(letter) ?? font.widthOfTextAtSize(letter, 1);
    widths.set(letter, known);
    return known;
  };
  const widthOf = (text: string, points = 1) => {
    let sum = 0;
    for (const letter of text) sum += widthOfOne(letter);
    return sum * points;
  };
  return { font, name, widthOf };
}

/** One line of letters that the font has: without marks, else `?`. */
export function writtenWith(letters: ReadonlySet<number>) {
  const has = (letter: string) => letters.has(letter.codePointAt(0) ?? 0);
  const replaced = (letter: string) => {
    const [plain = ''] = letter.normalize('NFKD');
    return has(plain) ? plain : '?';
  };
  return (text: string): string => {
    const line = text
      .normalize('NFC')
      .replaceAll('\u202F', '\u00A0')
      .replaceAll(/[ \p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      .replaceAll(/[\p{Cf}\p{M}]/gu, '')
      .trim();
    return [...line].map((letter) => (has(letter) ? letter : replaced(letter))).join('');
  };
}

/** Longest beginning that fits, at least one letter. */
function fittingStart(word: string, room: number, { widthOf }: Letters): string {
  let start = '';
  for (const letter of word) {
    if (start !== '' && widthOf(start + letter) > room) break;
    start += letter;
  }
  return start;
}

/** Lines at most that wide, at a size of type of 1; long words are cut. */
export function wrapped(text: string, room: number, letters: Letters): readonly string[] {
  const space = letters.widthOf(' ');
  const lines: string[] = [];
  let line = '';
  let used = 0;
  const push = (word: string) => {
    const wide = letters.widthOf(word);
    if (line !== '' && used + space + wide <= room) {
      line += ` ${word}`;
      used += space + wide;
    } else {
      if (line !== '') lines.push(line);
      line = word;
      used = wide;
    }
  };
  for (const word of text.split(' ')) {
    let rest = word;
    while (letters.widthOf(rest) > room) {
      const start = fittingStart(rest, room, letters);
      push(start);
      rest = rest.slice(start.length);
    }
    if (rest !== '') push(rest);
  }
  return line === '' ? lines : [...lines, line];
}
