import { maxStoredProblems, type Problem } from './import-jobs';

export class ProblemList {
  readonly #kept: Problem[] = [];
  #count = 0;

  add(...problems: readonly Problem[]): void {
    for (const problem of problems) {
      this.#count += 1;
      if (this.#kept.length < maxStoredProblems) this.#kept.push(problem);
    }
  }

  addCount(more: number): void {
    this.#count += more;
  }

  get count(): number {
    return this.#count;
  }

  sorted(): Problem[] {
    return [...this.#kept].sort((one, other) => one.row - other.row || comparedColumns(one, other));
  }
}

/** `B` before `AA`. */
const comparedColumns = (one: Problem, other: Problem): number =>
  one.column.length - other.column.length || one.column.localeCompare(other.column);
