import { crc32 } from 'node:zlib';

/** The upper halves of code page 850, which Windows has in Spain and Portugal, and of 437. */
const page850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const page437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
/** Letters and signs of Castilian, Catalan and Portuguese. */
const ofLanguages = /[ÁÀÂÃÇÉÈÊÍÏÓÒÔÕÚÜÑáàâãçéèêíïóòôõúüñºª·¿¡]/g;
/** Signs of the two pages that no name has: lines, blocks, accents without a letter, letters of Iceland. */
const implausible = /[\u2310\u2320\u2321\u2500-\u259f\u00ad¤¦¨¯´¶¸¹¾‗ðÐþÞýÝı]/g;

const decode = (raw: Buffer, page: string): string =>
  [...raw].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : page.charAt(byte - 0x80))).join('');

const count = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;
const plausibility = (text: string): number => count(text, ofLanguages) - count(text, implausible);

/** @returns `null` for what is not UTF-8 */
function utf8(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The name in the data of a Unicode Path field (0x7075), if that was written for the name beside it. */
function unicodeName(raw: Buffer, field: Buffer): string | null {
  if (field.length < 6 || field[0] !== 1 || field.readUInt32LE(1) !== crc32(raw)) return null;
  return utf8(field.subarray(5));
}

function inCodePage(raw: Buffer): string {
  const here = decode(raw, page850);
  const elsewhere = decode(raw, page437);
  return plausibility(elsewhere) > plausibility(here) ? elsewhere : here;
}

/**
 * The name of an entry with its folders, parted by slashes. No text in a code page is valid UTF-8 by chance, so the flag
 * for UTF-8, which many programs leave out, is not asked for.
 */
export function nameOf(raw: Buffer, unicodeField: Buffer | null): string {
  const name = (unicodeField && unicodeName(raw, unicodeField)) ?? utf8(raw) ?? inCodePage(raw);
  return name.replaceAll('\\', '/');
}

/** Absolute, of a drive, or upwards: leads out of the folder that it is unpacked to. */
export const leadsOut = (name: string): boolean =>
  /^[/\\]|^[a-z]:/i.test(name) || name.split(/[/\\]/).includes('..');

const archives = /\.(zip|rar|7z|gz|tgz|bz2|xz|tar|zst|cab|iso|jar|arj|lzh|z\d\d)$/i;
/** An archive in an archive is not looked into, so it is not taken. */
export const isArchive = (name: string): boolean => archives.test(name);

const shadowFolders = /^(?:__MACOSX|\.AppleDouble|\.Spotlight-V100|\.Trashes|\.fseventsd)$/i;
const shadowFiles = /^(?:\.DS_Store|\._.*|\.localized|Icon\r|(?:eh)?thumbs\.db|desktop\.ini)$/i;

/** What Mac and Windows pack beside the files that people see. */
export function isShadow(name: string): boolean {
  const parts = name.split(/[/\\]/);
  return parts.some((part) => shadowFolders.test(part)) || shadowFiles.test(parts.at(-1) ?? '');
}
