import type { EventSpec } from '@portal/contracts';
import type { JsonRecord } from '../stores/event-store/event-store.port';

/** Lifts an event from one schema version to the next. What is left out stays as it is. */
export interface Upcaster {
  readonly data?: (data: JsonRecord) => JsonRecord;
  readonly personal?: (value: unknown) => unknown;
}

/** Event type → the version it lifts from → how. */
export type Upcasters = Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;

/** An event whose type or version this program does not know: it was written by a later one. */
export class UnknownEvent extends Error {
  constructor(type: string, version: number) {
    super(`no contract explains ${type} version ${version}`);
    this.name = 'UnknownEvent';
  }
}

/**
 * The steps from each earlier version of an event to the present one.
 * @throws at the start when a version has no step.
 */
export function upcastingChain(type: string, spec: EventSpec, upcasters: Upcasters): readonly Upcaster[] {
  return Array.from({ length: spec.version - 1 }, (_, index) => {
    const upcaster = upcasters[type]?.[index + 1];
    if (upcaster === undefined) throw new Error(`${type} version ${index + 1} has no upcaster`);
    return upcaster;
  });
}
