import { useEffect, useEffectEvent, useState } from 'react';

/** Pixels of the wheel for one step. */
const wheelStep = 60;
/** Ratio of distances for one step. */
const pinchStep = 1.2;

/** The browser would zoom the page. */
function onCtrlWheel(zoom: (step: number) => void) {
  let turned = 0;
  return (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < wheelStep) return;
    zoom(turned < 0 ? 1 : -1);
    turned = 0;
  };
}

interface Finger {
  readonly clientX: number;
  readonly clientY: number;
}

const distance = ([a, b]: readonly Finger[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

/** 1 or -1; 0 below a step. */
function stepOf(before: number, now: number): number {
  if (before === 0 || now === 0) return 0;
  if (now >= before * pinchStep) return 1;
  return now <= before / pinchStep ? -1 : 0;
}

function onPinch(zoom: (step: number) => void) {
  const fingers = new Map<number, Finger>();
  let spread = 0;
  return (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    if (event.type === 'pointerup' || event.type === 'pointercancel') fingers.delete(event.pointerId);
    else fingers.set(event.pointerId, event);
    const now = fingers.size === 2 ? distance([...fingers.values()]) : 0;
    const step = stepOf(spread, now);
    if (step !== 0) zoom(step);
    if (step !== 0 || spread === 0 || now === 0) spread = now;
  };
}

const pointers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

/** Ctrl and wheel, or two fingers. @returns ref of the element; `touchAction` must exclude pinch */
export function useZoomGestures(onZoom: (step: number) => void): (element: HTMLElement | null) => void {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const zoom = useEffectEvent(onZoom);
  useEffect(() => {
    if (element === null) return undefined;
    const onWheel = onCtrlWheel((step) => zoom(step));
    const onPointer = onPinch((step) => zoom(step));
    element.addEventListener('wheel', onWheel, { passive: false });
    pointers.forEach((name) => element.addEventListener(name, onPointer));
    return () => {
      element.removeEventListener('wheel', onWheel);
      pointers.forEach((name) => element.removeEventListener(name, onPointer));
    };
  }, [element]);
  return setElement;
}
