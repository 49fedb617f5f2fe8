import type { DomainEvent, EventMetadata, EventSpec, PersonalData } from '@portal/contracts';
import type {
  JsonRecord,
  NewEvent,
  RecordedEvent,
  SealedPersonalData,
} from '../stores/event-store/event-store.port';
import type { KeyStore } from '../stores/key-store/key-store.port';
import { canonicalJson } from '../decider/canonical-json';
import type { EventCodec, ProjectedEvent } from './event-codec.port';
import { KeyCache } from './key-cache';
import { seal, unseal } from './personal-envelope';

export interface EventCodecOptions {
  readonly events: readonly { readonly area: string; readonly events: Readonly<Record<string, EventSpec>> }[];
  readonly keys: KeyStore;
  /** Skips checks when writing: inputs were already checked. */
  readonly trustsDeciders?: boolean;
}

export class InvalidEvent extends Error {
  constructor(type: string, why: string) {
    super(`${type} breaks its contract: ${why}`);
    this.name = 'InvalidEvent';
  }
}

/** Other versions come from later programs. */
const knownVersion = 1;

export class UnknownEvent extends Error {
  constructor(type: string, version: number) {
    super(`no contract explains ${type} version ${version}`);
    this.name = 'UnknownEvent';
  }
}

/**
 * Checks events when writing, unless it trusts deciders. Checked events equal what contracts parse.
 * Personal data is opened on access.
 */
export class SealingEventCodec implements EventCodec {
  readonly #known: ReadonlyMap<string, EventSpec>;
  readonly #keys: KeyCache;
  readonly #checked: Check;
  #forgotten = 0;

  constructor({ events, keys, trustsDeciders = false }: EventCodecOptions) {
    this.#checked = trustsDeciders ? unchecked : checked;
    this.#known = knownEvents(events);
    this.#keys = new KeyCache(keys);
  }

  /** @throws InvalidEvent, UnknownEvent, PersonErased */
  encode(event: DomainEvent, id: string, metadata: EventMetadata): NewEvent | Promise<NewEvent> {
    const spec = this.#find(event.type, metadata.schemaVersion);
    const stored: NewEvent = {
      id,
      type: event.type,
      data: this.#checked(event.type, spec.data, event.data) as JsonRecord,
      metadata,
    };
    const personal = checkedPersonal(event, spec, this.#checked);
    if (personal === undefined) return stored;
    const { subject, value } = personal;
    const sealedWith = (key: Buffer): NewEvent => ({
      ...stored,
      personal: { subject, sealed: seal(value, key, id, subject) },
    });
    const key = this.#keys.cached(subject);
    return key ? sealedWith(key) : this.#keys.fetchForSealing(subject).then(sealedWith);
  }

  /** @throws UnknownEvent */
  decode(recorded: RecordedEvent): ProjectedEvent | Promise<ProjectedEvent> {
    const { type, metadata, personal } = recorded;
    this.#find(type, metadata.schemaVersion);
    if (personal === undefined) return projected(recorded);
    const key = this.#keys.cached(personal.subject);
    if (key !== undefined) return projected(recorded, lazily(recorded.id, personal, key));
    return this.#keys
      .fetch(personal.subject)
      .then((fetched) => projected(recorded, lazily(recorded.id, personal, fetched)));
  }

  get forgotten(): number {
    return this.#forgotten;
  }

  forget(subject?: string): void {
    this.#forgotten += 1;
    this.#keys.forget(subject);
  }

  #find(type: string, version: number): EventSpec {
    const known = this.#known.get(type);
    if (known === undefined || version !== knownVersion) throw new UnknownEvent(type, version);
    return known;
  }
}

export const createEventCodec = (options: EventCodecOptions): SealingEventCodec =>
  new SealingEventCodec(options);

function knownEvents(areas: EventCodecOptions['events']): ReadonlyMap<string, EventSpec> {
  const known = new Map<string, EventSpec>();
  for (const { area, events } of areas) {
    for (const [type, spec] of Object.entries(events)) {
      if (known.has(type)) throw new Error(`${area} declares ${type}, which another area has declared`);
      known.set(type, spec);
    }
  }
  return known;
}

function checkedPersonal(
  { type, personal }: DomainEvent,
  spec: EventSpec,
  check: Check,
): PersonalData<unknown> | undefined {
  if (spec.personal === undefined) {
    if (personal !== undefined) throw new InvalidEvent(type, 'it declares no personal data');
    return undefined;
  }
  if (personal === undefined) throw new InvalidEvent(type, 'its personal data is missing');
  const { subject, value } = personal;
  return { subject, value: value === null ? null : check(type, spec.personal, value) };
}

type Check = (type: string, schema: EventSpec['data'], value: unknown) => unknown;

const unchecked: Check = (_type, _schema, value) => value;

function checked(type: string, schema: EventSpec['data'], value: unknown): unknown {
  const result = schema.safeParse(value);
  // Issues name fields, never values, which may be personal.
  if (!result.success) {
    throw new InvalidEvent(
      type,
      result.error.issues.map(({ path, code }) => `${path.join('.')} ${code}`).join(', '),
    );
  }
  // Unchecked events would keep what parsing drops or changes.
  if (canonicalJson(result.data) !== canonicalJson(value)) {
    throw new InvalidEvent(type, 'reading it by the contract makes something else of it');
  }
  return result.data;
}

function projected(recorded: RecordedEvent, personal?: PersonalData<unknown>): ProjectedEvent {
  const { id, type, data, stream, revision, position, metadata } = recorded;
  const event = { id, type, data, stream, revision, position, metadata };
  return (personal === undefined ? event : { ...event, personal }) as ProjectedEvent;
}

function lazily(
  eventId: string,
  { subject, sealed }: SealedPersonalData,
  key: Buffer | null,
): PersonalData<unknown> {
  let opened: { readonly value: unknown } | undefined;
  return {
    subject,
    get value() {
      opened ??= { value: open() };
      return opened.value;
    },
  };

  function open(): unknown {
    return key === null ? null : unseal(sealed, key, eventId, subject);
  }
}
