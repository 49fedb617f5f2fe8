import { crc32 } from 'node:zlib';

/** Upper halves of code pages 850 (Windows in Spain and Portugal) and 437. */
const page850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const page437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const ofLanguages = /[ÁÀÂÃÇÉÈÊÍÏÓÒÔÕÚÜÑáàâãçéèêíïóòôõúüñºª·¿¡]/g;
/** Signs unlikely in names: lines, blocks, accents, Icelandic letters. */
const implausible = /[\u2310\u2320\u2321\u2500-\u259f\u00ad¤¦¨¯´¶¸¹¾‗ðÐþÞýÝı]/g;

const decode = (raw: Buffer, page: string): string =>
  [...raw].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : page.charAt(byte - 0x80))).join('');

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;
const plausibility = (text: string): number => count(text, ofLanguages) - count(text, implausible);

function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Name in a Unicode Path field (0x7075), if it belongs to the raw name. */
function unicodeName(raw: Buffer, field: Buffer): string | null {
  if (field.length < 6 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw)) return null;
  return utf8(field.subarray(5));
}

function inCodePage(raw: Buffer): string {
  const here = decode(raw, page850);
  const elsewhere = decode(raw, page437);
  return plausibility(elsewhere) > plausibility(here) ? elsewhere : here;
}

/** Name with folders, by slashes. Ignores the UTF-8 flag, which many programs omit. */
export function nameOf(raw: Buffer, unicodeField: Buffer | null): string {
  const name = (unicodeField && unicodeName(raw, unicodeField)) ?? utf8(raw) ?? inCodePage(raw);
  return name.replaceAll('\\', '/');
}

/** Absolute, with a drive, or upwards. */
export const leadsOut = (name: string): boolean =>
  /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');

const archives = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|zst|cab|iso|jar|arj|lzh|z\d\d)$/i;
/** Nested archives are not inspected, so not accepted. */
export const isArchive = (name: string): boolean => archives.test(name);

const shadowFolders = /^(?:__MACOSX|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd)$/i;
const shadowFiles = /^(?:\.DS_Store|\._.*|\.localized|Icon\r|(?:eh)?thumbs\.db|desktop\.ini)$/i;

/** Metadata files of macOS and Windows. */
export function isShadow(name: string): boolean {
  const parts = name.split(/[/\\]/);
  return parts.some((part) => shadowFolders.test(part)) || shadowFiles.test(parts.at(-1) ?? '');
}
