import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { FileDamaged } from '../stores/file-store/file-store.port';

/** Hex. */
export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Holds back the last part until the digest is verified. @param onEnd called with the result */
export function hashOnTheWay(key: string, sha256: string, onEnd: (isWhole: boolean) => void): Transform {
  const hash = createHash('sha256');
  let held: Buffer | null = null;
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      const before = held;
      held = piece;
      done(null, before);
    },
    flush(done) {
      const isWhole = hash.digest('hex') === sha256;
      onEnd(isWhole);
      if (isWhole) done(null, held);
      else done(new FileDamaged(key));
    },
  });
}
