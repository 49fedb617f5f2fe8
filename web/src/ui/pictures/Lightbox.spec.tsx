import { describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { press, screen, see, textsOf, waitFor } from '#testing/screen-kit';
import { Lightbox } from './Lightbox';
import { lightboxTexts } from '../texts';

const text = textsOf(lightboxTexts);

const pictures = ['/a.png', '/b.png', '/c.png'];
function Screen({ shown }: { shown: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Lightbox pictures={shown} from={shown.length - 1} onClose={() => setOpen(false)} />}
    </>
  );
}
async function open(shown = pictures) {
  renderPart(<Screen shown={shown} />);
  await press('Open');
}
const source = () => screen.getByRole('img').getAttribute('src');

describe('pictures at full size', () => {
  it('turn by arrows and buttons, round and round, and say which one it is', async () => {
    await open();
    expect(source()).toBe('/c.png');
    await userEvent.keyboard('{ArrowRight}');
    expect([source(), screen.getByRole('status').textContent]).toEqual([
      '/a.png',
      text('place', { place: 1, count: 3 }),
    ]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(source()).toBe('/b.png');
    await press(text('next'));
    await press(text('previous'));
    expect(source()).toBe('/b.png');
  });

  it('close by Esc, and the focus is where it was', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => see.none('dialog'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('hand out the file', async () => {
    await open();
    expect(screen.getByRole('link', { name: text('download') }).getAttribute('href')).toBe('/c.png');
  });

  it('offer no turning where there is one', async () => {
    await open(['/a.png']);
    see.none('button', /Imagen/);
  });
});
