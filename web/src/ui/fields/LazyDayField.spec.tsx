/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { screen } from '#testing/screen-kit';
import { LazyDayField } from './LazyDayField';

it('a day keeps the place of its label and hint while it loads', async () => {
  const words = { label: 'From', hint: 'The next working day' };
  renderPart(<LazyDayField {...words} name="from" value="" onChange={() => undefined} />);
  expect(screen.queryByRole('spinbutton')).toBeNull();
  for (const shown of Object.values(words)) expect(screen.queryByText(shown)).not.toBeNull();
  expect(await screen.findAllByRole('spinbutton')).toHaveLength(3);
});
