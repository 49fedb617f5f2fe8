import { Drawing } from './Drawing';

/** A plug out of its socket: no connection. */
export function UnpluggedDrawing() {
  return (
    <Drawing>
      <path d="M12 98c24 0 22-34 46-34" />
      <path className="paper" d="M58 50h24a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H58z" />
      <path d="M88 58h12M88 70h12" strokeWidth="4" />
      <path className="paper" d="M142 50h-14a6 6 0 0 0-6 6v16a6 6 0 0 0 6 6h14z" />
      <path d="M142 64c24 0 22-30 46-30" />
      <path className="tint" d="M66 58h8v12h-8z" />
      <path className="spot" d="M128 62h8v4h-8z" />
      <path className="soft" d="M108 40l-3-10M116 38l4-10M108 88l-3 10M116 90l4 10" />
    </Drawing>
  );
}
