import type { QueryContract } from '@portal/contracts/kernel';

type Queries = readonly Pick<QueryContract, 'name'>[];

/** Milliseconds that a push waits at most for the answer of a command that it may be about. */
const maxWait = 500;
/** Answers whose pushes may still come. */
const remembered = 200;

/** What this browser's own commands were answered with, so that the pushes about them are known for what they are. */
export class OwnCommands {
  #underWay = 0;
  #waiting: (() => void)[] = [];
  readonly #answered = new Map<number, ReadonlySet<string>>();

  begin(): void {
    this.#underWay += 1;
  }

  /** @param refreshed queries that are asked again because of the command. */
  end(position: number | undefined, refreshed: Queries): void {
    this.#underWay -= 1;
    if (position !== undefined) this.#answered.set(position, new Set(refreshed.map(({ name }) => name)));
    for (const oldest of this.#answered.keys()) {
      if (this.#answered.size <= remembered) break;
      this.#answered.delete(oldest);
    }
    if (this.#underWay === 0) this.#release();
  }

  /** Queries that an own command at this position has refreshed already; `null` for what others did. */
  refreshedAt(position: number | undefined): ReadonlySet<string> | null {
    return (position !== undefined && this.#answered.get(position)) || null;
  }

  /** Acts once no own command is under way: a push may overtake the answer that it belongs to. */
  whenAnswered(act: () => void): void {
    if (this.#underWay === 0 && this.#waiting.length === 0) {
      act();
      return;
    }
    this.#waiting.push(act);
    if (this.#waiting.length === 1) setTimeout(() => this.#release(), maxWait);
  }

  #release(): void {
    const acts = this.#waiting;
    this.#waiting = [];
    acts.forEach((act) => act());
  }
}
