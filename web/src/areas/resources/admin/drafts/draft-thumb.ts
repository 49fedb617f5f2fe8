import { thumbCrop } from '#ui/pictures/crop/crop-presets';

const { width, height, quality } = thumbCrop;

type Draw = (file: File, canvas: HTMLCanvasElement) => Promise<void>;

const extensionOf = ({ name }: File) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The whole picture in the middle of the window: what is cut off is the administrator's to say. */
async function drawPicture(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(width / picture.width, height / picture.height);
  const wide = picture.width * scale;
  const high = picture.height * scale;
  const context = canvas.getContext('2d');
  if (context !== null) context.imageSmoothingQuality = 'high';
  context?.drawImage(picture, (width - wide) / 2, (height - high) / 2, wide, high);
  picture.close();
}

async function drawDocument(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const { drawFirstPage } = await import('#ui/pdf/draw-first-page');
  await drawFirstPage(file, canvas);
}

const drawings: Readonly<Record<string, Draw>> = {
  jpg: drawPicture,
  jpeg: drawPicture,
  png: drawPicture,
  webp: drawPicture,
  pdf: drawDocument,
};

/** A JPEG knows no transparency: without a ground it would turn black. */
function whiten(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.resetTransform();
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

/** What shows nothing of itself is called by its kind, on a sheet. */
function drawKind(kind: string, canvas: HTMLCanvasElement): void {
  const context = whiten(canvas);
  if (context === null) return;
  const { fontFamily } = getComputedStyle(document.body);
  // A sheet is white in the dark, too.
  context.fillStyle = 'dimgray';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${Math.floor(width / 5)}px ${fontFamily}`;
  context.fillText(kind.toUpperCase(), width / 2, height / 2, width * 0.8);
}

interface DraftThumb {
  /** `null` when the browser makes none. */
  readonly picture: Blob | null;
  /** The file cannot be drawn, though others of its kind are: the picture names the kind. */
  readonly isUndrawn: boolean;
}

/**
 * A first picture for a piece whose file was just dropped: the picture itself, the first page of a document, or what kind
 * of file it is. Somebody can cut a better one later (R-ARS-06, R-ARS-11).
 */
export async function draftThumb(file: File): Promise<DraftThumb> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const kind = extensionOf(file);
  const draw = drawings[kind];
  let isDrawn = false;
  try {
    whiten(canvas);
    await draw?.(file, canvas);
    isDrawn = draw !== undefined;
  } catch {
    // Damaged, locked, or with a picture that browsers do not show: the server will look at the file itself.
  }
  if (!isDrawn) drawKind(kind, canvas);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return { picture, isUndrawn: draw !== undefined && !isDrawn };
}
