import { PDFDocument } from 'pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { ZipFile } from 'yazl';
import { chainName } from '../chain';
import type { FileKind } from '../resources/demo-resource';
import { compose, pixelsOf } from './compose';
import type { ArtworkBrief } from './artwork-brief';

/** Longer side of previews and of artwork in files, in pixels. */
const previewSide = 600;
const artworkSide = 1000;

export interface RenderedArtwork {
  /** JPEG. */
  readonly thumb: { readonly bytes: Uint8Array; readonly width: number; readonly height: number };
  readonly file: {
    readonly bytes: Uint8Array;
    readonly contentType: string;
    readonly extension: string;
  } | null;
}

/** Metadata of a rendered file. */
export interface Label {
  readonly name: string;
  readonly reference: string;
  readonly description: string;
}

/** Fixed, so the same resource gives the same bytes. */
const madeOn = new Date('2026-01-01T00:00:00.000Z');

const draw = (brief: ArtworkBrief, longSide: number) => sharp(Buffer.from(compose(brief, longSide)));

const jpegOf = (image: Sharp, quality: number): Promise<Buffer> =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();

/** The same arguments give the same bytes. */
export async function renderArtwork(
  brief: ArtworkBrief,
  kind: FileKind | null,
  label: Label,
): Promise<RenderedArtwork> {
  if (kind === null) return { thumb: await previewOf(draw(brief, previewSide), brief), file: null };
  const { data, info } = await draw(brief, artworkSide)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  const [thumb, file] = await Promise.all([
    previewOf(pixels(), brief),
    fileMakers[kind](pixels(), brief, label),
  ]);
  return { thumb, file };
}

async function previewOf(image: Sharp, brief: ArtworkBrief): Promise<RenderedArtwork['thumb']> {
  const size = pixelsOf(brief, previewSide);
  return { bytes: await jpegOf(image.resize(size.width, size.height, { fit: 'fill' }), 84), ...size };
}

type FileMaker = (
  image: Sharp,
  brief: ArtworkBrief,
  label: Label,
) => Promise<NonNullable<RenderedArtwork['file']>>;

const fileMakers: Readonly<Record<FileKind, FileMaker>> = {
  pdf: async (image, brief, label) => ({
    bytes: await pdfOf(await jpegOf(image, 86), brief, label),
    contentType: 'application/pdf',
    extension: 'pdf',
  }),
  png: async (image) => ({
    bytes: await image.png({ compressionLevel: 5 }).toBuffer(),
    contentType: 'image/png',
    extension: 'png',
  }),
  zip: async (image, _brief, label) => ({
    bytes: await zipOf(await jpegOf(image, 86), label),
    contentType: 'application/zip',
    extension: 'zip',
  }),
};

/** Points; larger resources are scaled down. */
const maxPage = 1190;

async function pdfOf(
  jpeg: Uint8Array,
  { width, height }: ArtworkBrief,
  { name, reference, description }: Label,
): Promise<Uint8Array> {
  const scale = maxPage / Math.max(width, height);
  const document = await PDFDocument.create();
  document.setTitle(name);
  document.setSubject(`${reference}. ${description}`);
  document.setAuthor(chainName);
  document.setProducer(chainName);
  document.setCreationDate(madeOn);
  document.setModificationDate(madeOn);
  const page = document.addPage([width * scale, height * scale]);
  page.drawImage(await document.embedJpg(jpeg), {
    x: 0,
    y: 0,
    width: page.getWidth(),
    height: page.getHeight(),
  });
  return document.save();
}

async function zipOf(jpeg: Buffer, { name, reference, description }: Label): Promise<Uint8Array> {
  const zip = new ZipFile();
  const options = { mtime: madeOn, mode: 0o100644 };
  zip.addBuffer(jpeg, `${reference}.jpg`, { ...options, compress: false });
  zip.addBuffer(
    Buffer.from(`${name}\n${reference}\n\n${description}\n\n${chainName}\n`),
    'README.txt',
    options,
  );
  zip.end();
  const parts: Buffer[] = [];
  for await (const part of zip.outputStream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
