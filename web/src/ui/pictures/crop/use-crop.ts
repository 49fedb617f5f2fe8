import { useState } from 'react';
import type { CropArea } from './crop-drawing';
import type { CropPreset } from './crop-presets';

const quarter = 90;
const tenth = (zoom: number) => Math.round(zoom * 10) / 10;

/** Where the picture lies under the window, how large and how turned; and the ways to change that. */
export function useCrop({ zoom: range }: CropPreset) {
  const begin = { position: { x: 0, y: 0 }, zoom: range.start, rotation: 0 };
  const [state, setState] = useState(begin);
  const [area, setArea] = useState<CropArea | null>(null);
  const within = (zoom: number) => Math.min(range.max, Math.max(range.min, zoom));
  return {
    ...state,
    /** What the window shows; `null` until the picture is there. */
    area,
    setArea,
    move: (position: { x: number; y: number }) => setState((before) => ({ ...before, position })),
    /** Any zoom, as wheel and fingers want it. */
    zoomTo: (zoom: number) => setState((before) => ({ ...before, zoom: within(zoom) })),
    /** In whole steps, as keys and buttons do. */
    zoomBy: (steps: number) =>
      setState((before) => ({ ...before, zoom: within(tenth(before.zoom + steps * range.step)) })),
    turn: (quarters: number) =>
      setState((before) => ({ ...before, rotation: (before.rotation + quarters * quarter + 360) % 360 })),
    reset: () => setState(begin),
  };
}
export type Crop = ReturnType<typeof useCrop>;
