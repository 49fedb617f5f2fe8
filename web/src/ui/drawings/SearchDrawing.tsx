import { Drawing } from './Drawing';

/** A loupe over a sheet: nothing found. */
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
