import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { finishedWizards } from '../store/finished-wizards';
import { placeIn } from './wizard-place';

/**
 * Whether the browser's history led to a page of a wizard that was confirmed already: goes on to where that wizard was
 * opened from, or to its exit where it was opened by its address.
 */
export function useIsFinished(exit: string): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  // As it is on arriving: confirming leads away by itself.
  const [place] = useState(() => placeIn(state));
  const [isFinished] = useState(() => place !== null && finishedWizards.has(place.run));
  const hasLeft = useRef(false);
  const leave = useEffectEvent(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    if (place?.hasOrigin === true) void navigate(-place.depth - 1);
    else void navigate(exit, { replace: true });
  });
  useEffect(() => {
    if (isFinished) leave();
  }, [isFinished]);
  return isFinished;
}
