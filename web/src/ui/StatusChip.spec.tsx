import { expect, it } from '@jest/globals';
import { ink, type Scheme } from '#core/theme/tokens';
import { colourOf, contrast, mixed } from '#testing/contrast';
import type { StatusTone } from './StatusChip';

const colours: Readonly<Record<StatusTone, keyof (typeof ink)['light']>> = {
  neutral: 'muted',
  info: 'info',
  warning: 'warning',
  success: 'success',
  error: 'error',
  violet: 'violet',
};
const schemes = Object.keys(ink) as Scheme[];
const tones = Object.keys(colours) as StatusTone[];

it.each(schemes.flatMap((scheme) => tones.map((tone) => [tone, scheme] as const)))(
  'the word of a status keeps 4.5:1 on its own tint (WCAG 1.4.3): %s, %s',
  (tone, scheme) => {
    const own = colourOf(ink[scheme][colours[tone]]);
    // As `StatusChip` mixes them.
    const word = mixed(own, 0.86, colourOf(ink[scheme].ink));
    const tint = mixed(own, 0.11, colourOf(ink[scheme].surface));
    expect(contrast(word, tint)).toBeGreaterThanOrEqual(4.5);
  },
);
