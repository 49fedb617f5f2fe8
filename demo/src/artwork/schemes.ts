export interface Scheme {
  readonly ground: string;
  /** For rays, circles, patterns. */
  readonly alt: string;
  /** For shadows, second fields. */
  readonly deep: string;
  /** Type on the ground. */
  readonly ink: string;
  readonly accent: string;
  readonly onAccent: string;
}

const scheme = (
  ground: string,
  alt: string,
  deep: string,
  ink: string,
  accent: string,
  onAccent: string,
): Scheme => ({ ground, alt, deep, ink, accent, onAccent });

export const schemes = {
  tomato: scheme('#d2401f', '#e2582f', '#8f1f10', '#fff3dc', '#f2b233', '#4a1408'),
  mustard: scheme('#f6b92c', '#ffcf5a', '#d98f12', '#8a1d10', '#c5371f', '#fff3dc'),
  cream: scheme('#fbf1dd', '#f4dfb8', '#e9b86a', '#b8301a', '#1f6b45', '#fff3dc'),
  basil: scheme('#1f5e41', '#2a7350', '#123a28', '#f8ebc8', '#f2b233', '#173d2b'),
  night: scheme('#171f45', '#263268', '#0b1130', '#fff3dc', '#ffb52e', '#171f45'),
  sky: scheme('#8fd0e6', '#b5e2f1', '#4a9fc0', '#15324f', '#d2401f', '#fff3dc'),
  blush: scheme('#f9c3ae', '#fcd9c9', '#ef9d85', '#8c1c34', '#8c1c34', '#fff0e6'),
  berry: scheme('#96183f', '#b02a58', '#5d0c28', '#ffe3d6', '#ffb52e', '#5b0d28'),
  coffee: scheme('#3b2116', '#54321f', '#24120a', '#f7dfb8', '#e58a2b', '#2a150c'),
  mint: scheme('#bfe6cf', '#dcf3e3', '#7cc79f', '#14503a', '#e2522d', '#fff3dc'),
  lilac: scheme('#cdbcf0', '#e2d7f8', '#a48bdc', '#3d1f6e', '#f0622f', '#fff3dc'),
  orange: scheme('#f0762a', '#f8934d', '#c24c10', '#fff3dc', '#fff3dc', '#b53c12'),
  ink: scheme('#1d1a16', '#302a24', '#0f0d0b', '#fff3dc', '#f2b233', '#1d1a16'),
} as const satisfies Record<string, Scheme>;
export type SchemeName = keyof typeof schemes;
