import CloseRounded from '@mui/icons-material/CloseRounded';
import DescriptionRounded from '@mui/icons-material/DescriptionRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ResourceCategory, type ResourceDetail, resourceUploads } from '@portal/contracts/areas/resources';
import { useId, useState } from 'react';
import { isCallError } from '#core/client/call-error';
import { useErrorText } from '#core/client/use-error-text';
import { useText } from '#core/i18n/use-text';
import { FieldFrame } from '#ui/fields/Field';
import { Panel } from '#ui/Panel';
import { CropField } from '#ui/pictures/crop/CropField';
import { thumbCrop } from '#ui/pictures/crop/crop-presets';
import type { RecordFormApi } from '#ui/record/use-record-form';
import { refusalOf } from '#ui/upload/use-uploads';
import { UploadZone } from '#ui/upload/UploadZone';
import { useFileSize } from '../../detail/use-file-size';
import { useOnItsWay } from '../uploads/use-on-its-way';
import { FieldSlotPanel } from './FieldSlotPanel';
import { formTexts } from '../../texts';
import type { ResourceDraft } from './resource-values';

interface FilesPanelProps {
  form: RecordFormApi<ResourceDraft>;
  resource: ResourceDetail | null;
}

/** The upload of an earlier visit was cut: the file must be chosen again. */
function Awaited({ resource, part }: { resource: ResourceDetail | null; part: 'file' | 'thumb' }) {
  const text = useText(formTexts);
  const isOnItsWay = useOnItsWay(resource?.id, part);
  if (resource?.to_come.includes(part) !== true || isOnItsWay) return null;
  return <Alert severity="warning">{text(`awaited.${part}`)}</Alert>;
}

/** The picture of the catalogue, cut to 600 × 600 (R-ARS-06, R-ARS-11). */
function ThumbPart({ form, resource }: FilesPanelProps) {
  const { values, field } = form;
  return (
    <Stack spacing={1.5}>
      {values.thumb === null && <Awaited resource={resource} part="thumb" />}
      <FieldSlotPanel name="thumb">
        <CropField
          {...field('thumb')}
          preset={thumbCrop}
          optional={values.category === String(ResourceCategory.BestPractice)}
          current={resource === null || resource.thumb === '' ? undefined : resource.thumb}
        />
      </FieldSlotPanel>
    </Stack>
  );
}

function FileLine({ name, aside, onDrop }: { name: string; aside: string; onDrop?: () => void }) {
  const text = useText(formTexts);
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minWidth: 0 }}>
      <DescriptionRounded aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="div" color="textSecondary">
          {aside}
        </Typography>
      </Box>
      {onDrop !== undefined && (
        <IconButton size="small" aria-label={text('fileDrop', { file: name })} onClick={onDrop}>
          <CloseRounded />
        </IconButton>
      )}
    </Stack>
  );
}

/** The file chosen for the next saving, refused at once where the server would refuse it. */
function useChosenFile({ set }: Pick<FilesPanelProps['form'], 'set'>) {
  const explain = useErrorText();
  const [refusal, setRefusal] = useState<unknown>(undefined);
  const take = ([first]: readonly File[]) => {
    if (first === undefined) return;
    const problem = refusalOf(first, resourceUploads.UploadResourceFile);
    setRefusal(problem);
    set('file', problem === undefined ? first : null);
  };
  return { take, error: isCallError(refusal) ? explain(refusal).text : undefined };
}

function Present({ resource, isChosen }: { resource: ResourceDetail | null; isChosen: boolean }) {
  const text = useText(formTexts);
  const sizeOf = useFileSize();
  if (resource !== null && resource.file !== '') {
    return <FileLine name={resource.file} aside={sizeOf(resource.file_bytes)} />;
  }
  if (isChosen) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text('fileNone')}
    </Typography>
  );
}

/** The file that readers download: what there is, and what replaces it with the next saving. */
function FilePart({ form, resource }: FilesPanelProps) {
  const text = useText(formTexts);
  const id = useId();
  const { file } = form.values;
  const { take, error } = useChosenFile(form);
  const replaces = resource !== null && resource.file !== '';
  return (
    <Stack spacing={1.5}>
      {file === null && <Awaited resource={resource} part="file" />}
      <FieldSlotPanel name="file">
        <FieldFrame id={id} label={text('file')} optional error={error}>
          <Present resource={resource} isChosen={file !== null} />
          <UploadZone
            id={id}
            contract={resourceUploads.UploadResourceFile}
            max={1}
            onFiles={take}
            isInvalid={error !== undefined}
          />
        </FieldFrame>
      </FieldSlotPanel>
      {file !== null && (
        <FileLine
          name={file.name}
          aside={replaces ? text('fileReplace') : text('fileChosen')}
          onDrop={() => form.set('file', null)}
        />
      )}
    </Stack>
  );
}

/** What readers see of it and what they get. */
export function FilesPanel(props: FilesPanelProps) {
  const text = useText(formTexts);
  return (
    <Panel title={text('files')}>
      <Stack spacing={3}>
        <ThumbPart {...props} />
        <FilePart {...props} />
      </Stack>
    </Panel>
  );
}
