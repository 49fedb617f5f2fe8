import { hash } from 'node:crypto';
import { yieldToOthers } from '@portal/platform/program/in-pieces';

/** Of a digest, 96 bits: enough to tell digests apart, and half of the memory. */
const keptDigits = 24;

/** Words that people of this portal think of first. */
const localWords =
  'portal restaurante restaurant restauracao marketing campana campanha franquicia franquia madrid barcelona lisboa porto bienvenido benvingut bemvindo contrasena palavrapasse primavera verano otono invierno verao outono inverno'.split(
    ' ',
  );
const years = Array.from({ length: 20 }, (_, at) => String(2012 + at));
const endings = ['', '1', '12', '123', '1234', '12345', '123456', ...years];
const signs = ['', '!', '.', '*', '#'];

/** The usual ways of making a word "safe": a capital, a number, a sign. */
function* localPasswords(): Generator<string> {
  for (const word of localWords) {
    for (const spelling of [word, word.charAt(0).toUpperCase() + word.slice(1)]) {
      for (const ending of endings) {
        for (const sign of signs) {
          yield `${spelling}${ending}${sign}`;
          if (ending !== '') yield `${spelling}-${ending}${sign}`;
        }
      }
    }
  }
}

const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789'];
/** ASCII that can be typed: 32 to 126. */
const typed = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const longestRun = 20;

/** The server sees digests, so it knows that one is too short by having all short ones: 56,000. */
function* shortPasswords(): Generator<string> {
  yield '';
  for (const first of typed) {
    for (const second of typed) yield first + second;
    for (let length = 1; length <= longestRun; length += 1) yield first.repeat(length);
  }
  for (const first of letters)
    for (const second of letters) for (const third of letters) yield first + second + third;
}

/** Hashes made at once, before other work runs: a few milliseconds. */
const piece = 2000;

async function digestsOfAll(): Promise<ReadonlySet<string>> {
  // 49,000 passwords that leaks hold most often, as zxcvbn-ts keeps them (MIT). Loaded when somebody chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const digests = new Set<string>();
  let made = 0;
  for (const passwords of [dictionary['passwords-common'], localPasswords(), shortPasswords()]) {
    for (const password of passwords) {
      digests.add(digestOf(password));
      made += 1;
      if (made % piece === 0) await yieldToOthers();
    }
  }
  return digests;
}

const digestOf = (password: string) => hash('sha256', password).slice(0, keptDigits);

/** The usual spellings of a word. */
const spellingsOf = (word: string) => {
  const small = word.toLowerCase();
  const plain = small.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [word, small, plain, small.toUpperCase()].flatMap((spelled) => [
    spelled,
    spelled.charAt(0).toUpperCase() + spelled.slice(1),
  ]);
};

/** What everybody knows of a person who chooses a password. */
export interface Known {
  readonly name: string;
  readonly email: string;
}

function* wordsOf({ name, email }: Known): Generator<string> {
  const [mailbox = ''] = email.split('@');
  yield* [email, mailbox, ...mailbox.split(/[._+-]/), name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)];
}

/** Whether a password is the person's own address, mailbox or name (S5). */
export const isOwnWord = (passwordDigest: string, known: Known): boolean =>
  [...wordsOf(known)].some((word) =>
    spellingsOf(word).some((each) => passwordDigest.startsWith(digestOf(each))),
  );

let all: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether many people have that password, or it is short. The server sees digests alone (R-AUT-22), so it compares digests (S5).
 * @param passwordDigest SHA-256 in hex
 */
export async function isCommonPassword(passwordDigest: string): Promise<boolean> {
  all ??= digestsOfAll();
  return (await all).has(passwordDigest.slice(0, keptDigits));
}
