const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The SHA-256 of a password as 64 hex digits: what the wire calls "the password" (R-AUT-22, AMB-12). Browsers only
 * offer their own implementation on secure origins; elsewhere a library does it.
 */
export async function passwordDigest(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (globalThis.isSecureContext && 'subtle' in crypto) {
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return hex(sha256(bytes));
}
