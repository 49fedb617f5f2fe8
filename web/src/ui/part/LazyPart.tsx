import { type ReactNode, useReducer, Component } from 'react';
import { MissingPart, type PartPlace } from './MissingPart';
import { type PartSource, PartUnavailable } from './part-source';

interface PartBoundaryProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Catches parts that cannot be loaded; other errors reach the fault screen. */
class PartBoundary extends Component<PartBoundaryProps, { readonly error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const error: unknown = this.state.error;
    if (error === null) return this.props.children;
    if (error instanceof PartUnavailable) return this.props.instead;
    throw error;
  }
}

interface LazyPartProps<Props extends object> {
  source: PartSource<Props>;
  place: PartPlace;
  given: Props;
}

const closeOf = (given: object): (() => void) | undefined => {
  const close = (given as { onClose?: unknown }).onClose;
  return typeof close === 'function' ? () => void close() : undefined;
};

/** A lazy part; if loading fails, a notice stands in until it succeeds. */
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
