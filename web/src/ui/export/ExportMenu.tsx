import FileDownloadRounded from '@mui/icons-material/FileDownloadRounded';
import { CircularProgress, ListItemText, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { ToolButton } from '../table/ToolButton';
import { useToast } from '../toast/toast-context';
import type { ExportColumn } from './export-columns';
import { exportTexts } from '../texts';
import { opensAtEnd } from '../opens-at-end';

const formats = ['xlsx', 'csv'] as const;
type Format = (typeof formats)[number];

/** Loaded on demand. */
const writers = {
  csv: () => import('./to-csv').then(({ toCsv }) => toCsv),
  xlsx: () => import('./to-xlsx').then(({ toXlsx }) => toXlsx),
};

interface ExportMenuProps<Row> {
  name: string;
  columns: readonly ExportColumn<Row>[];
  total: number;
  /** Filtered, in order. */
  load: () => Promise<readonly Row[]>;
}

/** U10 */
export function ExportMenu<Row>({ name, columns, total, load }: ExportMenuProps<Row>) {
  const text = useText(exportTexts);
  const toast = useToast();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);

  const save = async (format: Format) => {
    setAnchor(null);
    setBusy(true);
    try {
      const [write, { saveFile }, rows] = await Promise.all([
        writers[format](),
        import('./export-columns'),
        load(),
      ]);
      saveFile(await write({ name, columns, rows }), `${name}.${format}`);
      toast.done(text('done', { count: rows.length, file: `${name}.${format}` }));
    } catch (error) {
      toast.failed(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ToolButton
        id={id}
        startIcon={isBusy ? <CircularProgress size={16} color="inherit" /> : <FileDownloadRounded />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={isBusy || total === 0}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text(isBusy ? 'busy' : 'export')}
      </ToolButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        {...opensAtEnd}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            <ListItemText primary={text(format)} secondary={text('rows', { count: total })} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
