import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useCallback } from 'react';
import type { CallError } from '#core/client/call-error';
import { useText } from '#core/i18n/use-text';
import { useToday } from '#ui/use-today';
import { channelsTexts } from '../texts';
import { problemsBelow } from '../draft/problems';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { BirthdayFields } from './BirthdayFields';
import type { WantedSchedule } from '../use-guide';
import { BlockPanel } from './BlockPanel';
import { DataPanel } from './DataPanel';
import { LockedFields } from './LockedFields';
import { OpeningFields } from './OpeningFields';
import { PauseRequestPanel } from './PauseRequestPanel';
import { SchedulesPanel } from './SchedulesPanel';
import { ServicesFields } from './ServicesFields';

interface ImmediatePanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  /** The schedule block that a pop-up leads to. */
  wanted: WantedSchedule | undefined;
  refusedPause: CallError | null;
}

/** All that holds from now on, block by block. */
export function ImmediatePanel({ editor, isReadOnly, wanted, refusedPause }: ImmediatePanelProps) {
  const frame = useText(channelsTexts);
  const today = useToday();
  const { channel, state, toldProblems: problems, set } = editor;
  const setServices = useCallback((services: readonly number[]) => set('services', services), [set]);
  return (
    <Stack spacing={2}>
      {isReadOnly && (
        <Alert severity="info" role="status">
          {frame('readOnly')}
        </Alert>
      )}
      <BlockPanel title={frame('block.opening')} blocks={['opening']} editor={editor}>
        <LockedFields isLocked={isReadOnly}>
          <OpeningFields
            opening={state.opening}
            from={today}
            problems={problemsBelow(problems, 'opening.')}
            onChange={(opening) => set('opening', opening)}
          />
        </LockedFields>
      </BlockPanel>
      <SchedulesPanel editor={editor} isReadOnly={isReadOnly} wanted={wanted} />
      <BlockPanel
        title={frame('block.services')}
        blocks={channel.mop_schedule === undefined ? ['services'] : ['services', 'pause']}
        editor={editor}
      >
        <LockedFields isLocked={isReadOnly}>
          <ServicesFields
            services={channel.service}
            active={state.services}
            problem={problems['service']}
            belowMobile={
              <PauseRequestPanel editor={editor} isReadOnly={isReadOnly} refusedPause={refusedPause} />
            }
            onChange={setServices}
          />
        </LockedFields>
      </BlockPanel>
      <DataPanel editor={editor} isReadOnly={isReadOnly} />
      <BlockPanel title={frame('block.birthday')} blocks={['birthday']} editor={editor}>
        <LockedFields isLocked={isReadOnly}>
          <BirthdayFields
            birthday={state.birthday}
            problems={problemsBelow(problems, 'channel.birthday_data.')}
            onChange={(birthday) => set('birthday', birthday)}
          />
        </LockedFields>
      </BlockPanel>
    </Stack>
  );
}
