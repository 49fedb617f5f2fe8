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
import type { ResourceDraft } from './form/resource-values';
import { useSaving } from './form/use-saving';
import { draftsTexts } from '../texts';

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
    // Damaged, locked, or with a picture that browsers do not show: the server will look at the file itself.
  }
  if (!isDrawn) drawKind(kind, canvas);
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return { picture, isUndrawn: draw !== undefined && !isDrawn };
}

/** As long as a name may be. */
const longest = 200;

/**
 * What a piece is called that came as a file: its name without the ending, its words parted by spaces, the first one
 * with a capital. `menu_del-dia (1).pdf` → `Menu del-dia (1)`.
 */
export function draftName(filename: string): string {
  const dot = filename.lastIndexOf('.');
  const stem = dot > 0 ? filename.slice(0, dot) : filename;
  const words = cleanLine(stem.replaceAll('_', ' '));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`.slice(0, longest);
}

/** A file that is to become a resource. */
export interface Draft {
  /** Also the key of its request: sent again after a failure, it is one resource (R3). */
  readonly id: string;
  readonly file: File;
  readonly name: string;
  /** Why it was not added. */
  readonly error?: CallError | undefined;
  /** It can never be added: its file is refused. */
  readonly isHopeless: boolean;
}

function draftOf(file: File): Draft {
  const error = refusalOf(file, resourceUploads.UploadResourceFile);
  return { id: newIntent(), file, name: draftName(file.name), error, isHopeless: error !== undefined };
}

/** Anything else is a mistake of ours. */
function explained(error: unknown): CallError {
  if (isCallError(error)) return error;
  throw error;
}

/** Files that become drafts, one after the other; those that could not stay, with the reason (R-ARS-07, R-ARS-16). */
export function useDrafts() {
  const save = useSaving();
  const toast = useToast();
  const text = useText(draftsTexts);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [isFull, setFull] = useState(false);
  /** Counts those that were dealt with; `null` while nothing is under way. */
  const [done, setDone] = useState<number | null>(null);

  const ready = drafts.filter(({ isHopeless }) => !isHopeless);
  const change = (id: string, changes: Partial<Draft>) =>
    setDrafts((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const addOne = async ({ id, file, name }: Draft, common: ResourceDraft): Promise<boolean> => {
    try {
      const { picture, isUndrawn } = await draftThumb(file);
      await save(null, { ...common, name, file, thumb: picture }, { intent: id });
      setDrafts((all) => all.filter((one) => one.id !== id));
      if (isUndrawn) toast.info(text('undrawn', { name }));
      return true;
    } catch (error) {
      change(id, { error: explained(error) });
      return false;
    }
  };

  return {
    drafts,
    isFull,
    done,
    /** Those that can be added. */
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
    /** @returns how many were added */
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
