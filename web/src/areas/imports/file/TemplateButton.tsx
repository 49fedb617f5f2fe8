import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import Button from '@mui/material/Button';
import { importDownloads, type ImportKind } from '@portal/contracts/areas/imports';
import { fillPath } from '#core/client/wire';
import { apiBase } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { useKindNames } from '../use-kind-names';
import { fileTexts } from '../texts';

/** An empty sheet of a kind, to be filled in (AMB-56). */
export function TemplateButton({ kind }: { kind: ImportKind }) {
  const text = useText(fileTexts);
  const { kindName } = useKindNames();
  return (
    <Button
      component="a"
      download
      href={`${apiBase}${fillPath(importDownloads.OpenImportTemplate.path, { kind })}`}
      startIcon={<FileDownloadRounded />}
      aria-label={text('templateOf', { kind: kindName(kind) })}
    >
      {text('template')}
    </Button>
  );
}
