import { resourceUploads } from '@portal/contracts/areas/resources';
import { useState } from 'react';
import { cleanLine } from '@portal/contracts';
import { isCallError, type CallError } from '#core/client/call-error';
import { newIntent } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useToast } from '#ui/toast/toast-context';
import { refusalOf } from '#ui/upload/use-uploads';
import { maxQueued } from '#ui/upload/use-upload-queue';
import { thumbCrop } from '#ui/pictures/crop/crop-presets';
import { useSaving } from './resource-saving';
import type { ResourceDraft } from './resource-values';
import { draftsTexts } from '../texts';

const { width, height, quality } = thumbCrop;

type Draw = (file: File, canvas: HTMLCanvasElement) => Promise<void>;

const extensionOf = ({ name }: File) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Fits the whole picture. */
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

/** JPEG has no transparency: it would turn black. */
function whiten(canvas: HTMLCanvasElement) {
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.resetTransform();
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  return context;
}

function drawKind(kind: string, canvas: HTMLCanvasElement): void {
  const context = whiten(canvas);
  if (context === null) return;
  const { fontFamily } = getComputedStyle(document.body);
  // White in dark mode, too.
  context.fillStyle = 'dimgray';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `700 ${Math.floor(width / 5)}px ${fontFamily}`;
  context.fillText(kind.toUpperCase(), width / 2, height / 2, width * 0.8);
}

interface DraftThumb {
  readonly picture: Blob | null;
  /** A file of a drawable kind that cannot be drawn. */
  readonly isFallback: boolean;
}

/** R-ARS-06, R-ARS-11. */
async function draftThumb(file: File): Promise<DraftThumb> {
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
    // Damaged or locked files: the server checks them.
  }
  if (!isDrawn) drawKind(kind, canvas);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return { picture, isFallback: draw !== undefined && !isDrawn };
}

const maxNameLength = 200;

/** `menu_del-dia (1).pdf` → `Menu del-dia (1)`. */
export function draftName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const stem = dot > 0 ? filename.slice(0, dot) : filename;
  const words = cleanLine(stem.replaceAll('_', ' '));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, maxNameLength);
}

export interface Draft {
  /** Also the intent of its request: a retry adds it once (R3). */
  readonly id: string;
  readonly file: File;
  readonly name: string;
  readonly error?: CallError | undefined;
  /** Its file is refused. */
  readonly isRefused: boolean;
}

function draftOf(file: File): Draft {
  const error = refusalOf(file, resourceUploads.UploadResourceFile);
  return { id: newIntent(), file, name: draftName(file.name), error, isRefused: error !== undefined };
}

function asCallError(error: unknown): CallError {
  if (isCallError(error)) return error;
  throw error;
}

/** R-ARS-07, R-ARS-16. */
export function useDrafts() {
  const save = useSaving();
  const toast = useToast();
  const text = useText(draftsTexts);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isFull, setFull] = useState(false);
  /** Number of processed files; `null` when idle. */
  const [done, setDone] = useState<number | null>(null);

  const ready = drafts.filter(({ isRefused }) => !isRefused);
  const change = (id: string, changes: Partial<Draft>) =>
    setDrafts((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const addOne = async ({ id, file, name }: Draft, common: ResourceDraft): Promise<boolean> => {
    try {
      const { picture, isFallback } = await draftThumb(file);
      await save(null, { ...common, name, file, thumb: picture }, id);
      setDrafts((all) => all.filter((one) => one.id !== id));
      if (isFallback) toast.info(text('undrawn', { name }));
      return true;
    } catch (error) {
      change(id, { error: asCallError(error) });
      return false;
    }
  };

  return {
    drafts,
    isFull,
    done,
    ready,
    take: (files: readonly File[]) => {
      const room = maxQueued - drafts.length;
      setFull(files.length > room);
      setDrafts([...drafts, ...files.slice(0, Math.max(0, room)).map(draftOf)]);
    },
    /** Another name is another request. */
    rename: (id: string, name: string) => change(id, { id: newIntent(), name, error: undefined }),
    remove: (id: string) => setDrafts((all) => all.filter((one) => one.id !== id)),
    clear: () => setDrafts([]),
    addAll: async (common: ResourceDraft): Promise<number> => {
      let added = 0;
      for (const [at, draft] of ready.entries()) {
        setDone(at);
        if (await addOne(draft, common)) added += 1;
      }
      setDone(null);
      return added;
    },
  };
}
export type Drafts = ReturnType<typeof useDrafts>;
