type Colour = readonly [number, number, number];

/** Channels 0 to 255. */
export function colourOf(hex: string): Colour {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return parts as unknown as Colour;
}

/** As `color-mix(in srgb, …)`. */
export const mixed = (one: Colour, share: number, other: Colour) =>
  one.map((part, at) => part * share + (other[at] as number) * (1 - share)) as unknown as Colour;

function luminance(colour: Colour) {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Colour;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2, 1.4.3: 1 to 21. */
export function contrast(one: Colour, other: Colour) {
  const [more, less] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (more + 0.05) / (less + 0.05);
}
