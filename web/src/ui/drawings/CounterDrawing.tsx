import { Drawing } from './Drawing';

/** A counter with bell and empty spike: no orders yet. */
export function CounterDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="126" rx="82" ry="6" />
      <path className="paper" d="M22 92h156v10a4 4 0 0 1-4 4H26a4 4 0 0 1-4-4z" />
      <path d="M32 106v18M168 106v18" />
      <path className="tint" d="M112 90a22 22 0 0 1 44 0z" />
      <path d="M112 90a22 22 0 0 1 44 0zM134 68v-6M128 60h12M108 90h52" />
      <path className="soft" d="M150 54l6-7M160 62l9-3M118 54l-6-7" />
      <path d="M44 92h32M60 92V34l-3 6M60 34l3 6" />
      <path className="paper" d="M42 70l36-6 2 12-36 6z" />
      <path className="spot" d="M49 72.500l9-1.5 .6 4-9 1.5z" />
      <path className="soft" d="M64 70.500l8-1.3" />
    </Drawing>
  );
}
