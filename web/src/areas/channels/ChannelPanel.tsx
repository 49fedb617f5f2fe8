import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { channelCommands, type ChannelData } from '@portal/contracts/areas/channels';
import { useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { LeavingDialog } from '#ui/dialogs/LeavingDialog';
import { Segmented } from '#ui/Segmented';
import { useToday } from '#ui/use-today';
import { channelsTexts } from './texts';
import { blockOf, popupOf } from './draft/problems';
import { useChannelEditor } from './draft/use-channel-editor';
import { useChannelSave } from './draft/use-channel-save';
import { ImmediatePanel } from './editor/ImmediatePanel';
import { useBlockNames } from './editor/use-block-names';
import { PreviewPanel } from './preview/PreviewPanel';
import { PlannedPanel } from './planned/PlannedPanel';
import { PopupDialog } from './PopupDialog';
import { SaveBar } from './SaveBar';
import { TooManyPlansDialog } from './TooManyPlansDialog';
import { useGuide } from './use-guide';
import { roomForTwo } from './use-wide';

/** The editor at the left, what customers see at its right; on phones what customers see comes first. */
const Beside = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > .preview': { order: -1 },
  [theme.breakpoints.up(roomForTwo)]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, 34%)',
    '& > .preview': { order: 0, position: 'sticky', top: theme.spacing(11) },
  },
}));

/** A restaurant's channels, as they are edited and as customers see them. */
export function ChannelPanel({ channel }: { channel: ChannelData }) {
  const text = useText(channelsTexts);
  const today = useToday();
  const may = useMay();
  const nameOf = useBlockNames();
  const isReadOnly = !may(channelCommands.UpdateChannel);
  const editor = useChannelEditor(channel);
  const saving = useChannelSave(editor);
  const { setPage, ...guide } = useGuide(editor);
  const [day, setDay] = useState(today);
  const [isTooMany, setTooMany] = useState(false);
  const incomplete = new Set(
    Object.keys({ ...editor.toldProblems, ...editor.problems })
      .filter((path) => popupOf(path) === 'schedules')
      .map((path) => nameOf(blockOf(path))),
  );
  return (
    <Box ref={setPage}>
      <LeavingDialog when={editor.changed.length > 0} onLeave={editor.drop} />
      <Beside>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <Segmented
            label={text('tabs')}
            hidesLabel
            options={(['immediate', 'planned'] as const).map((value) => ({ value, label: text(value) }))}
            value={guide.tab}
            onChange={guide.setTab}
          />
          <div>
            {guide.tab === 'immediate' ? (
              <ImmediatePanel
                editor={editor}
                isReadOnly={isReadOnly}
                wanted={guide.wanted}
                refusedPause={saving.refusedPause}
              />
            ) : (
              <PlannedPanel
                editor={editor}
                isReadOnly={isReadOnly}
                open={guide.plan}
                onOpen={guide.setPlan}
                onTooMany={() => setTooMany(true)}
              />
            )}
          </div>
        </Stack>
        <div className="preview">
          <PreviewPanel editor={editor} day={day < today ? today : day} onDay={setDay} />
        </div>
      </Beside>
      {!isReadOnly && <SaveBar editor={editor} saving={saving} />}
      {saving.popup !== null && (
        <PopupDialog
          popup={saving.popup}
          blocks={[...incomplete].join(', ')}
          onGo={() => {
            if (saving.popup !== null) guide.lead(saving.popup);
            saving.closePopup();
          }}
          onClose={saving.closePopup}
        />
      )}
      {isTooMany && <TooManyPlansDialog onClose={() => setTooMany(false)} />}
    </Box>
  );
}
