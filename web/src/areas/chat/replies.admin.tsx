import { Box, Chip, Stack, Typography } from '@mui/material';
import { type CannedReply, chatCommands, chatQueries } from '@portal/contracts/areas/chat';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { recordDialog } from '#ui/record/RecordAdmin';
import { RecordText } from '#ui/record/RecordFields';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { placeholders } from './replies';
import { repliesTexts } from './texts';

type ReplyValues = Pick<CannedReply, 'title' | 'message'>;

function ReplyCard({ row: { title, message } }: { row: CannedReply }) {
  return (
    <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 650 }}>{title}</Box>
      <Box sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>{message}</Box>
    </Typography>
  );
}

function ReplyFields({ form }: { form: RecordFormApi<ReplyValues> }) {
  const text = useText(repliesTexts);
  const { language } = useLanguage();
  const insert = (name: string) => form.set('message', `${form.values.message}{${name}}`);
  return (
    <Stack spacing={2}>
      <RecordText {...form.field('title')} label={text('name')} hint={text('nameHint')} autoFocus />
      <RecordText {...form.field('message')} multiline />
      <Typography variant="body2" component="div" color="textSecondary">
        {text('fills')}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: 1 }}>
          {Object.values(placeholders[language]).map((name) => (
            <Chip key={name} variant="outlined" label={`{${name}}`} onClick={() => insert(name)} />
          ))}
        </Stack>
      </Typography>
    </Stack>
  );
}

export const RepliesDialog = recordDialog({
  words: repliesTexts,
  calls: {
    list: chatQueries.ListCannedReplies,
    add: chatCommands.AddCannedReply,
    update: chatCommands.UpdateCannedReply,
    delete: chatCommands.DeleteCannedReply,
    restore: chatCommands.RestoreCannedReply,
  },
  nameOf: ({ title }) => title,
  Card: ReplyCard,
  blank: { title: '', message: '' },
  valuesOf: ({ title, message }) => ({ title, message }),
  Fields: ReplyFields,
  fieldNames: { title: 'name', message: 'message' },
});
