import { AppendTooLarge, maxAppendBytes } from './event-store.port';

/** @param parts all texts that the append stores. @throws AppendTooLarge */
export function refuseTooLarge(stream: string, parts: Iterable<string>): void {
  let bytes = 0;
  for (const part of parts) bytes += Buffer.byteLength(part);
  if (bytes > maxAppendBytes) throw new AppendTooLarge(stream, bytes);
}
