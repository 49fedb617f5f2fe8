interface SavedPicture {
  readonly width: number;
  readonly height: number;
  readonly type: string;
  readonly quality: number | undefined;
}

interface PictureSizes {
  /** Pixels of every picture. */
  readonly width: number;
  readonly height: number;
  /** Pixels of every element. */
  readonly shown: number;
}

/** jsdom has none. */
export function fakePictures({ width, height, shown }: PictureSizes) {
  const saved: SavedPicture[] = [];
  const moves: (readonly [number, number])[] = [];
  const angles: number[] = [];
  const pencil = new Proxy(
    {
      translate: (x: number, y: number) => moves.push([x, y]),
      rotate: (angle: number) => angles.push(angle),
    },
    {
      get: (known, name) => (name in known ? known[name as keyof typeof known] : () => undefined),
      set: () => true,
    },
  );
  const undo = [
    replace(HTMLImageElement.prototype, 'naturalWidth', { get: () => width }),
    replace(HTMLImageElement.prototype, 'naturalHeight', { get: () => height }),
    replace(HTMLElement.prototype, 'offsetWidth', { get: () => shown }),
    replace(HTMLElement.prototype, 'offsetHeight', { get: () => shown }),
    replace(HTMLElement.prototype, 'getBoundingClientRect', {
      value: () => new DOMRect(0, 0, shown, shown),
    }),
    replace(HTMLCanvasElement.prototype, 'getContext', { value: () => pencil }),
    replace(HTMLCanvasElement.prototype, 'toBlob', {
      value(this: HTMLCanvasElement, done: BlobCallback, type = 'image/png', quality?: number) {
        saved.push({ width: this.width, height: this.height, type, quality });
        done(new Blob(['picture'], { type }));
      },
    }),
  ];
  return {
    saved,
    /** Origin of the last drawing. */
    lastDrawn: () => moves.at(-1) ?? ([NaN, NaN] as const),
    /** Radians. */
    lastAngle: () => angles.at(-1) ?? NaN,
    restore: () => undo.forEach((undo) => undo()),
  };
}

function replace(owner: object, name: string, by: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, ...by });
  return () => {
    if (before === undefined) Reflect.deleteProperty(owner, name);
    else Object.defineProperty(owner, name, before);
  };
}
