import type { LostAnswer } from '@portal/contracts/areas/cart';
import { useCallback } from 'react';
import { useText } from '#core/i18n/use-text';
import { lostTexts } from '../texts';

type Name = 'format' | 'size' | 'answer' | 'direction' | 'method' | 'units' | 'places';

function nameOf(answer: LostAnswer): Name {
  if (answer === 'to.file') return 'format';
  if (answer === 'to.filename') return 'size';
  if (answer === 'custom.direction') return 'direction';
  return answer === 'method' || answer === 'units' || answer === 'places' ? answer : 'answer';
}

/** What people call answers that were lost, each once. */
export function useLostNames(): (lost: readonly LostAnswer[]) => readonly string[] {
  const text = useText(lostTexts);
  return useCallback((lost) => [...new Set(lost.map(nameOf))].map((name) => text(`answer.${name}`)), [text]);
}
