import { expect, it } from '@jest/globals';
import type { Scheme } from '#app/theme/tokens';
import { ink } from '#app/theme/tokens';
import type { StatusTone } from './StatusChip';

type Colour = readonly [number, number, number];
const read = (hex: string): Colour => {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return parts as unknown as Colour;
};
const mix = (one: Colour, share: number, other: Colour) =>
  one.map((part, at) => part * share + (other[at] as number) * (1 - share)) as unknown as Colour;
const brightness = (colour: Colour) => {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: Colour, other: Colour) => {
  const [more, less] = [brightness(one), brightness(other)].sort((a, b) => b - a) as [number, number];
  return (more + 0.05) / (less + 0.05);
};

const colours: Readonly<Record<StatusTone, keyof (typeof ink)['light']>> = {
  ...{ neutral: 'muted', info: 'info', warning: 'warning', success: 'success', error: 'error' },
  violet: 'violet',
};
const schemes = Object.keys(ink) as Scheme[];
const tones = Object.keys(colours) as StatusTone[];

it.each(schemes.flatMap((scheme) => tones.map((tone) => [tone, scheme] as const)))(
  'the word of a status keeps 4.5:1 on its own tint (WCAG 1.4.3): %s, %s',
  (tone, scheme) => {
    const own = read(ink[scheme][colours[tone]]);
    // As `StatusChip` mixes them.
    const word = mix(own, 0.86, read(ink[scheme].ink));
    const tint = mix(own, 0.11, read(ink[scheme].surface));
    expect(contrast(word, tint)).toBeGreaterThanOrEqual(4.5);
  },
);
