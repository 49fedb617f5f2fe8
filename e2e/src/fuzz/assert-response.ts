import { allRejections, type CallContract } from '@portal/contracts';

export interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** Internals that answers must not show (F1, S19). */
const leaks = /\bat .+:\d+:\d+|node_modules|\/src\/|\.tsx?:\d|SQLITE|ZodError|TypeError|stack/;

/** S14. */
const requiredHeaders: Readonly<Record<string, RegExp>> = {
  // Of a page, or of a user's file (S12).
  'content-security-policy': /object-src 'none'|default-src 'none'.*sandbox/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /same-origin|no-referrer/,
  'x-correlation-id': /^[0-9a-f-]{36}$/,
};

function headerProblems({ headers }: Answer): string[] {
  return Object.entries(requiredHeaders)
    .filter(([name, pattern]) => !pattern.test(String(headers[name])))
    .map(([name]) => `${name} is ${String(headers[name])}`);
}

interface Envelope {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly error?: { readonly code?: unknown };
}

function envelopeOf(body: string): Envelope | null {
  try {
    return JSON.parse(body) as Envelope;
  } catch {
    return null;
  }
}

function refusalProblems({ statusCode, body }: Answer): string[] {
  const code = envelopeOf(body)?.error?.code;
  if (typeof code !== 'string') return ['a refusal without a code'];
  const status = (allRejections as Readonly<Record<string, number>>)[code];
  return status === undefined || status === statusCode ? [] : [`${code} with status ${statusCode}`];
}

/** Without envelope. */
const isBareText = (call: CallContract): boolean =>
  call.kind === 'query' && call.published !== undefined && !call.published.contentType.includes('json');

function successProblems(call: CallContract, { body }: Answer): string[] {
  if (call.kind === 'download' || isBareText(call)) return [];
  const envelope = envelopeOf(body);
  if (envelope === null) return ['a success that is no JSON'];
  const isPublished = call.kind === 'query' && call.published !== undefined;
  const parsed = call.output.safeParse(isPublished ? envelope : envelope.data);
  return parsed.success ? [] : [`data that is not what the contract says: ${parsed.error.message}`];
}

/** Empty if correct. */
export function problemsOf(call: CallContract, answer: Answer): string[] {
  const { statusCode, body } = answer;
  const isRefusal = statusCode >= 400;
  return [
    ...(statusCode >= 500 ? [`status ${statusCode}`] : []),
    ...headerProblems(answer),
    ...(isRefusal && leaks.test(body) ? ['shows its inside'] : []),
    ...(isRefusal ? refusalProblems(answer) : []),
    ...(statusCode === 200 ? successProblems(call, answer) : []),
  ];
}
