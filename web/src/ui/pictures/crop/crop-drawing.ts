import type { CropPreset } from './crop-presets';

/** Part of a turned picture, in pixels of the picture; it may reach beyond its edges. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Turned {
  readonly image: HTMLImageElement;
  readonly area: CropArea;
  /** Degrees, clockwise. */
  readonly rotation: number;
}

/** The room that a picture takes when it is turned. Pixels in, pixels out. */
export function turnedSize(width: number, height: number, rotation: number) {
  const angle = (rotation * Math.PI) / 180;
  const sin = Math.abs(Math.sin(angle));
  const cos = Math.abs(Math.cos(angle));
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** Draws what the window shows on a canvas, at the size that the canvas has. What the picture leaves bare is white. */
export function drawCrop(canvas: HTMLCanvasElement, { image, area, rotation }: Turned): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { naturalWidth, naturalHeight } = image;
  const room = turnedSize(naturalWidth, naturalHeight, rotation);
  context.resetTransform();
  // A JPEG knows no transparency: without a ground it would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / area.width, canvas.height / area.height);
  context.translate(room.width / 2 - area.x, room.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
}

/** What the window shows, as a JPEG of the size and quality that were asked for (R-ARS-06). */
export function cropToJpeg(turned: Turned, { width, height, quality }: CropPreset): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  drawCrop(canvas, turned);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
