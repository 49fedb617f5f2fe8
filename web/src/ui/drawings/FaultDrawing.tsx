import { Drawing } from './Drawing';

/** A press with a crumpled sheet: a fault. */
export function FaultDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="74" ry="6" />
      <path
        className="paper"
        d="M36 62h128a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8V70a8 8 0 0 1 8-8z"
      />
      <path className="paper" d="M58 62V24l10 6 8-8 9 9 10-9 9 8 9-7 8 8 11-7v38" />
      <path className="soft" d="M72 44l12-5 10 7 14-8 14 6" />
      <path d="M46 82h108" strokeWidth="5" />
      <path className="paper" d="M62 82l6 16-8 12 14-4 10 12 6-14 14 6 2-14 16 10 4-14 14 6-4-16" />
      <circle className="spot" cx="156" cy="100" r="5" />
      <circle className="tint" cx="142" cy="100" r="5" />
      <path d="M36 118v8M164 118v8" />
    </Drawing>
  );
}
