import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, isPushAddress, lookUpPublic, PrivateAddress } from './push-address';

describe('[S17] the address that a browser names as its push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/QABC',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://FCM.googleapis.com/fcm/send/abc',
  ])('is taken: %s', (address) => {
    expect(isPushAddress(address)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:password@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com@evil.example/',
    'https://fcm.googleapis.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://push.apple.com/',
    'https://notify.windows.com.evil.example/',
    'https://evil.example/#.push.apple.com',
    'https://web.push.apple.com/a#b',
    'https://evil.example/?https://fcm.googleapis.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost/',
    'https://fcm.googleapis.com%2eevil.example/',
    'https://fcm。googleapis。com.evil.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    '//fcm.googleapis.com/',
    '',
  ])('is refused: %s', (address) => {
    expect(isPushAddress(address)).toBe(false);
  });

  it('[AMB-78] is taken of further hosts that the deployment names', () => {
    const further = ['push.chain.example', '*.push.example'];
    expect(isPushAddress('https://push.chain.example/1', further)).toBe(true);
    expect(isPushAddress('https://a.push.example/1', further)).toBe(true);
    expect(isPushAddress('https://push.example/1', further)).toBe(false);
    expect(isPushAddress('https://a.push.chain.example/1', further)).toBe(false);
  });
});

describe('[S17] the network address behind a name', () => {
  it.each(['8.8.8.8', '2606:4700::1111'])('may be reached: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    '::ffff:10.0.0.1',
    '::ffff:127.0.0.1',
    'not an address',
  ])('is refused: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each([true, false])(
    'is refused while a connection is made: localhost, all addresses: %p',
    async (all) => {
      const refused = await new Promise((resolve) => lookUpPublic('localhost', { all }, resolve));
      expect(refused).toBeInstanceOf(PrivateAddress);
    },
  );
});
