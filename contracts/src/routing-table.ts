import { allCalls } from './all-calls';
import { externalCallbackPath } from './areas/session';
import { type CallContract, methodsOf, resumingMethods } from './kernel';

/** Separate processes in production. */
export type CallApp = 'command-api' | 'query-api';

/** Writes to commands; everything else, pages and sockets included, to queries. */
export const appOf = ({ kind }: CallContract): CallApp =>
  kind === 'command' || kind === 'upload' ? 'command-api' : 'query-api';

/** `[^/]+` per parameter. */
export interface CommandRoute {
  readonly methods: readonly string[];
  /** `^/api/order/[^/]+/status$` */
  readonly pattern: string;
}

/** The identity provider's redirect opens a session. */
const callback: CommandRoute = { methods: ['GET'], pattern: `^/api/${externalCallbackPath}$` };

/**
 * Routes of the proxy to the command app, from the contracts (architecture 2).
 * @public read by `npm run generate`
 */
export const commandRoutes: readonly CommandRoute[] = allCalls
  .filter((call) => appOf(call) === 'command-api')
  .flatMap((call): CommandRoute[] => {
    const path = `^/api/${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}`;
    const started = { methods: resumingMethods, pattern: `${path}/[^/]+$` };
    return [
      { methods: methodsOf(call), pattern: `${path}$` },
      ...(call.kind === 'upload' && call.resumable ? [started] : []),
    ];
  })
  .concat(callback);

export function appFor(method: string, path: string): CallApp {
  const isCommand = commandRoutes.some(
    ({ methods, pattern }) => methods.includes(method) && new RegExp(pattern).test(path),
  );
  return isCommand ? 'command-api' : 'query-api';
}
