import { Alert, Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { useText } from '#core/i18n/use-text';
import { lineLength } from '#core/theme/tokens';
import { EmptyState } from '../states/EmptyState';
import { FaultDrawing } from '../drawings/Drawing';
import { pdfTexts } from '../texts';
import { isDrawnWhole, pdfOptions } from './pdf-worker';

/** Longer documents are for download. */
const maxPages = 50;

interface PdfPagesProps {
  url: string;
  zoom: number;
  onPages: (count: number) => void;
}

/** Milliseconds; some pictures never decode. */
const maxDrawing = 30_000;

function PdfPage({ number, zoom }: { number: number; zoom: number }) {
  const text = useText(pdfTexts);
  const [isWhole, setWhole] = useState<boolean>();
  useEffect(() => {
    const late = setTimeout(() => setWhole((known) => known ?? false), maxDrawing);
    return () => clearTimeout(late);
  }, []);
  return (
    <>
      {isWhole === false && (
        <Alert severity="warning" sx={{ mb: 1, maxWidth: lineLength }}>
          {text('incomplete')}
        </Alert>
      )}
      <Page
        pageNumber={number}
        scale={zoom}
        renderAnnotationLayer={false}
        loading=""
        error=""
        onLoadError={() => setWhole(false)}
        onRenderError={() => setWhole(false)}
        onRenderSuccess={(page) => setWhole(isDrawnWhole(page))}
      />
    </>
  );
}

/** Pages with text layer. Load lazily. */
export function PdfPages({ url, zoom, onPages }: PdfPagesProps) {
  const text = useText(pdfTexts);
  const [count, setCount] = useState(0);
  const shown = Math.min(count, maxPages);
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
        <Box
          key={at}
          component="section"
          aria-label={text('page', { page: at + 1, count })}
          sx={{ mb: 2, display: 'grid', justifyItems: 'safe center' }}
        >
          <PdfPage number={at + 1} zoom={zoom} />
        </Box>
      ))}
      {count > shown && <Box component="p">{text('more', { shown })}</Box>}
    </Document>
  );
}
