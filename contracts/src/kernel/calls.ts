import type { z } from 'zod';
import type { Access } from './access';

export type Method = 'GET' | 'POST';
export type CallKind = 'command' | 'query' | 'upload' | 'download';

/** What every call declares once; routes, validation, OpenAPI, web client and tests are derived from it. */
export interface CallSpec<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> {
  readonly method: Method;
  /** Path below `/api` exactly as in the specification, parameters in braces: `order/{id}/status`. */
  readonly path: string;
  /** Path parameters, query and body merged; the path wins over the body. */
  readonly input: I;
  /** The `data` of a successful answer. */
  readonly output: O;
  readonly access: Access;
  /** Rejection codes of this call, besides the kernel's. */
  readonly rejections?: readonly string[];
  /** Input fields with secrets such as passwords and tokens: compared by a slow digest, never logged (S5). */
  readonly secretInputs?: readonly string[];
  /** May be called before the confidentiality terms are accepted (R-AUT-14, W22). */
  readonly beforeTerms?: boolean;
  /** May be called by an administrator who has to set up a second factor first. */
  readonly beforeSecondFactor?: boolean;
  /** May be called by people of restaurants while none of theirs is active. */
  readonly withoutRestaurant?: boolean;
  /** One sentence for the OpenAPI page, with requirement ids. */
  readonly summary: string;
}

export interface CommandSpec<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallSpec<I, O> {
  /** A state change that the specification writes as GET; GET stays mounted beside POST (AMB-32, W2). */
  readonly legacyGet?: boolean;
  /** Logged at level `info` for every caller (S21). */
  readonly securityEvent?: boolean;
  /** Callable without a session, so without a CSRF token; the Origin is checked instead. */
  readonly beforeSession?: boolean;
  /** Changes who the session acts as, or what it may: its later calls wait until the views show it. */
  readonly changesCaller?: boolean;
  /** Is told what the browser says it is, with a session too. */
  readonly readsBrowser?: boolean;
  /** Without a session: successes count against the limit of attempts as well, because each sends a mail. */
  readonly everyAttemptCounts?: boolean;
  /**
   * Seconds within which equal input of a person without an idempotency key is the same command; for commands that
   * create something (R3).
   */
  readonly repeatWindowSeconds?: number;
  /** The sender proves who they are once more; set by `provenCommand`. */
  readonly proof?: boolean;
  /** The answer holds a secret: a repeat under the same idempotency key is refused with `already_answered`. */
  readonly answeredOnce?: boolean;
  /** Cost against the sender's command limit; default 1, more for calls that send mail. */
  readonly cost?: number;
}

export interface QuerySpec<I extends z.ZodType = z.ZodType, O extends z.ZodType = z.ZodType> extends CallSpec<
  I,
  O
> {
  /** Views the answer is made of: what a read of one's own write waits for and which pushes make it stale. */
  readonly views: readonly string[];
  /** Logged at level `info` for every caller, with how many records were handed out: personal data (S21). */
  readonly securityEvent?: boolean;
  /**
   * Answered to anybody as the bare content, which caches may keep; limited by network. `personal`: by a secret in the
   * address, so that only the asking program may keep it.
   */
  readonly published?: {
    readonly contentType: string;
    readonly maxAgeSeconds: number;
    readonly personal?: boolean;
  };
  /** A read that the specification writes as POST; POST stays mounted beside GET. */
  readonly legacyPost?: boolean;
  /** The answer is a page of a list: `data` is an array, with `total` and `position`. */
  readonly list?: boolean;
}

export interface UploadSpec<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallSpec<I, O> {
  /** Bytes per file. */
  readonly maxBytes: number;
  /** Accepted content, by the extension that sniffing the bytes must yield. */
  readonly accepts: readonly string[];
  /** What may come out of an archive, in bytes, when it is unpacked; 2 GiB when left out (S9). */
  readonly maxExpandedBytes?: number;
  /** Pixels of a picture; 40 million when left out, which is as much as is ever decoded at once (S8). */
  readonly maxPixels?: number;
  /** What comes is a picture, and is kept only as it was encoded anew (S8). */
  readonly picture?: PictureRule;
  /** What comes is an archive, and only some of its files are kept (S9). */
  readonly unpacks?: UnpackRule;
  /**
   * Taken in pieces over as many connections as it needs (tus 1.0.0): POST begins, `HEAD`, `PATCH` and `DELETE` below
   * the path go on, behind the same guard. What answers the last piece is the answer of the call. A form with a `file`
   * is taken as well, at once.
   */
  readonly resumable?: boolean;
}

/** What is kept of an archive, and how much one may hold (S9). */
export interface UnpackRule {
  /** Kinds of files that are kept, by extension and content. */
  readonly keeps: readonly string[];
  readonly maxEntries: number;
  readonly maxEntryBytes: number;
  /** How many times larger a file, or all of them, may become. */
  readonly maxRatio: number;
}

/** Seconds in which an equal command counts as a repeat: a double click, a retry (R3). */
export const repeatWindowSeconds = 10;

/** How an upload that was begun goes on, at its own address below the path of the call. */
export const resumingMethods = ['HEAD', 'PATCH', 'DELETE'] as const;

export interface PictureRule {
  /** Made this large, cut where its shape differs, and a JPEG; left out, it keeps size and type. */
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

/** Keeps the exact schemas of a command for inference; `legacyGet` and `rejections` are optional. */
export const command = <I extends z.ZodType, O extends z.ZodType>(spec: CommandSpec<I, O>) => spec;
export const query = <I extends z.ZodType, O extends z.ZodType, const L extends boolean = false>(
  spec: QuerySpec<I, O> & { readonly list?: L },
) => spec as QuerySpec<I, O> & { readonly list: L };
export const upload = <I extends z.ZodType, O extends z.ZodType>(spec: UploadSpec<I, O>) => spec;
export const download = <I extends z.ZodType, O extends z.ZodType>(spec: CallSpec<I, O>) => spec;

/** Declares an area's commands: name → contract. The name is the key everywhere. */
export const defineCommands = <T extends Record<string, CommandSpec>>(area: string, calls: T) =>
  declare('command', area, calls);
/** Declares an area's queries. */
export const defineQueries = <T extends Record<string, QuerySpec>>(area: string, calls: T) =>
  declare('query', area, calls);
/** Declares an area's uploads: multipart calls with one `file` part. Fields of `input` stand before the file. */
export const defineUploads = <T extends Record<string, UploadSpec>>(area: string, calls: T) =>
  declare('upload', area, calls);
/** Declares an area's downloads: answers that are a file and not an envelope. */
export const defineDownloads = <T extends Record<string, CallSpec>>(area: string, calls: T) =>
  declare('download', area, calls);

/** The methods that a call is answered at: its own, and that of the specification where it differs. */
export function methodsOf(call: CallContract): readonly Method[] {
  if (call.kind === 'command' && call.legacyGet) return [call.method, 'GET'];
  if (call.kind === 'query' && call.legacyPost) return [call.method, 'POST'];
  return [call.method];
}

/** What a caller may send. */
export type InputOf<C> = C extends { input: infer S extends z.ZodType } ? z.input<S> : never;
/** What the server works with after validation. */
export type ParsedInputOf<C> = C extends { input: infer S extends z.ZodType } ? z.output<S> : never;
export type OutputOf<C> = C extends { output: infer S extends z.ZodType } ? z.output<S> : never;

/** The parameter names of a path: `order/{id}/status` → `['id']`. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
