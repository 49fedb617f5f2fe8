/** A piece of a kit: format id and size key of the contracts' catalogue; formats without sizes have ''. */
export type KitPart = readonly [format: number, size: string];

/** Which pieces a campaign brings, the most wanted first. */
export const kits = {
  full: [
    [1, '50x70'],
    [10, '1080x1080'],
    [12, '1920x1080'],
    [2, 'tray'],
    [6, '8x3'],
    [7, 'a5'],
    [10, '1080x1920'],
    [3, 'tent'],
    [4, '100x150'],
    [11, '970x250'],
    [14, ''],
    [13, ''],
  ],
  product: [
    [1, '50x70'],
    [10, '1080x1350'],
    [12, '1920x1080'],
    [3, 'tent'],
    [7, 'dl'],
    [4, '150x200'],
    [2, 'tray'],
    [10, '1080x1080'],
    [1, 'a4'],
  ],
  offer: [
    [7, 'a6'],
    [10, '1080x1080'],
    [11, '970x250'],
    [1, 'a3'],
    [7, 'dl'],
    [12, '1920x1080'],
    [3, 'tent'],
  ],
  outdoor: [
    [9, '200x100'],
    [6, '8x3'],
    [5, '300x100'],
    [4, '100x150'],
    [6, '4x3'],
    [9, '100x150'],
    [13, ''],
  ],
  local: [
    [1, 'a3'],
    [7, 'a5'],
    [5, '200x100'],
    [8, 'half-page'],
    [10, '1080x1350'],
    [5, 'rollup'],
    [3, 'tent'],
  ],
  media: [
    [14, ''],
    [13, ''],
    [8, 'half-page'],
    [10, '1080x1080'],
    [6, '4x3'],
  ],
  signs: [
    [1, 'a4'],
    [4, '100x150'],
    [5, '300x100'],
    [1, 'a3'],
  ],
  document: [
    [1, 'a4'],
    [1, 'a3'],
  ],
} as const satisfies Record<string, readonly KitPart[]>;
export type KitName = keyof typeof kits;
