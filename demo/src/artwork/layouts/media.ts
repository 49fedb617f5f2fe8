import { halftone } from '../backdrops/rays';
import { lightness, mixed } from '../colour';
import { circle, n, path, placed, rect } from '../drawing';
import { foot, lockup } from '../marks';
import type { Page } from '../page';
import { fitted } from '../typesetting';
import { withCase, wordBlock } from './headline';

export function player(page: Page): string {
  const { scheme, w, h, wide, margin, copy } = page;
  const cx = wide ? w * 0.68 : w / 2;
  const cy = wide ? h * 0.46 : h * 0.58;
  const radius = Math.min(w, h) * (wide ? 0.4 : 0.36);
  const dark = lightness(scheme.ground) > 0.42 ? mixed(scheme.deep, '#1d1a16', 0.62) : scheme.ground;
  const light = `<radialGradient id="spot" gradientUnits="userSpaceOnUse" cx="${n(cx)}" cy="${n(cy)}" r="${n(radius * 2)}"><stop offset="0" stop-color="${mixed(dark, scheme.accent, 0.3)}"/><stop offset="0.6" stop-color="${dark}"/><stop offset="1" stop-color="${mixed(dark, '#000000', 0.4)}"/></radialGradient>`;
  const still = placed(page.hero, { x: cx - radius, y: cy - radius, w: radius * 2, h: radius * 2 });
  const button = wide ? { x: w * 0.68, y: h * 0.46, r: h * 0.12 } : { x: w / 2, y: h * 0.58, r: w * 0.12 };
  const play =
    circle(button.x, button.y, button.r, '#ffffff', 'opacity="0.92"') +
    path(
      `M${n(button.x - button.r * 0.3)} ${n(button.y - button.r * 0.46)}L${n(button.x + button.r * 0.5)} ${n(button.y)}L${n(button.x - button.r * 0.3)} ${n(button.y + button.r * 0.46)}Z`,
      scheme.deep,
    );
  const bar = { x: margin, y: h - margin - 8, w: w - margin * 2, h: 7 };
  const progress =
    rect(bar, '#ffffff', 3.5, 'opacity="0.35"') +
    rect({ ...bar, w: bar.w * 0.36 }, scheme.accent, 3.5) +
    circle(bar.x + bar.w * 0.36, bar.y + 3.5, 10, scheme.accent);
  const box = wide
    ? { x: margin, y: h * 0.22, w: w * 0.4, h: h * 0.44 }
    : { x: margin, y: margin + 62, w: w - margin * 2, h: h * 0.18 };
  const title = fitted(withCase(page.face, copy.headline), box, {
    face: page.face,
    maxLines: 3,
    anchor: wide ? 0.5 : 0,
    leading: 1.16,
    maxSize: 88,
  });
  return (
    `<defs>${light}</defs>` +
    rect(page.all, 'url(#spot)') +
    still +
    play +
    path(title.d, '#fff3dc') +
    placed(lockup('#fff3dc', scheme.deep, 40), { x: margin, y: margin, w: 300, h: 40 }, { ax: 0 }) +
    progress
  );
}

export function wave(page: Page): string {
  const { scheme, w, h, wide, words, margin } = page;
  const count = Math.round(w / 20);
  const middle = wide ? h * 0.68 : h * 0.6;
  const swing = wide ? h * 0.24 : h * 0.16;
  const columns = Array.from({ length: count }, (_, at) => {
    const height =
      10 + swing * Math.abs(Math.sin(at * 0.47) * Math.cos(at * 0.19)) * (0.5 + page.random.next() * 0.6) * 2;
    const x = margin + (at * (w - margin * 2)) / count;
    return rect(
      { x, y: middle - height / 2, w: 9, h: height },
      at < count * 0.42 ? scheme.accent : scheme.ink,
      4.5,
      at < count * 0.42 ? '' : 'opacity="0.55"',
    );
  }).join('');
  const box = wide ? { ...words, w: w * 0.62, h: h * 0.38 } : words;
  const shown = wide
    ? placed(page.hero, { x: w * 0.72, y: h * 0.06, w: w * 0.24, h: h * 0.4 })
    : placed(page.hero, { x: w * 0.56, y: h * 0.68, w: w * 0.38, h: h * 0.26 });
  return (
    rect(page.all, scheme.ground) +
    halftone({ x: 0, y: h * 0.6, w, h: h * 0.4 }, scheme.alt, { cell: 24 }) +
    columns +
    shown +
    wordBlock(page, box, { maxLines: 2 }) +
    foot(page, { withNote: false })
  );
}
