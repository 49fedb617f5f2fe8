import type { ResourceDetail } from '@portal/contracts/areas/resources';
import Box from '@mui/material/Box';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { type Fact, FactList } from '#ui/FactList';
import { detailTexts } from '../texts';
import { useFileSize } from './use-file-size';
import { useFormatNames } from '../use-format-names';

const isKnown = ({ value }: Fact) => value !== '' && value !== null;

/** Reference, piece type, language (not when it is Portuguese), file and date (R-CAT-12). */
export function ResourceFactsList({ resource }: { resource: ResourceDetail }) {
  const text = useText(detailTexts);
  const dates = useDates();
  const sizeText = useFileSize();
  const format = useFormatNames()(resource.type);
  const { reference, lang, file, file_bytes: bytes, update_date: updated } = resource;
  const facts: readonly Fact[] = [
    {
      key: 'reference',
      label: text('reference'),
      value: reference && (
        <Box component="span" sx={{ typography: 'mono' }}>
          {reference}
        </Box>
      ),
    },
    { key: 'pieceType', label: text('pieceType'), value: format },
    { key: 'language', label: text('language'), value: lang.id === 'PT' ? '' : lang.name },
    { key: 'file', label: text('file'), value: file === '' ? '' : `${file} · ${sizeText(bytes)}` },
    { key: 'updated', label: text('updated'), value: dates.day(updated) },
  ];
  return <FactList facts={facts.filter(isKnown)} />;
}
