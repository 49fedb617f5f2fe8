import CloseRounded from '@mui/icons-material/CloseRounded';
import InsertDriveFileRounded from '@mui/icons-material/InsertDriveFileRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { resourceCommands } from '@portal/contracts/areas/resources';
import { inputLimitsOf } from '#core/client/input-schema';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { FileThumb } from '#ui/upload/FileThumb';
import { draftsTexts, formTexts } from '../../texts';
import type { Draft, Drafts } from './use-drafts';

const maxName = inputLimitsOf(resourceCommands.AddResource)['name'];

interface DraftRowsProps {
  drafts: Drafts;
  /** Somebody wanted to add them: empty names are told. */
  isTried: boolean;
}

const Picture = ({ file }: { file: File }) =>
  /^image\/(jpeg|png|webp)$/.test(file.type) ? (
    <FileThumb file={file} />
  ) : (
    <InsertDriveFileRounded aria-hidden sx={{ width: 40, color: 'text.secondary' }} />
  );

function DraftRow({ draft, drafts, isTried }: { draft: Draft } & DraftRowsProps) {
  const text = useText(draftsTexts);
  const formText = useText(formTexts);
  const explain = useErrorText();
  const { id, file, name, error, isHopeless } = draft;
  const isNameless = isTried && name.trim() === '';
  const isBusy = drafts.done !== null;
  return (
    <Box
      component="li"
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: `${theme.spacing(5)} minmax(0, 1fr) auto`,
        gap: 1.5,
        py: 1,
      })}
    >
      <Box sx={{ alignSelf: 'center', justifySelf: 'center' }}>
        <Picture file={file} />
      </Box>
      <TextInput
        label={text('nameOf', { file: file.name })}
        value={name}
        maxLength={maxName}
        disabled={isHopeless || isBusy}
        {...(isNameless && { error: formText('name.obligatory_name') })}
        {...(error !== undefined && { error: explain(error).text })}
        onChange={({ target }) => drafts.rename(id, target.value)}
      />
      <Box sx={{ alignSelf: 'center', justifySelf: 'center' }}>
        <IconButton
          aria-label={text('remove', { file: file.name })}
          disabled={isBusy}
          onClick={() => drafts.remove(id)}
        >
          <CloseRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

/** The files that are to become drafts, each with the name it will have and why it was not added. */
export function DraftRows({ drafts, isTried }: DraftRowsProps) {
  const text = useText(draftsTexts);
  return (
    <Box component="ul" aria-label={text('files')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {drafts.drafts.map((draft, at) => (
        // Its place is what stays while its name is typed.
        <DraftRow key={`${at} ${draft.file.name}`} draft={draft} drafts={drafts} isTried={isTried} />
      ))}
    </Box>
  );
}
