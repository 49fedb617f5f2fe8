import { type DayFilm, filmAt, type FilmState, stepsUntil } from '@portal/contracts/areas/network';
import { timeOf } from '@portal/contracts/kernel';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#core/listeners';

/** Film seconds of a second. */
export const speeds = [60, 300, 900, 3600] as const;
const usualSpeed = 900;
/** Milliseconds: a hidden page draws nothing, and goes on where it was. */
const longestFrame = 250;
/** Milliseconds between frames for those who want little motion. */
const calmFrame = 1000;

/** What frames do not change: a new object for each press. */
export interface Shown {
  /** Milliseconds; where the film was started from while it plays. */
  readonly at: number;
  readonly state: FilmState;
  readonly isPlaying: boolean;
  readonly speed: number;
}

/** @param at milliseconds */
type Drawing = (state: FilmState, at: number) => void;

interface DrawnWhen {
  /** Only when one of these restaurants changes. */
  readonly of?: readonly number[];
  /** Milliseconds between drawings while the film plays: text costs a layout. */
  readonly every?: number;
}

interface Drawn extends DrawnWhen {
  readonly drawing: Drawing;
  drawnAt: number;
}

/** `12:34:56` */
export const clockOf = (at: number, timeZone: string) => {
  const instant = new Date(at).toISOString();
  return `${timeOf(instant, timeZone)}:${instant.slice(17, 19)}`;
};

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const momentOf = ({ at }: { readonly at: string }) => Date.parse(at);

/** Frames go to the drawings, without React; presses to its listeners. */
export class FilmPlayer {
  readonly begin: number;
  readonly end: number;
  readonly #drawings = new Set<Drawn>();
  readonly #presses = new Listeners();
  readonly subscribe = this.#presses.subscribe;
  #at: number;
  #state: FilmState;
  #shown: Shown;
  #frame = 0;
  #drawnAt = 0;

  constructor(
    readonly film: DayFilm,
    at: number,
  ) {
    this.begin = Date.parse(film.from);
    this.end = Date.parse(film.until);
    this.#at = this.#within(at);
    this.#state = filmAt(film, this.#at);
    this.#shown = { at: this.#at, state: this.#state, isPlaying: false, speed: usualSpeed };
  }

  readonly shown = (): Shown => this.#shown;

  /** Draws at once. @returns ends it */
  draw(drawing: Drawing, when: DrawnWhen = {}): () => void {
    const drawn = { ...when, drawing, drawnAt: performance.now() };
    this.#drawings.add(drawn);
    drawing(this.#state, this.#at);
    return () => void this.#drawings.delete(drawn);
  }

  play(): void {
    if (this.#at >= this.end) this.#move(this.begin);
    this.#show({ isPlaying: true });
    this.#drawnAt = performance.now();
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(this.#onFrame);
  }

  pause(): void {
    cancelAnimationFrame(this.#frame);
    this.#show({ isPlaying: false });
    this.#move(this.#at);
  }

  toggle(): void {
    if (this.#shown.isPlaying) this.pause();
    else this.play();
  }

  /** @param at milliseconds */
  seek(at: number): void {
    this.#move(at);
    this.#show({});
  }

  setSpeed(speed: number): void {
    this.#show({ speed });
  }

  /** To the next or previous moment at which something happens; stops. */
  step(by: 1 | -1): void {
    const { steps } = this.film;
    const next =
      by > 0 ? steps[stepsUntil(this.film, this.#at)] : steps[stepsUntil(this.film, this.#at - 1) - 1];
    const edge = by > 0 ? this.end : this.begin;
    this.#move(next ? momentOf(next) : edge);
    this.pause();
  }

  /** Not for those who want little motion. */
  isMoving(): boolean {
    return this.#shown.isPlaying && !isCalm();
  }

  readonly #onFrame = (now: number): void => {
    const passed = now - this.#drawnAt;
    const calm = isCalm();
    if (!calm || passed >= calmFrame) {
      this.#drawnAt = now;
      this.#move(this.#at + Math.min(passed, calm ? calmFrame : longestFrame) * this.#shown.speed);
    }
    if (this.#at >= this.end) this.pause();
    else this.#frame = requestAnimationFrame(this.#onFrame);
  };

  #within(at: number): number {
    return Math.max(this.begin, Math.min(this.end, at));
  }

  #move(at: number): void {
    const { done } = this.#state;
    this.#at = this.#within(at);
    this.#state = filmAt(this.film, this.#at, this.#state);
    const isBack = this.#state.done < done;
    const changed = new Set(
      this.film.steps.slice(done, this.#state.done).map(({ restaurant }) => restaurant),
    );
    const now = performance.now();
    for (const drawn of this.#drawings) {
      const { of, every = 0, drawing, drawnAt } = drawn;
      if (of && !isBack && !of.some((id) => changed.has(id))) continue;
      if (this.#shown.isPlaying && now - drawnAt < every) continue;
      drawn.drawnAt = now;
      drawing(this.#state, this.#at);
    }
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, at: this.#at, state: this.#state, ...change };
    this.#presses.notify();
  }
}

/** @param at milliseconds, of the first render */
export function useFilmPlayer(film: DayFilm, at: number) {
  const [player] = useState(() => new FilmPlayer(film, at));
  useEffect(() => () => player.pause(), [player]);
  return { player, shown: useSyncExternalStore(player.subscribe, player.shown) };
}

/** Draws each frame, and for another `subject`; what it draws must not be rendered by React as well. */
export function useDrawing(player: FilmPlayer, subject: unknown, drawing: Drawing, when?: DrawnWhen): void {
  const onDraw = useEffectEvent(drawing);
  const start = useEffectEvent(() => player.draw((state, at) => onDraw(state, at), when));
  useEffect(() => start(), [player, subject]);
}
