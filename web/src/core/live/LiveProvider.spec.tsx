import { describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { aSession, fakeApi, see } from '#testing/screen-kit';
import { CallClient, CallClientContext } from '../client/call-client';
import { createQueryClient } from '../client/call-cache';
import { SessionContext, type SessionState } from '../session/session-state';
import { LiveProvider, LiveConnectionContext, useLiveStatus } from './LiveProvider';
import type { ConnectLive } from './connect-live';

const signedIn: SessionState = {
  phase: 'signed-in',
  session: aSession(),
  needsRelogin: false,
  proof: null,
  settleProof: () => undefined,
  reload: async () => null,
  settleRelogin: async () => undefined,
  ending: null,
  end: () => undefined,
};
const noPushes = async () => ({});
const connectLive: ConnectLive = (subscriber) => {
  subscriber.onStatus('live');
  return () => undefined;
};

function Status() {
  return <output>{useLiveStatus()}</output>;
}

const open = (loadConnection: () => Promise<ConnectLive>) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <CallClientContext value={new CallClient(fakeApi().fetch)}>
        <SessionContext value={signedIn}>
          <LiveConnectionContext value={loadConnection}>
            <LiveProvider loadMap={noPushes}>
              <Status />
            </LiveProvider>
          </LiveConnectionContext>
        </SessionContext>
      </CallClientContext>
    </QueryClientProvider>,
  );
const comeBack = () => act(async () => void window.dispatchEvent(new Event('online')));
const status = () => screen.getByRole('status').textContent;

describe('[R12] the socket whose code could not be loaded', () => {
  it('is opened as soon as the network is back', async () => {
    const load = jest.fn(async () => connectLive).mockRejectedValueOnce(new TypeError());
    await act(async () => void open(load));
    expect(status()).toBe('lost');
    await comeBack();
    expect(status()).toBe('live');
  });

  it('is opened at once where the network came back while its code was asked for in vain', async () => {
    let giveUp = () => undefined as void;
    const load = jest
      .fn(async () => connectLive)
      .mockImplementationOnce(() => new Promise((_, reject) => (giveUp = () => reject(new TypeError()))));
    await act(async () => void open(load));
    await comeBack();
    await act(async () => giveUp());
    await see('live');
    expect(load).toHaveBeenCalledTimes(2);
  });
});
