import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Point, Sheet } from './map-sheet';

/** Centre in sheet units. */
interface Looking {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

const maxZoom = 48;
/** Least zoom of an opened cluster. */
const opensAt = 4;
/** Pixels until the width is known. */
const usualWidth = 800;
/** Pixels. */
export const heights = { least: 360, most: 640 };
/** Pixels before a press becomes a move. */
const moveThreshold = 5;

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

interface MapViewOptions {
  readonly sheet: Sheet;
  /** Pixels; 0 while unknown. */
  readonly width: number;
  readonly svg: RefObject<SVGSVGElement | null>;
  /** Comes into sight. */
  readonly chosen: Point | null;
}

interface Touch {
  readonly x: number;
  readonly y: number;
}

const middleOf = (touches: readonly Touch[]) => ({
  x: touches.reduce((sum, { x }) => sum + x, 0) / touches.length,
  y: touches.reduce((sum, { y }) => sum + y, 0) / touches.length,
});
const spreadOf = ([one, other]: readonly Touch[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;

/** One finger moves, two zoom. @param onMove pixels, factor and its fixed point */
function usePointers(onMove: (dx: number, dy: number, factor: number, at: Touch) => void) {
  const touches = useRef(new Map<number, Touch>());
  const start = useRef<Touch>({ x: 0, y: 0 });
  const moved = useRef(false);
  const end = (event: PointerEvent<SVGSVGElement>) => touches.current.delete(event.pointerId);
  return {
    hasMoved: () => moved.current,
    handlers: {
      onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
        if (touches.current.size === 0) {
          moved.current = false;
          start.current = { x: event.clientX, y: event.clientY };
        }
        touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
        if (!touches.current.has(event.pointerId)) return;
        const now = { x: event.clientX, y: event.clientY };
        const isFar = Math.hypot(now.x - start.current.x, now.y - start.current.y) > moveThreshold;
        if (!moved.current && !isFar && touches.current.size === 1) return;
        // A captured pointer presses no spot.
        if (!moved.current) event.currentTarget.setPointerCapture(event.pointerId);
        moved.current = true;
        const before = [...touches.current.values()];
        touches.current.set(event.pointerId, now);
        const after = [...touches.current.values()];
        const from = middleOf(before);
        const to = middleOf(after);
        const factor = before.length > 1 ? spreadOf(after) / Math.max(1, spreadOf(before)) : 1;
        onMove(to.x - from.x, to.y - from.y, factor, to);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}

interface Picture {
  readonly sheet: Sheet;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Pixels of a sheet unit at zoom 1. */
const fitOf = ({ sheet, width, height }: Picture) => Math.min(width / sheet.width, height / sheet.height);

const bounded = ({ x, y, zoom }: Looking, { sheet }: Picture): Looking => ({
  x: clamp(x, 0, sheet.width),
  y: clamp(y, 0, sheet.height),
  zoom: clamp(zoom, 1, maxZoom),
});

/** @param pixels from the centre, moved by */
const shifted = (before: Looking, [px, py]: Point, picture: Picture): Looking => {
  const scale = fitOf(picture) * before.zoom;
  return bounded({ ...before, x: before.x + px / scale, y: before.y + py / scale }, picture);
};

/** @param fixed pixels from the centre, which stay where they are */
function zoomed(before: Looking, factor: number, [px, py]: Point, picture: Picture): Looking {
  const zoom = clamp(before.zoom * factor, 1, maxZoom);
  const by = (1 / before.zoom - 1 / zoom) / fitOf(picture);
  return bounded({ x: before.x + px * by, y: before.y + py * by, zoom }, picture);
}

/** React's own listener could not keep the page from scrolling. */
function useWheel(svg: MapViewOptions['svg'], onTurn: (factor: number, at: Touch) => void) {
  const onWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const factor = Math.exp(-clamp(event.deltaY, -240, 240) / 400);
    onTurn(factor, { x: event.clientX, y: event.clientY });
  });
  useEffect(() => {
    const element = svg.current;
    const listener = (event: WheelEvent) => onWheel(event);
    element?.addEventListener('wheel', listener, { passive: false });
    return () => element?.removeEventListener('wheel', listener);
  }, [svg]);
}

function useShown(chosen: Point | null, show: (place: Point) => void) {
  const onChosen = useEffectEvent(show);
  const x = chosen?.[0];
  const y = chosen?.[1];
  useEffect(() => {
    if (x !== undefined && y !== undefined) onChosen([x, y]);
  }, [x, y]);
}

/** Pixels from the edge. */
const edge = 24;

/** Zoom, centre, and what moves them. */
export function useMapView({ sheet, width: known, svg, chosen }: MapViewOptions) {
  const width = known || usualWidth;
  const height = clamp(Math.round((width * sheet.height) / sheet.width), heights.least, heights.most);
  const picture: Picture = { sheet, width, height };
  const whole: Looking = { x: sheet.width / 2, y: sheet.height / 2, zoom: 1 };
  const [looking, look] = useState(whole);
  const scale = fitOf(picture) * looking.zoom;
  const fromCentre = ({ x, y }: Touch): Point => {
    const box = svg.current?.getBoundingClientRect();
    return [x - (box?.left ?? 0) - width / 2, y - (box?.top ?? 0) - height / 2];
  };
  const zoomAt = (factor: number, at: Touch) =>
    look((before) => zoomed(before, factor, fromCentre(at), picture));
  const pointers = usePointers((dx, dy, factor, at) => {
    look((before) => shifted(before, [-dx, -dy], picture));
    if (factor !== 1) zoomAt(factor, at);
  });
  useWheel(svg, zoomAt);
  const pixelsOf = ([x, y]: Point): Point => [
    (x - looking.x) * scale + width / 2,
    (y - looking.y) * scale + height / 2,
  ];
  const show = ([x, y]: Point) => {
    const [px, py] = pixelsOf([x, y]);
    const isInSight = px > edge && px < width - edge && py > edge && py < height - edge;
    if (!isInSight) look((before) => bounded({ ...before, x, y }, picture));
  };
  useShown(chosen, show);
  return {
    width,
    height,
    scale,
    offset: [width / 2 - looking.x * scale, height / 2 - looking.y * scale] as Point,
    centre: [looking.x, looking.y] as Point,
    isClosest: looking.zoom >= maxZoom,
    closestScale: fitOf(picture) * maxZoom,
    pixelsOf,
    show,
    placeAt: ({ clientX: x, clientY: y }: { clientX: number; clientY: number }): Point => {
      const [px, py] = fromCentre({ x, y });
      return [looking.x + px / scale, looking.y + py / scale];
    },
    zoom: (factor: number) => look((before) => zoomed(before, factor, [0, 0], picture)),
    whole: () => look(whole),
    /** A third of the picture. */
    step: ([dx, dy]: Point) =>
      look((before) => shifted(before, [(dx * width) / 3, (dy * height) / 3], picture)),
    open: ([x, y]: Point) =>
      look((before) => bounded({ x, y, zoom: Math.max(before.zoom * 3, opensAt) }, picture)),
    hasMoved: pointers.hasMoved,
    handlers: pointers.handlers,
  };
}
export type MapView = ReturnType<typeof useMapView>;
