import { describe, expect, it } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { demoWorld } from '../demo-world';
import type { FileKind } from '../resources/demo-resource';
import { renderArtwork } from './render-artwork';

const { resources } = demoWorld('ES', '2026-11-20');

function firstOf(kind: FileKind | null) {
  const found = resources.find(({ fileKind }) => fileKind === kind);
  if (!found) throw new Error(`no resource with ${kind}`);
  return found;
}

const startOf = (bytes: Uint8Array | undefined, length: number) =>
  Buffer.from(bytes ?? [])
    .subarray(0, length)
    .toString('latin1');

const magic: Readonly<Record<FileKind, string>> = { pdf: '%PDF-', png: '\x89PNG', zip: 'PK\x03\x04' };

describe('rendering artwork', () => {
  it.each(Object.entries(magic) as [FileKind, string][])('makes a real %s file', async (kind, start) => {
    const resource = firstOf(kind);
    const { file } = await renderArtwork(resource.artwork, kind, resource);
    expect(startOf(file?.bytes, start.length)).toBe(start);
    expect(file?.extension).toBe(kind);
    expect(file?.bytes.length).toBeGreaterThan(5_000);
  });

  it('makes a JPEG preview of 600 pixels with the reported size', async () => {
    const resource = firstOf('pdf');
    const { thumb } = await renderArtwork(resource.artwork, 'pdf', resource);
    const { width, height, format } = await sharp(thumb.bytes).metadata();
    expect({ width, height, format }).toEqual({ width: thumb.width, height: thumb.height, format: 'jpeg' });
    expect(Math.max(thumb.width, thumb.height)).toBe(600);
  });

  it('makes a PDF with one page in the proportions of the piece, titled like the resource', async () => {
    const resource = firstOf('pdf');
    const { file } = await renderArtwork(resource.artwork, 'pdf', resource);
    const document = await PDFDocument.load(file?.bytes ?? new Uint8Array());
    const [page] = document.getPages();
    expect(document.getTitle()).toBe(resource.name);
    expect((page?.getWidth() ?? 0) / (page?.getHeight() ?? 1)).toBeCloseTo(
      resource.artwork.width / resource.artwork.height,
      2,
    );
  });

  it('gives the same bytes twice, and only a preview where there is no file', async () => {
    const resource = firstOf('zip');
    const once = await renderArtwork(resource.artwork, 'zip', resource);
    expect(await renderArtwork(resource.artwork, 'zip', resource)).toEqual(once);
    const bare = await renderArtwork(resource.artwork, null, resource);
    expect(bare.file).toBeNull();
    expect(bare.thumb.bytes.length).toBeGreaterThan(3_000);
  });
});
