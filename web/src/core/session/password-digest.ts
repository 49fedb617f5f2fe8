const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** 64 hex digits: the wire's "password" (R-AUT-22, AMB-12). Web Crypto needs a secure origin. */
export async function passwordDigest(password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  if (globalThis.isSecureContext && 'subtle' in crypto) {
    return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
  }
  const { sha256 } = await import('@noble/hashes/sha2.js');
  return hex(sha256(bytes));
}
