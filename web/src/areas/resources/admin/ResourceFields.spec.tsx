import { describe, expect, it } from '@jest/globals';
import { renderPart } from '#testing/render-part';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { press, screen } from '#testing/screen-kit';
import { TagsInput } from './ResourceFields';

function Holder() {
  const [tags, setTags] = useState<readonly string[]>([]);
  return (
    <TagsInput
      label="Tags"
      value={tags}
      onChange={setTags}
      clean={(all) => [...new Set(all.map((tag) => tag.trim()).filter(Boolean))]}
      removeLabel={(tag) => `Remove ${tag}`}
    />
  );
}
const show = () => renderPart(<Holder />);
const input = () => screen.getByRole('textbox', { name: 'Tags' });
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('a field for tags', () => {
  it('[R-ARS-13] takes one with Enter, a comma, or by leaving the field, each once', async () => {
    show();
    await userEvent.type(input(), 'otoño{Enter}mesa,otoño{Enter}sala');
    await userEvent.tab();
    expect(shown()).toEqual(['otoño', 'mesa', 'sala']);
  });

  it('takes several that are pasted', async () => {
    show();
    await userEvent.click(input());
    await userEvent.paste('otoño; mesa, sala');
    expect(shown()).toEqual(['otoño', 'mesa', 'sala']);
  });

  it('gives the last one back with Backspace, any with its own button', async () => {
    show();
    await userEvent.type(input(), 'a,b,c,{Backspace}');
    await press('Remove a');
    expect(shown()).toEqual(['b']);
  });
});
