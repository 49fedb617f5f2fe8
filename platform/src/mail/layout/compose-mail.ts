import { mailParts } from './mail-parts';

export interface MailResource {
  readonly name: string;
  readonly url: string;
  readonly image: string | null;
}

/** Texts are plain; escaped here. */
export type MailBlock =
  | { readonly paragraph: string }
  | { readonly fact: { readonly label: string; readonly text: string } }
  | { readonly pieces: readonly MailResource[]; readonly action: string }
  | { readonly button: { readonly label: string; readonly url: string } };

export interface MailContent {
  /** BCP 47. */
  readonly lang: string;
  readonly brand: string;
  readonly title: string;
  readonly preview: string;
  readonly blocks: readonly MailBlock[];
  readonly foot: { readonly text: string; readonly link?: { readonly label: string; readonly url: string } };
}

type Part = keyof typeof mailParts;
type Words = Readonly<Record<string, string>>;

const entities: Words = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
const withBreaks = (text: string) => escaped(text).replaceAll(/\r?\n/g, '<br />');

const fill = (part: Part, words: Words) =>
  mailParts[part].replaceAll(/\{\{ ?(\w+) ?\}\}/g, (_mark, word: string) => words[word] ?? '');

function pieceHtml({ name, url, image }: MailResource, action: string): string {
  const words = { name: escaped(name), url: escaped(url), action: escaped(action) };
  return image === null
    ? fill('plainPiece', words)
    : fill('piece', { ...words, image: `cid:${escaped(image)}` });
}

function blockHtml(block: MailBlock): string {
  if ('paragraph' in block) return fill('paragraph', { text: withBreaks(block.paragraph) });
  if ('fact' in block)
    return fill('fact', { label: escaped(block.fact.label), text: withBreaks(block.fact.text) });
  if ('pieces' in block) return block.pieces.map((piece) => pieceHtml(piece, block.action)).join('\n');
  return fill('button', { label: escaped(block.button.label), url: escaped(block.button.url) });
}

function footHtml({ text, link }: MailContent['foot']): string {
  const anchor = link
    ? ` <a href="${escaped(link.url)}" style="color: inherit">${escaped(link.label)}</a>`
    : '';
  return fill('foot', { foot: withBreaks(text) + anchor });
}

function htmlOf({ lang, brand, title, preview, blocks, foot }: MailContent): string {
  const words = { lang, brand: escaped(brand), title: escaped(title), preview: escaped(preview) };
  return [fill('head', words), ...blocks.map(blockHtml), footHtml(foot)].join('\n');
}

function blockText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('fact' in block) return `${block.fact.label}: ${block.fact.text}`;
  if ('pieces' in block) return block.pieces.map(({ name, url }) => `- ${name}\n  ${url}`).join('\n');
  return `${block.button.label}: ${block.button.url}`;
}

function textOf({ brand, title, blocks, foot: { text, link } }: MailContent): string {
  const foot = link ? `${text}\n${link.label}: ${link.url}` : text;
  return [`${brand}\n\n${title}`, ...blocks.map(blockText), `--\n${foot}`].join('\n\n');
}

/** For small and large windows, light and dark. */
export const composeMail = (content: MailContent): { readonly html: string; readonly text: string } => ({
  html: htmlOf(content),
  text: textOf(content),
});
