import type { z } from 'zod';
import type { Access } from './access';

export type Method = 'GET' | 'POST';
export type CallKind = 'command' | 'query' | 'upload' | 'download';

/** Source of routes, validation, OpenAPI, web client and tests. */
export interface CallSpec<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: Method;
  /** Below `/api`: `order/{id}/status`. */
  readonly path: string;
  /** Path, query and body merged; the path wins. */
  readonly input: I;
  /** `data` of the answer. */
  readonly output: O;
  readonly access: Access;
  /** Besides the kernel's. */
  readonly rejections?: readonly string[];
  /** Never logged; compared by a slow digest (S5). */
  readonly secretInputs?: readonly string[];
  /** Allowed before accepting the terms (R-AUT-14, W22). */
  readonly beforeTerms?: boolean;
  /** Allowed before setting up a required second factor. */
  readonly beforeSecondFactor?: boolean;
  /** Allowed to staff without an active restaurant. */
  readonly withoutRestaurant?: boolean;
  /** OpenAPI text, one sentence with requirement ids. */
  readonly summary: string;
}

export interface CommandSpec<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallSpec<I, O> {
  /** Also mounted as GET, as specified (AMB-32, W2). */
  readonly legacyGet?: boolean;
  /** Logged at `info` (S21). */
  readonly securityEvent?: boolean;
  /** No session, so no CSRF token; the Origin is checked. */
  readonly beforeSession?: boolean;
  /** Changes identity or rights: later calls wait for the views. */
  readonly changesCaller?: boolean;
  /** Needs the browser's name with a session too. */
  readonly readsBrowser?: boolean;
  /** Without a session: successes count too, as each sends a mail. */
  readonly everyAttemptCounts?: boolean;
  /** Without an idempotency key: seconds in which equal input is a repeat; for commands that create (R3). */
  readonly repeatWindowSeconds?: number;
  /** Set by `provenCommand`. */
  readonly proof?: boolean;
  /** The answer has a secret: a repeat gets `already_answered`. */
  readonly answeredOnce?: boolean;
  /** Default 1; more for calls that send mail. */
  readonly cost?: number;
}

export interface QuerySpec<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> extends CallSpec<
  I,
  O
> {
  /** Read-your-writes waits for these; their pushes make it stale. */
  readonly views: readonly string[];
  /** Logged at `info` with the number of records (S21). */
  readonly securityEvent?: boolean;
  /** Public and cacheable, limited by network. `personal`: secret in the URL, private cache only. */
  readonly published?: {
    readonly contentType: string;
    readonly maxAgeSeconds: number;
    readonly personal?: boolean;
  };
  /** Also mounted as POST, as specified. */
  readonly legacyPost?: boolean;
  /** `data` is an array, with `total` and `position`. */
  readonly list?: boolean;
}

export interface UploadSpec<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallSpec<I, O> {
  /** Per file. */
  readonly maxBytes: number;
  /** Extensions; the sniffed content must match. */
  readonly accepts: readonly string[];
  /** Bytes after unpacking; default 2 GiB (S9). */
  readonly maxExpandedBytes?: number;
  /** Default 40 million, the decoder's limit (S8). */
  readonly maxPixels?: number;
  /** Re-encoded (S8). */
  readonly picture?: PictureRule;
  /** S9 */
  readonly unpacks?: UnpackRule;
  /**
   * tus 1.0.0: POST creates; `HEAD`, `PATCH` and `DELETE` below the path have the same guard. The last piece gets the
   * call's answer. Also takes a plain multipart form.
   */
  readonly resumable?: boolean;
}

/** S9 */
export interface UnpackRule {
  /** Extensions; the content must match. */
  readonly keeps: readonly string[];
  readonly maxEntries: number;
  readonly maxEntryBytes: number;
  /** Unpacked size / packed size, per file and in total. */
  readonly maxRatio: number;
}

/** Double clicks and retries (R3). */
export const repeatWindowSeconds = 10;

/** Methods of a resumable upload, below the call's path. */
export const resumingMethods = ['HEAD', 'PATCH', 'DELETE'] as const;

export interface PictureRule {
  /** Crops and converts to JPEG; left out keeps size and type. */
  readonly size?: { readonly width: number; readonly height: number };
}

export type Declared<K extends CallKind, S, N extends string = string> = S & {
  readonly kind: K;
  readonly name: N;
  readonly area: string;
};
export type CommandContract = Declared<'command', CommandSpec>;
export type QueryContract = Declared<'query', QuerySpec>;
export type UploadContract = Declared<'upload', UploadSpec>;
export type DownloadContract = Declared<'download', CallSpec>;
export type CallContract = CommandContract | QueryContract | UploadContract | DownloadContract;

type DeclaredMap<K extends CallKind, T> = { readonly [N in keyof T & string]: Declared<K, T[N], N> };

function declare<K extends CallKind, T extends Record<string, object>>(kind: K, area: string, calls: T) {
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, { ...call, kind, name, area }]),
  ) as unknown as DeclaredMap<K, T>;
}

/** Keeps the schema types. */
export const command = <I extends z.ZodType, O extends z.ZodType>(spec: CommandSpec<I, O>) => spec;
export const query = <I extends z.ZodType, O extends z.ZodType, const L extends boolean = false>(
  spec: QuerySpec<I, O> & { readonly list?: L },
) => spec as QuerySpec<I, O> & { readonly list: L };
export const upload = <I extends z.ZodType, O extends z.ZodType>(spec: UploadSpec<I, O>) => spec;
export const download = <I extends z.ZodType, O extends z.ZodType>(spec: CallSpec<I, O>) => spec;

export const defineCommands = <T extends Record<string, CommandSpec>>(area: string, calls: T) =>
  declare('command', area, calls);
export const defineQueries = <T extends Record<string, QuerySpec>>(area: string, calls: T) =>
  declare('query', area, calls);
/** Multipart with one `file` part, after the fields of `input`. */
export const defineUploads = <T extends Record<string, UploadSpec>>(area: string, calls: T) =>
  declare('upload', area, calls);
/** Answers are files, without envelope. */
export const defineDownloads = <T extends Record<string, CallSpec>>(area: string, calls: T) =>
  declare('download', area, calls);

/** Own method and the specification's. */
export function methodsOf(call: CallContract): readonly Method[] {
  if (call.kind === 'command' && call.legacyGet) return [call.method, 'GET'];
  if (call.kind === 'query' && call.legacyPost) return [call.method, 'POST'];
  return [call.method];
}

export type InputOf<C> = C extends { input: infer S extends z.ZodType } ? z.input<S> : never;
export type ParsedInputOf<C> = C extends { input: infer S extends z.ZodType } ? z.output<S> : never;
export type OutputOf<C> = C extends { output: infer S extends z.ZodType } ? z.output<S> : never;

/** `order/{id}/status` → `['id']` */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
