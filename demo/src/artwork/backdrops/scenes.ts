import type { SeededRandom } from '../../seeded-random';
import { type Box, circle, n, path, rect } from '../drawing';

export function cloud(x: number, y: number, size: number, fill: string): string {
  const s = size / 100;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${s.toFixed(3)})">${path('M-90 30C-110 4-80-18-58-10C-50-46-4-52 12-22C34-40 72-26 68 2C96-2 104 30 84 32Z', fill)}</g>`;
}

/** From far to near. */
export function hills(box: Box, colours: readonly string[], random: SeededRandom): string {
  return colours
    .map((colour, at) => {
      const top = box.y + (box.h * at) / colours.length;
      const swell = box.h * 0.22;
      const lift = random.next() * swell;
      return path(
        `M${n(box.x)} ${n(top + lift)}C${n(box.x + box.w * 0.25)} ${n(top - swell)} ${n(box.x + box.w * 0.4)} ${n(top + swell)} ${n(box.x + box.w * 0.62)} ${n(top)}S${n(box.x + box.w * 0.9)} ${n(top - swell * 0.4)} ${n(box.x + box.w)} ${n(top + swell - lift)}V${n(box.y + box.h)}H${n(box.x)}Z`,
        colour,
      );
    })
    .join('');
}

export function skyline(box: Box, wall: string, window: string, random: SeededRandom): string {
  let svg = '';
  for (let x = box.x; x < box.x + box.w;) {
    const width = 46 + random.next() * 50;
    const height = box.h * (0.4 + random.next() * 0.6);
    const top = box.y + box.h - height;
    svg += rect({ x, y: top, w: width + 1, h: height }, wall);
    for (let wy = top + 14; wy < box.y + box.h - 20; wy += 24) {
      for (let wx = x + 10; wx < x + width - 14; wx += 20) {
        if (random.chance(0.34)) svg += rect({ x: wx, y: wy, w: 9, h: 12 }, window, 1.5);
      }
    }
    x += width;
  }
  return svg;
}

export function stars(box: Box, count: number, fill: string, random: SeededRandom): string {
  return Array.from({ length: count }, () =>
    circle(
      box.x + random.next() * box.w,
      box.y + random.next() * box.h,
      0.8 + random.next() * 2.2,
      fill,
      `opacity="${(0.4 + random.next() * 0.6).toFixed(2)}"`,
    ),
  ).join('');
}

export function moon(cx: number, cy: number, radius: number, fill: string): string {
  return path(
    `M${n(cx + radius * 0.4)} ${n(cy - radius)}A${n(radius)} ${n(radius)} 0 1 0 ${n(cx + radius)} ${n(cy + radius * 0.45)}A${n(radius * 0.86)} ${n(radius * 0.86)} 0 0 1 ${n(cx + radius * 0.4)} ${n(cy - radius)}Z`,
    fill,
  );
}

export function road(box: Box, asphalt: string, dash: string): string {
  let svg = rect(box, asphalt);
  for (let x = box.x + 10; x < box.x + box.w; x += 90)
    svg += rect({ x, y: box.y + box.h * 0.46, w: 48, h: Math.max(4, box.h * 0.08) }, dash, 2);
  return svg;
}

export function sweep(cx: number, cy: number, reach: number, colours: readonly string[]): string {
  return colours.map((colour, at) => circle(cx, cy, reach * (1 - at * 0.12), colour)).join('');
}
