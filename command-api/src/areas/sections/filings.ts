/** In which sections a resource stands; `there` is false while it is deleted. */
export interface Filing {
  readonly sections: readonly number[];
  readonly there: boolean;
}

type Filed = ReadonlyMap<number, Filing>;

/** Enough that each holds some dozens of the twenty thousand resources of a large catalogue. */
const drawers = 256;
const drawerOf = (resourceId: number) => resourceId % drawers;

/**
 * Where every resource stands, by its id. Never changed, only made anew with one of them otherwise: that copies one
 * drawer of many, and not all there is, because a stream tells of every resource once and is folded event by event.
 */
export class Filings implements Iterable<readonly [resourceId: number, filing: Filing]> {
  static readonly none = new Filings(Array.from({ length: drawers }, (): Filed => new Map()));

  private constructor(private readonly filed: readonly Filed[]) {}

  get(resourceId: number): Filing | undefined {
    return this.filed[drawerOf(resourceId)]?.get(resourceId);
  }

  with(resourceId: number, filing: Filing): Filings {
    const at = drawerOf(resourceId);
    return new Filings(this.filed.with(at, new Map(this.filed[at]).set(resourceId, filing)));
  }

  *[Symbol.iterator](): Iterator<readonly [number, Filing]> {
    for (const drawer of this.filed) yield* drawer;
  }
}
