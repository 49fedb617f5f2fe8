import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { recall, remember } from '#core/remembered';

type View = 'calendar' | 'list';
const viewKey = 'planner.view';

/** The calendar where there is room for a year, unless the list was chosen; on paper always the calendar. */
export function useView() {
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('sm'));
  const [chosen, setChosen] = useState<View>(() => (recall(viewKey) === 'list' ? 'list' : 'calendar'));
  return {
    isWide,
    view: isWide ? chosen : ('list' as const),
    choose: (view: View) => {
      remember(viewKey, view === 'list' ? view : null);
      setChosen(view);
    },
  };
}
export type Views = ReturnType<typeof useView>;
