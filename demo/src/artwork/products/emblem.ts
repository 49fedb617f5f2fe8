import { type Drawing, path } from '../drawing';

const flame =
  'M50 4C54 24 76 34 80 58C82 70 78 82 70 90H30C22 82 17 70 20 57C22 46 30 40 32 30C38 34 41 39 42 46C50 36 53 20 50 4Z';
const spark = 'M51 50C53 60 64 66 64 78C64 83 62 87 59 90H42C38 86 36 81 37 75C39 67 50 62 51 50Z';
const base = 'M14 96H86C90 96 92 99 91 103C89 113 80 120 68 120H32C20 120 11 113 9 103C8 99 10 96 14 96Z';

/** A flame on half a bun. */
export function emblem(ink: string, inner: string): Drawing {
  return { svg: path(flame, ink) + path(spark, inner) + path(base, ink), w: 100, h: 124 };
}
