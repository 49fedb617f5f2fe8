import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { channelsTexts } from '../texts';
import type { EditedBlock } from '../draft/channel-state';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { useFieldNames } from './use-field-names';

interface ContestedNoticeProps {
  block: EditedBlock;
  editor: ChannelEditor;
}

/** Somebody else saved a block while it was edited here: who, when and which fields, and whose changes hold (R4). */
export function ContestedNotice({ block, editor }: ContestedNoticeProps) {
  const isContested = editor.contested.includes(block);
  return isContested ? <Notice block={block} editor={editor} /> : null;
}

function Notice({ block, editor }: ContestedNoticeProps) {
  const text = useText(channelsTexts);
  const dates = useDates();
  const fieldNames = useFieldNames();
  const log = useCallQuery(restaurantQueries.GetRestaurantLog, { id: editor.channel.id, size: 1 });
  const [last] = log.data ?? [];
  const who = last?.user === undefined || last.user === '' ? text('somebody') : last.user;
  const when = last === undefined ? '' : dates.time(last.date);
  const fields = fieldNames(block, editor.theirChanges(block));
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
      <AlertTitle>{text('contested', { who, when, isDated: when === '' ? 'no' : 'yes' })}</AlertTitle>
      {fields.length > 0 && text('contestedFields', { fields: fields.join(', ') })}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
        <Button size="small" onClick={() => editor.keepMine(block)}>
          {text('keepMine')}
        </Button>
        <Button size="small" onClick={() => editor.discard([block])}>
          {text('takeTheirs')}
        </Button>
      </Stack>
    </Alert>
  );
}
