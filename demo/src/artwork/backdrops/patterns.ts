import type { SeededRandom } from '../../seeded-random';
import { type Box, circle, n, path, polygon, rect } from '../drawing';

export function checkers(box: Box, size: number, fill: string): string {
  let d = '';
  for (let row = 0; row * size < box.h; row++) {
    for (let column = row % 2; column * size < box.w; column += 2) {
      d += `M${n(box.x + column * size)} ${n(box.y + row * size)}h${n(Math.min(size, box.w - column * size))}v${n(Math.min(size, box.h - row * size))}h${n(-Math.min(size, box.w - column * size))}Z`;
    }
  }
  return path(d, fill);
}

export function gingham(box: Box, size: number, fill: string): string {
  let bands = '';
  for (let x = box.x; x < box.x + box.w; x += size * 2)
    bands += rect({ x, y: box.y, w: size, h: box.h }, fill, 0, 'opacity="0.5"');
  for (let y = box.y; y < box.y + box.h; y += size * 2)
    bands += rect({ x: box.x, y, w: box.w, h: size }, fill, 0, 'opacity="0.5"');
  return bands;
}

export function stripes(box: Box, width: number, fill: string, lean = 0.6): string {
  let d = '';
  for (let x = box.x - box.h * lean; x < box.x + box.w; x += width * 2) {
    d += polygon([
      [x, box.y + box.h],
      [x + width, box.y + box.h],
      [x + width + box.h * lean, box.y],
      [x + box.h * lean, box.y],
    ]);
  }
  return path(d, fill);
}

export function confetti(
  box: Box,
  count: number,
  colours: readonly string[],
  random: SeededRandom,
  reserved: Box,
): string {
  return Array.from({ length: count }, () => {
    const x = box.x + random.next() * box.w;
    const y = box.y + random.next() * box.h;
    const size = 7 + random.next() * 9;
    const colour = random.pick(colours);
    if (
      x > reserved.x - 12 &&
      x < reserved.x + reserved.w &&
      y > reserved.y - 12 &&
      y < reserved.y + reserved.h
    )
      return '';
    if (random.chance(0.35)) return circle(x, y, size * 0.5, colour);
    return `<rect x="${n(x)}" y="${n(y)}" width="${n(size * 1.5)}" height="${n(size * 0.6)}" rx="2" fill="${colour}" transform="rotate(${random.between(0, 180)} ${n(x)} ${n(y)})"/>`;
  }).join('');
}

export function awning(box: Box, count: number, one: string, other: string): string {
  const width = box.w / count;
  return Array.from({ length: count }, (_, at) => {
    const x = box.x + at * width;
    const drop = box.h - width / 2;
    return path(
      `M${n(x)} ${n(box.y)}h${n(width)}v${n(drop)}a${n(width / 2)} ${n(width / 2)} 0 0 1 ${n(-width)} 0Z`,
      at % 2 ? other : one,
    );
  }).join('');
}

export function flames(box: Box, count: number, fill: string, random: SeededRandom): string {
  const width = box.w / count;
  const bottom = box.y + box.h;
  let d = `M${n(box.x)} ${n(bottom)}`;
  for (let at = 0; at < count; at++) {
    const x = box.x + at * width;
    const tip = box.y + random.next() * box.h * 0.55;
    const valley = bottom - box.h * (0.18 + random.next() * 0.12);
    const side = x + width * (0.35 + random.next() * 0.4);
    d += `C${n(x + width * 0.05)} ${n(valley - box.h * 0.25)} ${n(side + width * 0.2)} ${n(tip + box.h * 0.34)} ${n(side)} ${n(tip)}C${n(side + width * 0.34)} ${n(tip + box.h * 0.24)} ${n(x + width * 0.82)} ${n(valley - box.h * 0.18)} ${n(x + width)} ${n(valley)}`;
  }
  return path(`${d}L${n(box.x + box.w)} ${n(bottom)}Z`, fill);
}

export function embers(box: Box, count: number, colours: readonly string[], random: SeededRandom): string {
  return Array.from({ length: count }, () => {
    const rise = random.next();
    return circle(
      box.x + random.next() * box.w,
      box.y + box.h * rise,
      1.2 + random.next() * 4.5 * rise,
      random.pick(colours),
      `opacity="${(0.35 + random.next() * 0.6).toFixed(2)}"`,
    );
  }).join('');
}

/** @returns the markup of all but the reserved cells */
export function tiles(
  box: Box,
  size: number,
  colours: readonly string[],
  random: SeededRandom,
  reserved: (column: number, row: number) => boolean = () => false,
): string {
  const cells: string[] = [];
  for (let row = 0; row * size < box.h - 1; row++) {
    for (let column = 0; column * size < box.w - 1; column++) {
      if (reserved(column, row)) continue;
      const [ground = '#ffffff', shape = '#000000'] = random.shuffled(colours);
      cells.push(tile(box.x + column * size, box.y + row * size, size, ground, shape, random.between(0, 5)));
    }
  }
  return cells.join('');
}

function tile(x: number, y: number, size: number, ground: string, shape: string, kind: number): string {
  const s = n(size);
  const half = n(size / 2);
  const forms = [
    `M${n(x)} ${n(y)}h${s}a${s} ${s} 0 0 1 ${n(-size)} ${s}Z`,
    `M${n(x + size)} ${n(y + size)}h${n(-size)}a${s} ${s} 0 0 1 ${s} ${n(-size)}Z`,
    `M${n(x)} ${n(y)}h${s}a${half} ${half} 0 0 1 ${n(-size)} 0Z`,
    `M${n(x)} ${n(y + size)}h${s}a${half} ${half} 0 0 0 ${n(-size)} 0Z`,
    `M${n(x)} ${n(y)}L${n(x + size)} ${n(y + size)}H${n(x)}Z`,
    `M${n(x + size * 0.2)} ${n(y + size / 2)}a${n(size * 0.3)} ${n(size * 0.3)} 0 1 0 ${n(size * 0.6)} 0a${n(size * 0.3)} ${n(size * 0.3)} 0 1 0 ${n(-size * 0.6)} 0Z`,
  ];
  return rect({ x, y, w: size + 0.6, h: size + 0.6 }, ground) + path(forms[kind] ?? '', shape);
}
