import { Drawing } from './Drawing';

export function TrayDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="126" rx="80" ry="6" />
      <path className="paper" d="M40 60h120l16 36v22a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V96z" />
      <path d="M24 96h42l8 14h52l8-14h42" />
      <path className="soft" d="M52 72h96M46 84h24M130 84h24" />
      <circle className="tint" cx="100" cy="40" r="20" />
      <path d="M90 40l7 7 13-14" strokeWidth="3" />
      <path className="spot" d="M136 22a4 4 0 1 1 0 .1zM62 28a3 3 0 1 1 0 .1z" />
    </Drawing>
  );
}

export function ShelfDrawing() {
  return (
    <Drawing>
      <path d="M14 26c56 16 116 16 172 0" />
      <path className="paper" d="M38 40l38 5-6 62-40-5z" />
      <path className="tint" d="M43 50l26 3.4-3 28-26-3.400z" />
      <path d="M38 40l38 5-6 62-40-5zM43 50l26 3.4-3 28-26-3.400z" />
      <path className="soft" d="M38 88l20 2.500M37 95l12 1.5" />
      <path d="M56 30v16" strokeWidth="5" />
      <path className="soft" strokeDasharray="5 6" d="M88 46h40v62H88z" />
      <path d="M108 33v14" strokeWidth="5" />
      <path className="paper" d="M140 43l36-6 9 58-37 6z" />
      <circle className="spot" cx="160" cy="62" r="11" />
      <path d="M140 43l36-6 9 58-37 6z" />
      <path className="soft" d="M153 84l22-3.500M154 91l14-2" />
      <path d="M157 30v14" strokeWidth="5" />
    </Drawing>
  );
}

export function SearchDrawing() {
  return (
    <Drawing>
      <path className="paper" d="M46 18h76l18 18v86H46z" />
      <path d="M122 18v18h18" />
      <path className="soft" d="M60 48h44M60 60h30M60 104h34M60 92h20" />
      <path className="well" d="M60 70h22v12H60z" />
      <circle className="paper" cx="118" cy="78" r="28" />
      <path className="tint" d="M98 78a20 20 0 0 1 20-20v6a14 14 0 0 0-14 14z" />
      <circle cx="118" cy="78" r="28" />
      <path d="M138 98l24 24" strokeWidth="6" />
      <path className="soft" d="M111 72l14 12M125 72l-14 12" />
      <path className="spot" d="M30 112a6 6 0 1 1 0 .1z" />
      <path d="M30 100v24M18 112h24" className="soft" />
    </Drawing>
  );
}

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
