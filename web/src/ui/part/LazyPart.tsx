import { type ReactNode, useReducer } from 'react';
import { MissingPart, type PartPlace } from './MissingPart';
import { PartBoundary } from './PartBoundary';
import type { PartSource } from './part-source';

interface LazyPartProps<Props extends object> {
  source: PartSource<Props>;
  place: PartPlace;
  given: Props;
}

/** An overlay is closed by its opener. */
const closeOf = (given: object): (() => void) | undefined => {
  const close = (given as { onClose?: unknown }).onClose;
  return typeof close === 'function' ? () => void close() : undefined;
};

/** A part whose code is loaded when it is shown; says so in its place where that fails, and comes when it can. */
export function LazyPart<Props extends object>({ source, place, given }: LazyPartProps<Props>): ReactNode {
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0);
  const renew = () => {
    source.renew();
    tryAgain();
  };
  const instead = (
    <MissingPart
      place={place}
      look={async () => source.isThere()}
      planNext={(pause, look) => source.planNext(pause, look)}
      onThere={renew}
      onGone={() => source.renew()}
      onClose={closeOf(given)}
    />
  );
  return (
    <PartBoundary key={attempt} instead={instead}>
      <source.component {...given} />
    </PartBoundary>
  );
}
