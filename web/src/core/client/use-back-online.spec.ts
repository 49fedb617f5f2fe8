import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { CallError } from './call-error';
import { useIsMended } from './use-back-online';

afterEach(cleanup);
const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

it('[R-ERR-17] that there was no network is over when it is back; a refusal, or the next failure, is not', () => {
  const { result, rerender } = renderHook(({ error }) => useIsMended(error), {
    initialProps: { error: CallError.offline('PlaceOrder') },
  });
  expect(result.current).toBe(false);
  comeBack();
  expect(result.current).toBe(true);
  rerender({ error: CallError.offline('PlaceOrder') });
  expect(result.current).toBe(false);
  rerender({
    error: new CallError({ call: 'PlaceOrder', code: 'internal', status: 500, correlationId: '' }),
  });
  comeBack();
  expect(result.current).toBe(false);
});
