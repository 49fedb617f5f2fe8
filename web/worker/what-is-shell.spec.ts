import { describe, expect, it } from '@jest/globals';
import { isAssetPath, isPagePath } from './what-is-shell';

describe('[S19] the service worker keeps out of everything that is about a person', () => {
  it.each([
    '/api/order',
    '/api',
    '/api/resource/12/download',
    '/socket.io/?EIO=4',
    '/dev/mailbox',
    '/livez',
    '/readyz',
    '/changepassword/abc/1',
    '/confirm-address/abc/1',
    '/restore-address/abc/1',
  ])('%s is the server’s alone', (path) => {
    expect([isPagePath(path), isAssetPath(path)]).toEqual([false, false]);
  });

  it.each(['/', '/orders', '/order/details/12', '/apiary', '/developers'])('%s is the page', (path) => {
    expect([isPagePath(path), isAssetPath(path)]).toEqual([true, false]);
  });

  it('a file of a build is no page', () => {
    expect([isPagePath('/assets/portal-a1.js'), isAssetPath('/assets/portal-a1.js')]).toEqual([false, true]);
  });
});
