import { Drawing } from '#ui/drawings/Drawing';

/** A telephone that takes orders beside a steaming pan: nothing has ever been paused. */
export function PhoneDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="78" ry="6" />
      <rect className="paper" x="40" y="20" width="58" height="104" rx="9" />
      <path d="M62 29h14" />
      <path className="soft" d="M50 44h38M50 54h24" />
      <circle className="tint" cx="69" cy="84" r="18" />
      <path d="M64 76v16M74 76v16" strokeWidth="4" />
      <path className="paper" d="M112 96h52v14a14 14 0 0 1-14 14h-24a14 14 0 0 1-14-14z" />
      <path d="M164 102h18M108 96h60" />
      <path className="soft" d="M126 86c-6-8 6-12 0-20M142 86c-6-8 6-12 0-20" />
      <path className="spot" d="M154 50a4 4 0 1 1 0 .1z" />
    </Drawing>
  );
}
