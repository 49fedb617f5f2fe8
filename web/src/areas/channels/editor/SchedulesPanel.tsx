import { useCallback, useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import type { ChannelEditor } from '../draft/use-channel-editor';
import type { WantedSchedule } from '../use-guide';
import { BlockPanel } from './BlockPanel';
import { editorTexts } from '../texts';
import { SchedulesFields } from './SchedulesFields';

const parts = ['restaurant', 'mcauto', 'mcexpress', 'takeaway', 'delivery'] as const;

interface SchedulesPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  /** The schedule block that a pop-up leads to. */
  wanted: WantedSchedule | undefined;
}

/** The hours that hold from now on, block by block (R-CHN-15…19). */
export function SchedulesPanel({ editor, isReadOnly, wanted }: SchedulesPanelProps) {
  const text = useText(editorTexts);
  const { set, state, isChecked } = editor;
  const { restaurant, mcauto, mcexpress, takeaway, delivery, services } = state;
  const schedules = useMemo(
    () => ({ restaurant, mcauto, mcexpress, takeaway, delivery }),
    [restaurant, mcauto, mcexpress, takeaway, delivery],
  );
  const setDelivery = useCallback((typed: string) => set('delivery', typed), [set]);
  return (
    <BlockPanel title={text('schedules')} blocks={parts} editor={editor}>
      <SchedulesFields
        wanted={wanted}
        schedules={schedules}
        isChecked={isChecked}
        isReadOnly={isReadOnly}
        active={services}
        onBlock={set}
        onDelivery={setDelivery}
      />
    </BlockPanel>
  );
}
