type Rgb = readonly [number, number, number];

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** `share` of `other` in `colour`, both as #rrggbb. */
export function mixed(colour: string, other: string, share: number): string {
  const to = rgbOf(other);
  const [r, g, b] = rgbOf(colour);
  return hexOf([r + (to[0] - r) * share, g + (to[1] - g) * share, b + (to[2] - b) * share]);
}

/** Perceived lightness of #rrggbb, 0 black … 1 white. */
export function lightness(colour: string): number {
  const [r, g, b] = rgbOf(colour);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** Two inks, mixed by lightness. */
export function duotone(svg: string, dark: string, light: string): string {
  return svg.replace(/#[0-9a-fA-F]{6}/g, (colour) =>
    mixed(dark, light, Math.min(1, lightness(colour) * 1.15)),
  );
}
