import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { beginTry } from '#core/client/begin-try';

/** No network, or the code is gone from the server. */
export class PartUnavailable extends Error {
  constructor(cause: unknown) {
    super('the code of a part could not be loaded', { cause });
    this.name = 'PartUnavailable';
  }
}

type Load<Props> = () => Promise<ComponentType<Props>>;
type Component<Props> = LazyExoticComponent<ComponentType<Props>>;
type Module<Props> = { default: ComponentType<Props> };

/** Loaded components by loader. */
const loaded = new WeakMap<object, unknown>();

/** Loads a part before it is shown, so that it renders without a gap. */
export async function loadPart<Props>(load: Load<Props>): Promise<void> {
  loaded.set(load, await load());
}

/** Synchronous thenable: React does not suspend. */
const atOnce = <T>(value: T) => ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>;

/** A lazy component that can retry: `React.lazy` remembers failures. */
export class PartSource<Props> {
  readonly #load: Load<Props>;
  #component: Component<Props> | undefined;
  /** Plans a retry. */
  planNext = beginTry();

  constructor(load: Load<Props>) {
    this.#load = load;
  }

  #ask(): ReturnType<Load<Props>> {
    this.planNext = beginTry();
    return this.#load();
  }

  get component(): Component<Props> {
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
