import { type KeyboardEvent, useCallback, useRef, useState } from 'react';
import type { PaletteRow } from '#core/finder/finder';

const movingKeys = /^(?:Arrow|Home|End|Page)/;
const noRows: readonly PaletteRow[] = [];

/** What Enter takes: the best line, until the person moves to another. */
export function useSelection() {
  const [value, setValue] = useState('');
  const isMovedRef = useRef(false);
  const rowsRef = useRef(noRows);
  const moved = () => {
    isMovedRef.current = true;
  };
  return {
    /** The line that Enter takes. */
    row: () => rowsRef.current.find(({ key }) => key === value),
    rows: () => rowsRef.current,
    forget: () => {
      isMovedRef.current = false;
    },
    /** Moves to a line, as the person would. */
    moveTo: (key: string) => {
      moved();
      setValue(key);
    },
    onShown: useCallback((rows: readonly PaletteRow[]) => {
      rowsRef.current = rows;
      if (!isMovedRef.current) setValue(rows[0]?.key ?? '');
    }, []),
    sheet: {
      value,
      onValueChange: (next: string) => {
        if (isMovedRef.current) setValue(next);
      },
      onKeyDownCapture: ({ key }: KeyboardEvent) => {
        if (movingKeys.test(key)) moved();
      },
      onPointerMoveCapture: moved,
    },
  };
}
