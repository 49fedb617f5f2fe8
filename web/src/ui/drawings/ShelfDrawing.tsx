import { Drawing } from './Drawing';

/** Posters on a line, one clip free: empty. */
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
