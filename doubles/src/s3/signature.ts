import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether key name and body digest are right. */
export function isSigned(headers: IncomingHttpHeaders, body: Buffer, accessKeyId: string): boolean {
  const digest = createHash('sha256').update(body).digest('hex');
  const named = headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${accessKeyId}/`) ?? false;
  return named && headers['x-amz-content-sha256'] === digest;
}
