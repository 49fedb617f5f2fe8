import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Puts the headers on an answer. */
type ProtectAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Security headers of every response (S14). Scripts from this origin only; styles with the page's nonce, because
 * emotion writes `<style>` elements.
 */
export function securityHeaders({ https }: { https: boolean }): ProtectAnswer {
  // Made once: fastify's plugin for helmet makes it, and reads the whole policy, anew for every request.
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(null) },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xPoweredBy: false,
  });
}

/** The same headers as lines, by lower-case names: they are the same for every answer. */
export function securityHeaderLines(options: { readonly https: boolean }): Readonly<Record<string, string>> {
  const lines: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: unknown) => void (lines[name.toLowerCase()] = String(value)),
    removeHeader: () => undefined,
  };
  const request = { method: 'GET', headers: {} } as IncomingMessage;
  securityHeaders(options)(request, response as unknown as ServerResponse, () => undefined);
  return lines;
}

/**
 * The directives, with the nonce of one page or without any.
 * @param scripts digests of the scripts that stand in the page itself
 */
export function contentSecurityPolicy(
  nonce: string | null,
  scripts: readonly string[] = [],
): Record<string, string[]> {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts],
    'style-src': nonce ? ["'self'", `'nonce-${nonce}'`] : ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    // The service worker, the reader of documents, and what makes the portal installable.
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // A video advert may be a file on any host (R-HOM-04).
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Compiles decoders of pictures (WebAssembly) and loads them from here; pages may not. */
export const documentReaderPolicy: Readonly<Record<string, string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'connect-src': ["'self'"],
};

export function policyText(directives: Readonly<Record<string, string[]>>): string {
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
