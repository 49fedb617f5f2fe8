import { Drawing } from './Drawing';

/** An empty in-tray: all done. */
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
