import { allCalls } from './all-calls';
import { externalCallbackPath } from './areas/session';
import { type CallContract, methodsOf, resumingMethods } from './kernel';

/** The two apps that answer calls, each in a process of its own in the production world. */
export type CallApp = 'command-api' | 'query-api';

/** What writes goes to the commands; everything else, pages and sockets included, to the queries. */
export const appOf = ({ kind }: CallContract): CallApp =>
  kind === 'command' || kind === 'upload' ? 'command-api' : 'query-api';

/** One way of reaching the commands: methods and a path, with `[^/]+` for each parameter. */
export interface CommandRoute {
  readonly methods: readonly string[];
  /** A regular expression over the whole path: `^/api/order/[^/]+/status$` */
  readonly pattern: string;
}

/** A redirect of the identity provider opens a session: it belongs to what writes. */
const callback: CommandRoute = { methods: ['GET'], pattern: `^/api/${externalCallbackPath}$` };

/**
 * What a proxy before the two apps sends to the commands, derived from the contracts (architecture 2).
 * @public read by `npm run generate`
 */
export const commandRoutes: readonly CommandRoute[] = allCalls
  .filter((call) => appOf(call) === 'command-api')
  .flatMap((call): CommandRoute[] => {
    const path = `^/api/${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}`;
    const begun = { methods: resumingMethods, pattern: `${path}/[^/]+$` };
    return [
      { methods: methodsOf(call), pattern: `${path}$` },
      ...(call.kind === 'upload' && call.resumable ? [begun] : []),
    ];
  })
  .concat(callback);

/** The app that answers a request. */
export function appFor(method: string, path: string): CallApp {
  const isCommand = commandRoutes.some(
    ({ methods, pattern }) => methods.includes(method) && new RegExp(pattern).test(path),
  );
  return isCommand ? 'command-api' : 'query-api';
}
