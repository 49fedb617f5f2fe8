import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import yazl from 'yazl';
import { type CorpusFile, good } from './hostile-file';

/** Large enough to be truncated. */
export async function aPhoto(format: 'jpeg' | 'png' | 'webp', width = 96, height = 72): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const background = { r: 197, g: 55, b: 31 };
  return sharp({ create: { width, height, channels: 3, background, noise } })
    .toFormat(format)
    .toBuffer();
}

export async function anArchive(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(entries))
    archive.addBuffer(Buffer.from(content), name, { compress: content.length > 0 });
  archive.end();
  return buffer(archive.outputStream);
}

export const aPdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const aDrawing = Buffer.from(
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator -->\n' +
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">' +
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#c5371f"/></linearGradient></defs>' +
    '<style>.a{fill:url(#g)}<!-- of the frame --> .b{fill:url("#g")}</style>' +
    '<rect class="a" width="9" height="9"/><rect style="fill:url( \'#g\' )"/><use xlink:href="#g"/></svg>',
);

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
export const aDocument = (main: string, more: Record<string, string> = {}): Promise<Buffer> =>
  anArchive({ '[Content_Types].xml': types, '_rels/.rels': '<Relationships/>', [main]: '<x/>', ...more });

const box = (type: string, body: Buffer) => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};

/** One per accepted extension. */
export async function wholeFiles(): Promise<Readonly<Record<string, Buffer>>> {
  return {
    jpg: await aPhoto('jpeg'),
    png: await aPhoto('png'),
    webp: await aPhoto('webp'),
    pdf: aPdf,
    zip: await anArchive({ 'cartel/a.txt': 'hola', 'cartel/b.txt': 'adiós' }),
    docx: await aDocument('word/document.xml'),
    xlsx: await aDocument('xl/workbook.xml'),
    pptx: await aDocument('ppt/presentation.xml'),
    mp4: Buffer.concat([
      box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')),
      box('moov', Buffer.alloc(64)),
    ]),
    psd: Buffer.concat([Buffer.from('8BPS\0\x01', 'latin1'), Buffer.alloc(200)]),
    eps: Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\nshowpage\n%%EOF\n'),
    ai: aPdf,
    svg: aDrawing,
  };
}

const names = [
  'cartel.{}',
  'Menú del día – otoño.{}',
  'ação «promoção».{}',
  '促销海报.{}',
  'oferta 🍔.{}',
  'CARTEL.FINAL.v2.{}',
  `${'largo'.repeat(60)}.{}`,
];

/** With realistic names. */
export async function goodFiles(): Promise<CorpusFile[]> {
  const whole = await wholeFiles();
  const plain = Object.entries(whole).map(([kind, content]) =>
    good(`whole ${kind}`, `cartel.${kind}`, content),
  );
  const padded = ['zip', 'docx', 'xlsx', 'pptx'].map((kind) =>
    good(`padded ${kind}`, `cartel.${kind}`, Buffer.concat([whole[kind] as Buffer, Buffer.alloc(65_536)])),
  );
  const named = names.flatMap((name) =>
    ['jpg', 'pdf'].map((kind) => good(`named ${name}`, name.replace('{}', kind), whole[kind] as Buffer)),
  );
  const paths = ['../../etc/cartel.{}', 'C:\\fotos\\cartel.{}', '/etc/cron.d/cartel.{}', '..\\..\\cartel.{}'];
  const fromPaths = paths.flatMap((path) =>
    ['png', 'pdf'].map((kind) => good(`from ${path}`, path.replace('{}', kind), whole[kind] as Buffer)),
  );
  const spellings = ['JPG', 'jpeg', 'JPEG'].map((spelt) =>
    good(`spelt ${spelt}`, `cartel.${spelt}`, whole.jpg as Buffer),
  );
  const shapes = await Promise.all(
    [
      [1, 1],
      [3000, 40],
      [40, 3000],
      [1600, 1200],
    ].map(async ([width = 1, height = 1]) =>
      good(`${width} × ${height}`, 'forma.jpg', await aPhoto('jpeg', width, height)),
    ),
  );
  return [...plain, ...padded, ...named, ...fromPaths, ...spellings, ...shapes];
}
