import type { Proof } from '@portal/contracts/kernel';
import { useCallback, useRef, useState } from 'react';
import type { CallError } from '../client/call-error';

export interface ProofQuestion {
  readonly refusal: CallError;
  readonly isSending: boolean;
}

export function useProof() {
  const answer = useRef<(proof: Proof | null) => void>(() => undefined);
  const [question, setQuestion] = useState<ProofQuestion | null>(null);

  const ask = useCallback((refusal: CallError) => {
    setQuestion({ refusal, isSending: false });
    return new Promise<Proof | null>((resolve) => {
      answer.current = resolve;
    });
  }, []);
  const close = useCallback(() => setQuestion(null), []);
  const settle = useCallback((proof: Proof | null) => {
    setQuestion((asked) => (proof === null || asked === null ? null : { ...asked, isSending: true }));
    answer.current(proof);
  }, []);

  return { question, ask, settle, close };
}
