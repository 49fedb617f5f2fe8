import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { LanguageProvider } from '#core/i18n/LanguageProvider';
import { theme } from '#core/theme/theme';
import { see, uiText } from '#testing/screen-kit';
import { lazyPart } from './lazy-part';
import type { PartPlace } from './LazyPart';
const Bell = ({ onClose }: { onClose: () => void }) => <button onClick={onClose}>Novedades</button>;

function codeOf(Component: ComponentType<{ onClose: () => void }>) {
  const code = {
    isThere: false,
    asked: 0,
    load: async () => {
      code.asked += 1;
      if (!code.isThere) throw new TypeError('Failed to fetch dynamically imported module');
      return Component;
    },
  };
  return code;
}

function Screen({ Part }: { Part: ComponentType<{ onClose: () => void }> }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ThemeProvider theme={theme}>
      <LanguageProvider>
        <h1>Pedidos</h1>
        <button onClick={() => setOpen(true)}>Open</button>
        <Suspense>{isOpen && <Part onClose={() => setOpen(false)} />}</Suspense>
      </LanguageProvider>
    </ThemeProvider>
  );
}

class FaultScreen extends Component<{ children: ReactNode }> {
  override state = { fault: null };
  static getDerivedStateFromError({ message }: Error) {
    return { fault: message };
  }
  override render() {
    return this.state.fault === null ? this.props.children : <p>fault: {this.state.fault}</p>;
  }
}

async function open(place: PartPlace) {
  const code = codeOf(Bell);
  await act(async () => {
    render(<Screen Part={lazyPart(code.load, place)} />);
  });
  return code;
}
const network = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('[U1] a part whose code cannot be loaded', () => {
  it.each(['screen', 'line', 'over'] as const)(
    'shows an error in its place (%s), and the screen stays',
    async (place) => {
      network(false);
      await open(place);
      expect(screen.queryByText(uiText('partOffline'))).not.toBeNull();
      expect(screen.queryByRole('heading', { name: 'Pedidos' })).not.toBeNull();
      see.none('button', uiText('reload'));
    },
  );

  it('shows nothing where it was not requested', async () => {
    network(false);
    await open('silent');
    see.noText(uiText('partOffline'));
    expect(screen.queryByRole('heading', { name: 'Pedidos' })).not.toBeNull();
  });

  it('[R17] offers to reload when there is a network: a new version may be up', async () => {
    await open('line');
    expect(screen.queryByText(uiText('partGone'))).not.toBeNull();
    expect(screen.queryByRole('button', { name: uiText('reload') })).not.toBeNull();
  });

  it.each(['over', 'silent'] as const)('appears when the network is back (%s)', async (place) => {
    network(false);
    const code = await open(place);
    code.isThere = true;
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('button', { name: 'Novedades' })).not.toBeNull();
  });

  it('comes at once where the network came back while the code was asked for in vain', async () => {
    network(false);
    let giveUp = () => undefined as void;
    const load = jest
      .fn(async () => Bell)
      .mockImplementationOnce(() => new Promise((_, reject) => (giveUp = () => reject(new TypeError()))));
    render(<Screen Part={lazyPart<{ onClose: () => void }>(load, 'over')} />);
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => giveUp());
    await see.role('button', 'Novedades');
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('stays reported as long as a retry is useless, and appears when it works', async () => {
    network(false);
    const code = await open('line');
    await press(uiText('retry'));
    expect(screen.queryByText(uiText('partOffline'))).not.toBeNull();
    code.isThere = true;
    await press(uiText('retry'));
    expect(screen.queryByRole('button', { name: 'Novedades' })).not.toBeNull();
  });

  it('is closed as it would be, and asked for again when it is opened again', async () => {
    network(false);
    const code = await open('over');
    await press(uiText('close'));
    see.noText(uiText('partOffline'));
    code.isThere = true;
    await press('Open');
    expect(screen.queryByRole('button', { name: 'Novedades' })).not.toBeNull();
  });

  it('asks once for being shown, not for ever', async () => {
    network(false);
    expect((await open('line')).asked).toBe(1);
  });

  it('is not what a part is that was loaded and is broken: that goes to the fault screen', async () => {
    const code = codeOf(() => {
      throw new Error('broken');
    });
    code.isThere = true;
    const Part = lazyPart(code.load);
    await act(async () => {
      render(
        <FaultScreen>
          <Screen Part={Part} />
        </FaultScreen>,
      );
    });
    expect(screen.queryByText('fault: broken')).not.toBeNull();
  });
});
