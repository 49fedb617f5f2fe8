import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

type ProtectAnswer = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Security headers of every response (S14). Scripts from this origin; styles by nonce, as emotion writes `<style>`. */
export function securityHeaders({ https }: { https: boolean }): ProtectAnswer {
  // Once: fastify's helmet plugin builds the policy on every request.
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy(null) },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xPoweredBy: false,
  });
}

/** The same headers by lower-case name. */
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

/** @param scripts digests of inline scripts */
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
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Video adverts may be on any host (R-HOM-04).
    'media-src': ["'self'", 'https:'],
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
}

/** Image decoders (WebAssembly) are loaded here; pages may not. */
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
