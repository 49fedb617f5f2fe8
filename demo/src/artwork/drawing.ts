/** Origin at the top left. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** SVG markup in its own coordinates, from 0,0 to `w`,`h`. */
export interface Drawing {
  readonly svg: string;
  readonly w: number;
  readonly h: number;
}

export type Paint = string;

/** One decimal is below a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export function path(d: string, fill: Paint, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function line(d: string, stroke: Paint, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`;
}

export function rect(box: Box, fill: Paint, radius = 0, extra = ''): string {
  const corner = radius ? ` rx="${n(radius)}"` : '';
  return `<rect x="${n(box.x)}" y="${n(box.y)}" width="${n(box.w)}" height="${n(box.h)}"${corner} fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: Paint, extra = ''): string {
  return `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" fill="${fill}"${extra && ` ${extra}`}/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: Paint, turn = 0): string {
  const transform = turn ? ` transform="rotate(${n(turn)} ${n(cx)} ${n(cy)})"` : '';
  return `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${transform}/>`;
}

/** Equal names in a document need equal shapes. */
export function clipped(name: string, shape: string, content: string): string {
  return `<clipPath id="${name}"><path d="${shape}"/></clipPath><g clip-path="url(#${name})">${content}</g>`;
}

export function moved(x: number, y: number, content: string, scale = 1, turn = 0): string {
  const turned = turn ? ` rotate(${n(turn)})` : '';
  const scaled = scale === 1 ? '' : ` scale(${scale.toFixed(4)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${turned}${scaled}">${content}</g>`;
}

export interface Placement {
  /** 0…1; default: the middle. */
  readonly ax?: number;
  readonly ay?: number;
  /** Degrees around the drawing's middle. */
  readonly turn?: number;
  /** Fills the box and overflows instead of fitting in. */
  readonly cover?: boolean;
  readonly zoom?: number;
}

const centred: Required<Placement> = { ax: 0.5, ay: 0.5, turn: 0, cover: false, zoom: 1 };

/** Keeps proportions. */
export function placed(drawing: Drawing, box: Box, placement: Placement = {}): string {
  const { ax, ay, turn, cover, zoom } = { ...centred, ...placement };
  const ratios = [box.w / drawing.w, box.h / drawing.h];
  const scale = (cover ? Math.max(...ratios) : Math.min(...ratios)) * zoom;
  const x = box.x + (box.w - drawing.w * scale) * ax;
  const y = box.y + (box.h - drawing.h * scale) * ay;
  if (!turn) return moved(x, y, drawing.svg, scale);
  const middle = moved(-drawing.w / 2, -drawing.h / 2, drawing.svg);
  return moved(x + (drawing.w * scale) / 2, y + (drawing.h * scale) / 2, middle, scale, turn);
}

export function inset(box: Box, by: number, byVertical = by): Box {
  return { x: box.x + by, y: box.y + byVertical, w: box.w - 2 * by, h: box.h - 2 * byVertical };
}

export const boxPath = ({ x, y, w, h }: Box): string => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;

export function polygon(points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
}
