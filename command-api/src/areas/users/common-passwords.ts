import { hash } from 'node:crypto';
import { yieldToOthers } from '@portal/platform/program/in-pieces';

/** 96 bits of a digest: sufficient, half the memory. */
const storedDigits = 24;

const localWords =
  'portal restaurante restaurant restauracao marketing campana campanha franquicia franquia madrid barcelona lisboa porto bienvenido benvingut bemvindo contrasena palavrapasse primavera verano otono invierno verao outono inverno'.split(
    ' ',
  );
const years = Array.from({ length: 20 }, (_, at) => String(2012 + at));
const endings = ['', '1', '12', '123', '1234', '12345', '123456', ...years];
const signs = ['', '!', '.', '*', '#'];

/** Common variations: capital, number, sign. */
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
const typed = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
const maxRunLength = 20;

/** The server gets digests only: short passwords are enumerated (56,000). */
function* shortPasswords(): Generator<string> {
  yield '';
  for (const first of typed) {
    for (const second of typed) yield first + second;
    for (let length = 1; length <= maxRunLength; length += 1) yield first.repeat(length);
  }
  for (const first of letters)
    for (const second of letters) for (const third of letters) yield first + second + third;
}

/** Hashes per batch: a few milliseconds. */
const piece = 2000;

async function digestsOfAll(): Promise<ReadonlySet<string>> {
  // 49,000 most leaked passwords of zxcvbn-ts (MIT), loaded on first use.
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

const digestOf = (password: string) => hash('sha256', password).slice(0, storedDigits);

const spellingsOf = (word: string) => {
  const small = word.toLowerCase();
  const plain = small.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [word, small, plain, small.toUpperCase()].flatMap((spelled) => [
    spelled,
    spelled.charAt(0).toUpperCase() + spelled.slice(1),
  ]);
};

/** Publicly known about the person. */
export interface Known {
  readonly name: string;
  readonly email: string;
}

function* wordsOf({ name, email }: Known): Generator<string> {
  const [mailbox = ''] = email.split('@');
  yield* [email, mailbox, ...mailbox.split(/[._+-]/), name, name.replaceAll(/\s/g, ''), ...name.split(/\s+/)];
}

/** Own address, mailbox or name (S5). */
export const isOwnWord = (passwordDigest: string, known: Known): boolean =>
  [...wordsOf(known)].some((word) =>
    spellingsOf(word).some((each) => passwordDigest.startsWith(digestOf(each))),
  );

let all: Promise<ReadonlySet<string>> | undefined;

/**
 * Common or short. Compares digests, as the server gets no passwords (R-AUT-22, S5).
 * @param passwordDigest SHA-256, hex
 */
export async function isCommonPassword(passwordDigest: string): Promise<boolean> {
  all ??= digestsOfAll();
  return (await all).has(passwordDigest.slice(0, storedDigits));
}
