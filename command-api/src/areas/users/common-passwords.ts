import { hash } from 'node:crypto';

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

async function digestsOfAll(): Promise<ReadonlySet<string>> {
  // 49,000 passwords that leaks hold most often, as zxcvbn-ts keeps them (MIT). Loaded when somebody chooses a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const digests = new Set<string>();
  for (const password of dictionary['passwords-common']) add(password);
  for (const password of localPasswords()) add(password);
  return digests;

  function add(password: string) {
    digests.add(hash('sha256', password).slice(0, keptDigits));
  }
}

let all: Promise<ReadonlySet<string>> | undefined;

/**
 * Whether many people have that password. The server sees digests alone (R-AUT-22), so it compares digests (S5).
 * @param passwordDigest SHA-256 in hex
 */
export async function isCommonPassword(passwordDigest: string): Promise<boolean> {
  all ??= digestsOfAll();
  return (await all).has(passwordDigest.slice(0, keptDigits));
}
