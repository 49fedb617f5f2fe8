import { Drawing } from './Drawing';

/** A door with its sign turned round: not for this account. */
export function DoorDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="128" rx="66" ry="6" />
      <path className="paper" d="M62 126V24a6 6 0 0 1 6-6h64a6 6 0 0 1 6 6v102" />
      <path d="M48 126h104" />
      <path className="soft" d="M76 34h48v34H76z" />
      <circle className="spot" cx="126" cy="90" r="4" />
      <path d="M100 60l-18 18h36z" className="soft" />
      <path className="tint" d="M76 78h48v18a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4z" />
      <path d="M76 78h48v18a4 4 0 0 1-4 4H80a4 4 0 0 1-4-4zM90 89h20" />
    </Drawing>
  );
}
