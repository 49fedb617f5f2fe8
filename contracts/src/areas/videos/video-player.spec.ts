import { describe, expect, it } from '@jest/globals';
import { videoPlayerOf } from './videos.rules';
import { videoCommands } from './videos.contract';

const youTube = 'https://www.youtube-nocookie.com/embed/abc-defg_hi?rel=0&mute=1&cc_load_policy=1';

describe('a film', () => {
  it.each([
    'https://www.youtube.com/watch?v=abc-defg_hi&t=10',
    'http://youtube.com/embed/abc-defg_hi',
    'https://youtu.be/abc-defg_hi?si=x',
    'https://m.youtube.com/shorts/abc-defg_hi',
    'https://www.youtube.com/live/abc-defg_hi',
  ])('[R-HOM-04] of YouTube is embedded without cookies and without sound: %s', (address) => {
    expect(videoPlayerOf(address)).toEqual({ by: 'youtube', src: youTube });
  });

  it.each([
    ['https://vimeo.com/123456789', ''],
    ['https://www.vimeo.com/channels/staff/123456789', ''],
    ['https://player.vimeo.com/video/123456789?h=0a1b2c3d4e', '&h=0a1b2c3d4e'],
    ['https://vimeo.com/123456789/0a1b2c3d4e', '&h=0a1b2c3d4e'],
  ])('[R-HOM-04] of Vimeo is embedded: %s', (address, secret) => {
    const src = `https://player.vimeo.com/video/123456789?dnt=1&muted=1${secret}`;
    expect(videoPlayerOf(address)).toEqual({ by: 'vimeo', src });
  });

  it.each([
    'https://cdn.chain.example/otono.mp4',
    'https://youtube.com.evil.example/watch?v=abc-defg_hi',
    'https://evil.example/?u=https://www.youtube.com/watch?v=abc-defg_hi',
    'https://notvimeo.com/123456789',
  ])('[R-HOM-04] [W20] from anywhere else is played by the browser, for any address: %s', (address) => {
    expect(videoPlayerOf(address)).toEqual({ by: 'browser', src: address });
  });

  it.each([
    'javascript:alert(1)//youtube.com/watch?v=abc-defg_hi',
    'data:video/mp4;base64,AAAA',
    'https://www.youtube.com/@chain',
    'https://www.youtube.com/watch?v=abc"onload=x',
    'https://youtu.be/',
    'https://vimeo.com/features',
    '/otono.mp4',
  ])('[W20] is rejected at an address without one: %s', (address) => {
    expect(videoPlayerOf(address)).toBeNull();
    const parsed = videoCommands.AddVideo.input.safeParse({ url: address });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['address_refused']);
  });

  it('[R-AME-09] [R-ERR-16] needs an address', () => {
    const parsed = videoCommands.AddVideo.input.safeParse({ url: ' ' });
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual(['required']);
  });
});
