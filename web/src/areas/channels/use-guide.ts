import { type ScheduleBlockName, scheduleBlocks } from '@portal/contracts/areas/channels';
import { useEffect, useState } from 'react';
import { focusFirstError } from '#ui/fields/lead-to-mistake';
import type { EditedBlock } from './draft/channel-state';
import { blockOf, type Popup, popupOf } from './draft/problems';
import type { ChannelEditor } from './draft/use-channel-editor';

/** The schedule block that a pop-up leads to; anew each time that it does. */
export interface WantedSchedule {
  readonly name: ScheduleBlockName;
}

export type ChannelTab = 'immediate' | 'planned';

const isSchedule = (block: EditedBlock): block is ScheduleBlockName =>
  (scheduleBlocks as readonly string[]).includes(block);

/** The index of the planned change that a field of the wire belongs to. */
const planOf = (path: string) => Number(/^channel_plan\.(\d+)\./.exec(path)?.[1] ?? 0);

/** Which part of the editor is shown, and how a pop-up leads to what it is about. */
export function useGuide({ problems, toldProblems }: Pick<ChannelEditor, 'problems' | 'toldProblems'>) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState<ChannelTab>('immediate');
  const [plan, setPlan] = useState<number | null>(null);
  const [wanted, setWanted] = useState<WantedSchedule | undefined>();
  const [led, setLed] = useState(0);
  useEffect(() => {
    if (led === 0 || page === null) return undefined;
    // A turn later: what it leads to is drawn by then, and the pop-up has given the focus back.
    const later = setTimeout(() => focusFirstError(page));
    return () => clearTimeout(later);
  }, [led, page]);
  const lead = (popup: Popup) => {
    const path = Object.keys({ ...toldProblems, ...problems }).find((each) => popupOf(each) === popup);
    if (path === undefined) return;
    const block = blockOf(path);
    setTab(block === 'plan' ? 'planned' : 'immediate');
    if (block === 'plan') setPlan(planOf(path));
    if (isSchedule(block)) setWanted({ name: block });
    setLed((count) => count + 1);
  };
  return { setPage, tab, setTab, plan, setPlan, wanted, lead };
}
