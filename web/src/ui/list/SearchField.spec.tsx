import { describe, expect, it, jest } from '@jest/globals';
import { maxSearchLength } from '@portal/contracts/kernel';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { fakeApi } from '#testing/fake-api';
import { testArea } from '#testing/test-area';
import { renderApp } from '#testing/render-app';
import { SearchField } from './SearchField';

const Screen = ({ atOnce = false }) => {
  const [term, setTerm] = useState('');
  const [waiting, setWaiting] = useState('');
  return (
    <>
      <h1>Title</h1>
      <SearchField label="Search" value={term} onSearch={setWaiting} atOnce={atOnce} />
      <button onClick={() => setTerm(waiting)}>address follows</button>
      <button onClick={() => setTerm('filed')}>back</button>
      <p>asked: {waiting}</p>
    </>
  );
};

const AtHand = () => <Screen atOnce />;

async function open(shown = Screen) {
  renderApp({
    api: fakeApi().signedIn(),
    areas: [testArea({ '/': shown })],
  });
  const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  jest.useFakeTimers();
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const pause = () => act(() => jest.advanceTimersByTimeAsync(300));
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { field, type, pause, press };
}

describe('the search field of a list', () => {
  it('asks when typing pauses, not for every letter', async () => {
    const { type, pause } = await open();
    type('m');
    type('me');
    expect(screen.getByText(/^asked/).textContent).toBe('asked: ');
    await pause();
    expect(screen.getByText(/^asked/).textContent).toBe('asked: me');
  });

  it('asks with every letter where its content is local, and not again after a pause', async () => {
    const { field, type, pause } = await open(AtHand);
    type('me ');
    expect(screen.getByText(/^asked/).textContent).toBe('asked: me');
    expect(field.value).toBe('me ');
    type('men');
    await pause();
    expect(screen.getByText(/^asked/).textContent).toBe('asked: men');
    expect(field.value).toBe('men');
  });

  it('keeps what was typed while its own question came back', async () => {
    const { field, type, pause, press } = await open();
    type('me');
    await pause();
    type('menú');
    press('address follows');
    expect(field.value).toBe('menú');
    await pause();
    expect(screen.getByText(/^asked/).textContent).toBe('asked: menú');
  });

  it('follows an address that changed elsewhere, and drops the earlier search', async () => {
    const { field, type, pause, press } = await open();
    type('menú');
    press('back');
    expect(field.value).toBe('filed');
    await pause();
    expect(screen.getByText(/^asked/).textContent).toBe('asked: ');
  });

  it('takes as much as lists can be searched for', async () => {
    const { field } = await open();
    expect(field.maxLength).toBe(maxSearchLength);
  });
});
