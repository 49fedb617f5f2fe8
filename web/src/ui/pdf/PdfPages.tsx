import Box from '@mui/material/Box';
import { useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { useText } from '#app/i18n/use-text';
import { EmptyState } from '../states/EmptyState';
import { FaultDrawing } from '../drawings/FaultDrawing';
import { pdfMessages } from './pdf.messages';
import { pdfOptions } from './pdf-worker';

/** A catalogue of a thousand pages is downloaded, not looked through. */
const mostPages = 50;

interface PdfPagesProps {
  url: string;
  zoom: number;
  onPages: (count: number) => void;
}

/** The pages of a document, one below the other, with their text for ears and for the clipboard. Load it lazily. */
export function PdfPages({ url, zoom, onPages }: PdfPagesProps) {
  const text = useText(pdfMessages);
  const [count, setCount] = useState(0);
  const shown = Math.min(count, mostPages);
  const loaded = ({ numPages }: { numPages: number }) => {
    setCount(numPages);
    onPages(numPages);
  };
  return (
    <Document
      file={url}
      options={pdfOptions}
      onLoadSuccess={loaded}
      loading={<Box role="status">{text('loading')}</Box>}
      error={<EmptyState drawing={<FaultDrawing />} title={text('failedTitle')} text={text('failed')} />}
    >
      {Array.from({ length: shown }, (_, at) => (
        <Box key={at} component="section" aria-label={text('page', { page: at + 1, count })} sx={{ mb: 2 }}>
          <Page pageNumber={at + 1} scale={zoom} renderAnnotationLayer={false} loading="" />
        </Box>
      ))}
      {count > shown && <Box component="p">{text('more', { shown })}</Box>}
    </Document>
  );
}
