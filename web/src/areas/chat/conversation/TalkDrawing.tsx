import { Drawing } from '#ui/drawings/Drawing';

/** Two sheets that talk to each other across a counter: nobody has said anything yet. */
export function TalkDrawing() {
  return (
    <Drawing>
      <ellipse className="well" cx="100" cy="126" rx="72" ry="6" />
      <path
        className="tint"
        d="M96 66h66a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v12l-14-12H96a8 8 0 0 1-8-8V74a8 8 0 0 1 8-8z"
      />
      <path
        className="paper"
        d="M38 22h78a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H66L50 88V74H38a8 8 0 0 1-8-8V30a8 8 0 0 1 8-8z"
      />
      <path className="soft" d="M46 38h46M46 50h30" />
      <path d="M124 66h38a8 8 0 0 1 8 8v28a8 8 0 0 1-8 8h-6v12l-14-12H96a8 8 0 0 1-8-8V78" />
      <circle className="spot" cx="112" cy="94" r="3.500" />
      <circle className="spot" cx="128" cy="94" r="3.500" />
      <circle className="spot" cx="144" cy="94" r="3.500" />
    </Drawing>
  );
}
