import type { ReactNode } from 'react';
import { Glyph } from '#ui/pictures/Glyph';

const drawings: Readonly<Record<1 | 2, ReactNode>> = {
  1: (
    <>
      <path className="paper" d="M14 4h26l8 8v32H14z" />
      <path className="tint" d="M20 22h22v14H20z" />
      <path d="M40 4v8h8M20 22h22v14H20zM20 12h12M20 17h8" />
      <path className="spot" d="M58 16l4 4-14 16-6 2 2-6z" />
    </>
  ),
  2: (
    <>
      <path className="soft" d="M4 45h56" />
      <path className="paper" d="M22 12h26v22H22zM48 19h8l5 7v8H48z" />
      <path className="tint" d="M22 12h26v7H22z" />
      <path d="M22 12h26v22H22zM48 19h8l5 7v8H48zM22 19h26M52 23v4h7" />
      <circle className="paper" cx="30" cy="38" r="5" />
      <circle className="paper" cx="52" cy="38" r="5" />
      <circle cx="30" cy="38" r="5" />
      <circle cx="52" cy="38" r="5" />
      <path className="soft" d="M4 17h12M8 24h8M2 31h14" />
      <path className="spot" d="M30 23h10v7H30z" />
    </>
  ),
};

/** A sheet with a pencil, or a van on its way. */
export function MethodDrawing({ method }: { method: 1 | 2 }) {
  return <Glyph>{drawings[method]}</Glyph>;
}
