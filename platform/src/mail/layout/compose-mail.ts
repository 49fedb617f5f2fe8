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

/** Completed when the mail is recorded. Private use characters: no text has them. */
export const whyLink = '\uE000why-link\uE001';
export const whyId = '\uE000why-id\uE001';

/** By the language of `lang`. */
const whyLabels: Words = {
  es: `Para soporte: por qué se ha enviado este correo (n.º ${whyId})`,
  ca: `Per a suport: per què s'ha enviat aquest correu (núm. ${whyId})`,
  pt: `Para o suporte: porque foi enviado este e-mail (n.º ${whyId})`,
};
const whyLabel = (lang: string) => whyLabels[lang.slice(0, 2)] ?? whyId;

const linkHtml = (url: string, label: string) =>
  `<a href="${escaped(url)}" style="color: inherit">${escaped(label)}</a>`;

function footHtml({ lang, foot: { text, link } }: Pick<MailContent, 'lang' | 'foot'>): string {
  const anchor = link ? ` ${linkHtml(link.url, link.label)}` : '';
  const why = `<br /><br />${linkHtml(whyLink, whyLabel(lang))}`;
  return fill('foot', { foot: withBreaks(text) + anchor + why });
}

function htmlOf(content: MailContent): string {
  const { lang, brand, title, preview, blocks } = content;
  const words = { lang, brand: escaped(brand), title: escaped(title), preview: escaped(preview) };
  return [fill('head', words), ...blocks.map(blockHtml), footHtml(content)].join('\n');
}

function blockText(block: MailBlock): string {
  if ('paragraph' in block) return block.paragraph;
  if ('fact' in block) return `${block.fact.label}: ${block.fact.text}`;
  if ('pieces' in block) return block.pieces.map(({ name, url }) => `- ${name}\n  ${url}`).join('\n');
  return `${block.button.label}: ${block.button.url}`;
}

function textOf({ lang, brand, title, blocks, foot: { text, link } }: MailContent): string {
  const lines = [text, ...(link ? [`${link.label}: ${link.url}`] : []), `${whyLabel(lang)}: ${whyLink}`];
  const foot = lines.join('\n');
  return [`${brand}\n\n${title}`, ...blocks.map(blockText), `--\n${foot}`].join('\n\n');
}

/** For small and large windows, light and dark. */
export const composeMail = (content: MailContent): { readonly html: string; readonly text: string } => ({
  html: htmlOf(content),
  text: textOf(content),
});
