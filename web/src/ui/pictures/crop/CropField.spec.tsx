import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { fakePictures } from '#testing/fake-pictures';
import { fireEvent, press, screen, see, textsOf, uiText, waitFor } from '#testing/screen-kit';
import { cropTexts } from '../../texts';
import { CropField } from './CropField';
import { thumbCrop } from './crop-presets';

const text = textsOf(cropTexts);

let pictures: ReturnType<typeof fakePictures>;
beforeEach(() => {
  pictures = fakePictures({ width: 1200, height: 900, shown: 548 });
});
afterEach(() => void pictures.restore());

function Holder() {
  const [value, setValue] = useState<Blob | null>(null);
  return (
    <>
      <CropField label="Miniatura" preset={thumbCrop} current="/old.webp" value={value} onChange={setValue} />
      <output>{value === null ? 'nothing' : value.type}</output>
    </>
  );
}

async function choosePicture() {
  renderPart(<Holder />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(input as HTMLInputElement, new File(['x'], 'foto.png', { type: 'image/png' }));
  await screen.findByRole('dialog', { name: text('title') });
}
const held = () => screen.getByRole('status').textContent;

describe('a field for a picture', () => {
  it('[R-ARS-06] opens the editor for what is chosen, and holds what was cut', async () => {
    await choosePicture();
    const dialog = screen.getByRole('dialog');
    fireEvent.load(dialog.querySelector('img') as HTMLImageElement);
    const use = screen.getByRole<HTMLButtonElement>('button', { name: text('use') });
    await waitFor(() => expect(use.disabled).toBe(false));
    await userEvent.click(use);
    await waitFor(() => expect(held()).toBe('image/jpeg'));
    await see.role('img', text('chosen'));
    await press(text('remove'));
    expect(held()).toBe('nothing');
    expect(screen.getByRole('img', { name: text('current') }).getAttribute('src')).toBe('/old.webp');
  });

  it('keeps what was there when the editor is left', async () => {
    await choosePicture();
    await press(uiText('cancel'));
    expect(held()).toBe('nothing');
  });
});
