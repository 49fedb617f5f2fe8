import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/** The code of a part could not be loaded: there is no network, or it is not at the server any more. */
export class PartUnavailable extends Error {
  constructor(cause: unknown) {
    super('the code of a part could not be loaded', { cause });
    this.name = 'PartUnavailable';
  }
}

type Component<Props> = LazyExoticComponent<ComponentType<Props>>;

/** A component whose code is loaded when it is first shown. React remembers a failure for ever; this does not. */
export class PartSource<Props> {
  readonly #load: () => Promise<ComponentType<Props>>;
  #component: Component<Props> | undefined;

  constructor(load: () => Promise<ComponentType<Props>>) {
    this.#load = load;
  }

  get component(): Component<Props> {
    return (this.#component ??= lazy(async () =>
      this.#load().then(
        (loaded) => ({ default: loaded }),
        (error: unknown) => {
          throw new PartUnavailable(error);
        },
      ),
    ));
  }

  /** Forgets a failure: the next component shown loads again. */
  renew(): void {
    this.#component = undefined;
  }

  /** Loads the code without showing anything. @returns whether it is there */
  async isThere(): Promise<boolean> {
    return this.#load().then(
      () => true,
      () => false,
    );
  }
}
