// eslint-disable-next-line portal/boundaries -- Jest reads both, and no program does
import { shared } from '../../../scripts/test/one-realm.mjs';
import BrowserEnvironment from './browser-environment.mjs';

/** What one spec file leaves behind must not be there for the next one. */
function clean({ document, history, localStorage, sessionStorage, window }) {
  for (const root of [document.documentElement, document.body]) {
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    for (const name of Object.getOwnPropertyNames(root)) delete root[name];
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const cookie of document.cookie.split(';')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  delete window.matchMedia;
}

export default shared(BrowserEnvironment, clean);
