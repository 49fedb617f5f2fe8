import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import { fakePictures } from '#testing/fake-pictures';
import { cleanup, fireEvent, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { CropDialog } from './CropDialog';
import { coverCrop, type CropPreset, thumbCrop } from './crop-presets';
import { cropTexts } from '../../texts';

const text = textsOf(cropTexts);

const onCropped = jest.fn<(picture: Blob) => void>();
let pictures: ReturnType<typeof fakePictures>;

beforeEach(() => {
  onCropped.mockClear();
  pictures = fakePictures({ width: 1200, height: 1200, shown: 548 });
});
afterEach(() => void pictures.restore());

function open(preset: CropPreset = thumbCrop) {
  renderPart(
    <CropDialog picture="/picture.png" preset={preset} onCropped={onCropped} onCancel={jest.fn()} />,
  );
  fireEvent.load(screen.getByAltText(''));
}
const zoom = () => Number(screen.getByRole<HTMLInputElement>('slider', { name: text('zoom') }).value);
const frame = () => screen.getByRole('application', { name: text('window') });
const press = (key: string, times = 1) => {
  for (let count = 0; count < times; count += 1) {
    fireEvent.keyDown(frame(), { key });
    fireEvent.keyUp(frame(), { key });
  }
};
async function use() {
  const button = screen.getByRole<HTMLButtonElement>('button', { name: text('use') });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  await waitFor(() => expect(onCropped).toHaveBeenCalledTimes(1));
  return pictures.saved[0];
}

describe('cutting a picture', () => {
  it('[R-ARS-06] [R-CON-12] yields 600 × 600 pixels as a JPEG of quality 0.8', async () => {
    open();
    expect(await use()).toMatchObject({ width: 600, height: 600, type: 'image/jpeg', quality: 0.8 });
    expect(onCropped.mock.calls[0]?.[0].type).toBe('image/jpeg');
  });

  it('[R-CON-13] yields 1000 × 500 pixels for a cover', async () => {
    open(coverCrop);
    expect(await use()).toMatchObject({ width: 1000, height: 500 });
  });

  it('[R-ARS-06] [AMB-28] zooms in steps of 0.1 and not below 0.4', () => {
    open();
    expect(zoom()).toBe(1);
    press('+');
    expect(zoom()).toBe(1.1);
    press('-', 20);
    expect(zoom()).toBe(0.4);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text('smaller') }).disabled).toBe(true);
  });

  it('[R-ARS-06] shows a window of 500 pixels', () => {
    open();
    expect([frame().style.width, frame().style.height]).toEqual(['500px', '500px']);
  });

  it('moves with the arrows: what is cut moves with it', async () => {
    open();
    const centre = pictures.lastDrawn();
    press('ArrowRight', 3);
    await waitFor(() => expect(pictures.lastDrawn()).not.toEqual(centre));
    const [x, y] = pictures.lastDrawn();
    // 30 screen pixels of a 1200 picture shown at 548.
    expect(x - centre[0]).toBeCloseTo((30 * 1200) / 548, -1);
    expect(y).toBe(centre[1]);
  });

  it('rotates by quarters with the key and both ways with buttons', async () => {
    open();
    press('r');
    await waitFor(() => expect(pictures.lastAngle()).toBeCloseTo(Math.PI / 2));
    await userEvent.click(screen.getByRole('button', { name: text('turnLeft') }));
    await userEvent.click(screen.getByRole('button', { name: text('turnLeft') }));
    await waitFor(() => expect(pictures.lastAngle()).toBeCloseTo((3 * Math.PI) / 2));
  });

  it('begins again with one key', () => {
    open();
    press('+', 5);
    press('0');
    expect(zoom()).toBe(1);
  });

  it('[R-ARS-06] warns only when the selection is smaller than the place', async () => {
    open();
    see.noText(/píxeles y se ampliará/);
    cleanup();
    pictures.restore();
    pictures = fakePictures({ width: 120, height: 90, shown: 548 });
    open();
    await see(/píxeles y se ampliará/);
  });

  it('shows an error when a file is no picture, and cuts nothing', () => {
    open();
    fireEvent.error(screen.getByAltText(''));
    expect(screen.getByRole('alert').textContent).toContain(text('unreadable'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text('use') }).disabled).toBe(true);
  });
});
