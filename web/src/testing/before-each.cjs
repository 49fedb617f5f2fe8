const { afterEach, beforeEach, jest: time } = require('@jest/globals');
const { configure, getConfig } = require('@testing-library/dom');
const { cleanup } = require('@testing-library/react');

const { getElementError } = getConfig();
// As Testing Library marks what it calls while it waits.
const isWaiting = () => getConfig()._disableExpensiveErrorDiagnostics === true;
configure({
  // The whole document in each attempt's error is a tenth of the time.
  getElementError: (message, container) => {
    if (!isWaiting()) return getElementError(message, container);
    const error = new Error(message ?? '');
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

/** Called for each file; the files of a worker share modules and window. */
module.exports = () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  globalThis.document?.body.replaceChildren();
  globalThis.history?.replaceState(null, '', '/');
  delete globalThis.matchMedia;
  beforeEach(() => {
    globalThis.localStorage?.clear();
    globalThis.sessionStorage?.clear();
    time.useRealTimers();
  });
  afterEach(cleanup);
};
