import { useCallback, useRef, useState } from 'react';

interface Waiting {
  readonly promise: Promise<boolean>;
  readonly resolve: (signedIn: boolean) => void;
}

function wait(): Waiting {
  let resolve: Waiting['resolve'] = () => undefined;
  const promise = new Promise<boolean>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** One question to the person, however many calls wait for the answer: "sign in again?" */
export function useRelogin() {
  const waiting = useRef<Waiting | null>(null);
  const [isAsking, setAsking] = useState(false);

  const ask = useCallback(() => {
    waiting.current ??= wait();
    setAsking(true);
    return waiting.current.promise;
  }, []);

  const settle = useCallback((signedIn: boolean) => {
    waiting.current?.resolve(signedIn);
    waiting.current = null;
    setAsking(false);
  }, []);

  return { isAsking, ask, settle };
}
