import { Button, Typography } from '@mui/material';
import {
  type ReactNode,
  useReducer,
  Component,
  type ComponentType,
  lazy,
  type LazyExoticComponent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { beginTry, type PlanTry, useIsOnline } from '#core/client/network';
import { useText } from '#core/i18n/use-text';
import { UnpluggedDrawing } from '../drawings/Drawing';
import { Message } from '../states/Message';
import { uiTexts } from '../texts/early';
import { Slip, SlipPlace } from '../toast/ToastProvider';

/** `screen`: all that is shown; `line`: one of several; `over`: an overlay; `silent`: a mark, without notice. */
export type PartPlace = 'screen' | 'line' | 'over' | 'silent';

interface MissingPartProps {
  place: PartPlace;
  /** @returns whether the code loaded */
  look: () => Promise<boolean>;
  /** Plans a retry. */
  planNext: PlanTry;
  onThere: () => void;
  onGone: () => void;
  onClose?: () => void;
}

/** Milliseconds between retries. */
const pause = 15_000;

/** Retries when online again and periodically, without rendering. */
function useLooking({ look, planNext, onThere, onGone }: Omit<MissingPartProps, 'place' | 'onClose'>) {
  const [looks, setLooks] = useState(0);
  const lookNow = async () => {
    if (await look()) onThere();
    else setLooks((count) => count + 1);
  };
  const lookLater = useEffectEvent(() => planNext(pause, () => void lookNow()));
  const gone = useEffectEvent(onGone);
  useEffect(() => lookLater(), [looks]);
  useEffect(() => () => gone(), []);
  return () => void lookNow();
}

interface StandInProps {
  words: string;
  isOnline: boolean;
  onRetry: () => void;
  onClose: () => void;
}

function Ways({ isOnline, onRetry, isDark }: Pick<StandInProps, 'isOnline' | 'onRetry'> & { isDark?: true }) {
  const text = useText(uiTexts);
  const look = { size: 'small', variant: 'text', color: isDark ? 'inherit' : 'primary' } as const;
  return (
    <>
      <Button {...look} onClick={onRetry}>
        {text('retry')}
      </Button>
      {isOnline && (
        <Button {...look} onClick={() => window.location.reload()}>
          {text('reload')}
        </Button>
      )}
    </>
  );
}

function OnScreen({ words, isOnline, onRetry }: StandInProps) {
  const text = useText(uiTexts);
  return (
    <Message
      role="alert"
      level="h1"
      drawing={<UnpluggedDrawing />}
      title={text(isOnline ? 'errorTitle' : 'offlineTitle')}
      text={words}
      action={<Ways isOnline={isOnline} onRetry={onRetry} />}
    />
  );
}

function InLine({ words, isOnline, onRetry }: StandInProps) {
  return (
    <Typography variant="body2" component="div" color="textSecondary" role="status">
      {words} <Ways isOnline={isOnline} onRetry={onRetry} />
    </Typography>
  );
}

function Over({ words, isOnline, onRetry, onClose }: StandInProps) {
  const text = useText(uiTexts);
  return (
    // Above toasts.
    <SlipPlace role="alert" sx={{ bottom: { xs: 148, md: 96 } }}>
      <Slip sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
        <Typography variant="body2" component="div" sx={{ flex: '1 1 16rem', py: 0.5 }}>
          {words}
        </Typography>
        <div>
          <Ways isDark isOnline={isOnline} onRetry={onRetry} />
          <Button size="small" color="inherit" variant="text" onClick={onClose}>
            {text('close')}
          </Button>
        </div>
      </Slip>
    </SlipPlace>
  );
}

const standIns = { screen: OnScreen, line: InLine, over: Over } as const;

/** Retries. */
function MissingPart({ place, onClose, ...looking }: MissingPartProps) {
  const text = useText(uiTexts);
  const isOnline = useIsOnline();
  const [isClosed, setClosed] = useState(false);
  const onRetry = useLooking(looking);
  if (place === 'silent' || isClosed) return null;
  const StandIn = standIns[place];
  return (
    <StandIn
      words={text(isOnline ? 'partGone' : 'partOffline')}
      isOnline={isOnline}
      onRetry={onRetry}
      onClose={onClose ?? (() => setClosed(true))}
    />
  );
}

/** No network, or the code is gone from the server. */
class PartUnavailable extends Error {
  constructor(cause: unknown) {
    super('the code of a part could not be loaded', { cause });
    this.name = 'PartUnavailable';
  }
}

type Load<Props> = () => Promise<ComponentType<Props>>;
type LoadedComponent<Props> = LazyExoticComponent<ComponentType<Props>>;
type Module<Props> = { default: ComponentType<Props> };

const loaded = new WeakMap<object, unknown>();

/** Renders without a gap. */
export async function loadPart<Props>(load: Load<Props>): Promise<void> {
  loaded.set(load, await load());
}

/** Synchronous thenable: React does not suspend. */
const atOnce = <T,>(value: T) => ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>;

/** A lazy component that can retry: `React.lazy` remembers failures. */
export class PartSource<Props> {
  readonly #load: Load<Props>;
  #component: LoadedComponent<Props> | undefined;
  /** Plans a retry. */
  planNext = beginTry();

  constructor(load: Load<Props>) {
    this.#load = load;
  }

  #ask(): ReturnType<Load<Props>> {
    this.planNext = beginTry();
    return this.#load();
  }

  get component(): LoadedComponent<Props> {
    return (this.#component ??= lazy(() => this.#module()));
  }

  #module(): Promise<Module<Props>> {
    const known = loaded.get(this.#load) as ComponentType<Props> | undefined;
    if (known !== undefined) return atOnce({ default: known });
    return this.#ask().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        throw new PartUnavailable(error);
      },
    );
  }

  /** Forgets a failure. */
  renew(): void {
    this.#component = undefined;
  }

  /** @returns whether the code loaded */
  async isThere(): Promise<boolean> {
    return this.#ask().then(
      () => true,
      () => false,
    );
  }
}

interface PartBoundaryProps {
  instead: ReactNode;
  children: ReactNode;
}

/** Other errors reach the fault screen. */
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

/** A notice replaces it until it loads. */
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
