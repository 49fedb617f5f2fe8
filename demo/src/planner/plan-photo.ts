import { marketRecords } from '@portal/contracts';
import type { FileStore, StoredFile } from '@portal/platform/stores/file-store/file-store.port';
import sharp from 'sharp';
import { compose } from '../artwork/compose';
import type { DemoWorld } from '../demo-world';

export interface StoredPlanPhoto extends StoredFile {
  readonly width: number;
  readonly height: number;
}

/** Empty in markets without plans (R-MKT-04). */
export async function storePlanPhoto(
  { market, today }: Pick<DemoWorld, 'market' | 'today'>,
  files: FileStore,
): Promise<StoredPlanPhoto | null> {
  if (!marketRecords[market].features.diagnosticAndPlanner) return null;
  const svg = compose(
    {
      layout: 'cover',
      scheme: 'tomato',
      heroes: ['classic', 'fries', 'cola'],
      grouped: false,
      face: 'loud',
      width: 16,
      height: 9,
      seed: 'plan-photo',
      copy: {
        kicker: 'Plan de marketing',
        headline: `El año / ${today.slice(0, 4)}`,
        call: '',
        note: '',
        claim: 'Desayunos, familias, domicilio, cenas, jóvenes y barrio',
      },
    },
    1600,
  );
  const jpeg = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 86 });
  const { data, info } = await jpeg.toBuffer({ resolveWithObject: true });
  return { ...(await files.put(data)), width: info.width, height: info.height };
}
