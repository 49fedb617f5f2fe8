import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderApp } from '#testing/render-app';
import { fakeApi, press, see, testArea, textsOf, type, user } from '#testing/screen-kit';
import { typeAndEnterAtOnce } from '#testing/type-and-enter';
import type { TreeNode } from './tree-nodes';
import { TreePicker } from './TreePicker';
import { treeTexts } from '../texts';

const text = textsOf(treeTexts);
const nodes: readonly TreeNode[] = [
  { id: 1, parentId: -1, name: 'Campañas' },
  { id: 2, parentId: 1, name: 'Otoño' },
  { id: 3, parentId: 2, name: 'Exterior', disabled: true },
  { id: 4, parentId: -1, name: 'Productos' },
];
const onChange = jest.fn<(value: number[]) => void>();

interface Options {
  value?: number[];
  multiple?: boolean;
  emptyLabel?: string;
  error?: string;
}

async function open({ value: known = [], ...options }: Options = {}) {
  const Screen = () => {
    const [value, setValue] = useState(known);
    const change = (next: number[]) => {
      onChange(next);
      setValue(next);
    };
    return <TreePicker label="Sección" nodes={nodes} value={value} onChange={change} {...options} />;
  };
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': Screen })],
  });
  return screen.findByRole('combobox', { name: 'Sección' });
}
async function openPanel(options?: Options) {
  await user.click(await open(options));
  const panel = await screen.findByRole('dialog', { name: 'Sección' });
  return within(panel);
}
const names = (items: readonly HTMLElement[]) => items.map(({ textContent }) => textContent);

beforeEach(() => {
  onChange.mockClear();
});

describe('choosing in a tree', () => {
  it('shows all nodes where they hang', async () => {
    const panel = await openPanel();
    const items = panel.getAllByRole('treeitem');
    expect(names(items)).toEqual(['Campañas', 'Otoño', 'Exterior', 'Productos']);
    expect(items.map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '3', '1']);
  });

  it('takes one, closes, and names it with the way to it', async () => {
    const panel = await openPanel();
    await press('Otoño', 'treeitem', panel);
    expect(onChange).toHaveBeenLastCalledWith([2]);
    const field = await screen.findByRole('combobox', { name: 'Sección' });
    expect(field.textContent).toBe('Campañas › Otoño');
    await waitFor(() => see.none('dialog'));
  });

  it('finds while typing and takes what matches by Enter', async () => {
    const panel = await openPanel();
    await type(text('search'), 'oton', 'combobox', panel);
    await waitFor(() => expect(names(panel.getAllByRole('treeitem'))).toEqual(['Campañas', 'Otoño']));
    expect(panel.getByRole('status').textContent).toBe(text('found', { count: 1 }));
    await user.keyboard('{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([2]);
  });

  it('takes what was typed, also by an Enter that comes before the list', async () => {
    const panel = await openPanel({ emptyLabel: 'Ninguna' });
    await typeAndEnterAtOnce(panel.getByRole('combobox', { name: text('search') }), 'product');
    expect(onChange).toHaveBeenLastCalledWith([4]);
  });

  it('moves by arrows past what cannot be chosen', async () => {
    const panel = await openPanel();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith([4]);
    expect(panel.getByRole('treeitem', { name: 'Exterior' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('does not take what is disabled', async () => {
    const panel = await openPanel();
    await press('Exterior', 'treeitem', panel);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows a message where nothing matches', async () => {
    const panel = await openPanel();
    await user.type(panel.getByRole('combobox'), 'navidad');
    await see(text('nothing'), panel);
  });

  it('offers "none" where that has a name', async () => {
    const panel = await openPanel({ value: [2], emptyLabel: 'Ninguna' });
    await press('Ninguna', 'treeitem', panel);
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(screen.getByRole('combobox', { name: 'Sección', hidden: true }).textContent).toBe('Ninguna');
  });

  it('shows the error at the field', async () => {
    const field = await open({ error: 'Elige una sección.' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Elige una sección.',
    );
  });
});

describe('choosing several in a tree', () => {
  it('stays open, ticks and unticks', async () => {
    const panel = await openPanel({ multiple: true });
    await press('Otoño', 'treeitem', panel);
    await press('Productos', 'treeitem', panel);
    expect(onChange).toHaveBeenLastCalledWith([2, 4]);
    expect(panel.getByRole('treeitem', { name: 'Productos' }).getAttribute('aria-checked')).toBe('true');
    await press('Otoño', 'treeitem', panel);
    expect(onChange).toHaveBeenLastCalledWith([4]);
    await press(text('done'), 'button', panel);
    await waitFor(() => see.none('dialog'));
  });

  it('names what is chosen and removes each separately', async () => {
    const field = await open({ multiple: true, value: [2, 4] });
    expect(field.textContent).toBe(text('chosen', { count: 2 }));
    await press(text('takeOut', { name: 'Campañas › Otoño' }));
    expect(onChange).toHaveBeenLastCalledWith([4]);
  });

  it('loses nothing that is chosen and no longer there', async () => {
    await open({ multiple: true, value: [2, 9] });
    await see.role('button', text('takeOut', { name: text('gone', { id: 9 }) }));
  });
});
