import { AppendTooLarge, maxAppendBytes } from './event-store.port';

/** Bytes of texts as UTF-8. */
export function bytesOf(parts: Iterable<string>): number {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  return bytes;
}

/** @param parts all texts that the append stores. @throws AppendTooLarge */
export function refuseTooLarge(stream: string, parts: Iterable<string>): void {
  const bytes = bytesOf(parts);
  if (bytes > maxAppendBytes) throw new AppendTooLarge(stream, bytes);
}
