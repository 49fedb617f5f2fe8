import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { beginTry } from '#core/client/begin-try';

/** The code of a part could not be loaded: there is no network, or it is not at the server any more. */
export class PartUnavailable extends Error {
  constructor(cause: unknown) {
    super('the code of a part could not be loaded', { cause });
    this.name = 'PartUnavailable';
  }
}

type Load<Props> = () => Promise<ComponentType<Props>>;
type Component<Props> = LazyExoticComponent<ComponentType<Props>>;
type Module<Props> = { default: ComponentType<Props> };

/** Parts whose code is here, by what loads them. */
const loaded = new WeakMap<object, unknown>();

/** Loads the code of a part before it is shown: then it is drawn with what stands around it, and nobody sees a gap. */
export async function loadPart<Props>(load: Load<Props>): Promise<void> {
  loaded.set(load, await load());
}

/** React asks what it is given at once, and waits only for what does not answer. */
const atOnce = <T>(value: T) => ({ then: (take: (value: T) => void) => take(value) }) as Promise<T>;

/** A component whose code is loaded when it is first shown. React remembers a failure for ever; this does not. */
export class PartSource<Props> {
  readonly #load: Load<Props>;
  #component: Component<Props> | undefined;
  /** Plans another look after the last one. */
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

  /** Forgets a failure: the next component shown loads again. */
  renew(): void {
    this.#component = undefined;
  }

  /** Loads the code without showing anything. @returns whether it is there */
  async isThere(): Promise<boolean> {
    return this.#ask().then(
      () => true,
      () => false,
    );
  }
}
