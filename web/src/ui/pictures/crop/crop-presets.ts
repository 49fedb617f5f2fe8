/** What a picture becomes: JPEG of that many pixels, and how far it may be zoomed for it. */
export interface CropPreset {
  readonly width: number;
  readonly height: number;
  /** Of the JPEG, 0 to 1. */
  readonly quality: number;
  /** Pixels on the screen of the window through which the picture is seen, where there is room for it. */
  readonly window: number;
  /** Below 1 the picture no longer fills the window: white shows beside it. */
  readonly zoom: {
    readonly min: number;
    readonly max: number;
    readonly start: number;
    readonly step: number;
  };
}

/** R-ARS-06, R-CON-12, AMB-28. */
export const thumbCrop: CropPreset = {
  width: 600,
  height: 600,
  quality: 0.8,
  window: 500,
  zoom: { min: 0.4, max: 3, start: 1, step: 0.1 },
};

/** R-CON-13. */
export const coverCrop: CropPreset = { ...thumbCrop, width: 1000, height: 500 };
