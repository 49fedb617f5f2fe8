import { AppendTooLarge, maxAppendBytes } from './event-store.port';

export function bytesOf(parts: Iterable<string>): number {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}

/** @param parts all texts of the append. @throws AppendTooLarge */
export function refuseTooLarge(stream: string, parts: Iterable<string>): void {
  const bytes = bytesOf(parts);
  if (bytes > maxAppendBytes) throw new AppendTooLarge(stream, bytes);
}
