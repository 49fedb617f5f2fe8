import { useEffect, useMemo } from 'react';

/** Object URL for a file. */
export function usePictureUrl(picture: Blob | string | null): string | null {
  const url = useMemo(() => (picture instanceof Blob ? URL.createObjectURL(picture) : picture), [picture]);
  useEffect(() => {
    // Delayed: strict mode runs effects twice.
    return () => {
      if (picture instanceof Blob && url !== null) setTimeout(() => URL.revokeObjectURL(url), 60_000);
    };
  }, [picture, url]);
  return url;
}

/** JPEG size and zoom range. */
export interface CropPreset {
  readonly width: number;
  readonly height: number;
  /** 0 to 1. */
  readonly quality: number;
  /** Pixels. */
  readonly window: number;
  /** Below 1 white shows beside the picture. */
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
