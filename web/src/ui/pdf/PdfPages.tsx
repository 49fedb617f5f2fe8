import { Alert, Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
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
  /** Pixels at zoom 1, in place of the size on paper. */
  width?: number | undefined;
  /** From 1; only this one. */
  only?: number;
  /** Over a page, in its size. */
  renderOver?: (page: number) => ReactNode;
  onPages: (count: number) => void;
}

/** Milliseconds; some pictures never decode. */
const maxDrawing = 30_000;

interface PdfPageProps extends Pick<PdfPagesProps, 'zoom' | 'width' | 'renderOver'> {
  number: number;
}

function PdfPage({ number, zoom, width, renderOver }: PdfPageProps) {
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
      <Box sx={{ position: 'relative' }}>
        <Page
          pageNumber={number}
          scale={zoom}
          width={width}
          renderAnnotationLayer={false}
          loading=""
          error=""
          onLoadError={() => setWhole(false)}
          onRenderError={() => setWhole(false)}
          onRenderSuccess={(page) => setWhole(isDrawnWhole(page))}
        />
        {renderOver?.(number)}
      </Box>
    </>
  );
}

/** Pages with text layer. Load lazily. */
export function PdfPages({ url, only, onPages, ...look }: PdfPagesProps) {
  const text = useText(pdfTexts);
  const [count, setCount] = useState(0);
  const shown = only === undefined ? Math.min(count, maxPages) : count;
  const pages = Array.from({ length: shown }, (_, at) => at + 1);
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
      {pages
        .filter((page) => only === undefined || page === Math.min(only, count))
        .map((page) => (
          <Box
            key={page}
            component="section"
            aria-label={text('page', { page, count })}
            sx={{ mb: only === undefined ? 2 : 0, display: 'grid', justifyItems: 'safe center' }}
          >
            <PdfPage number={page} {...look} />
          </Box>
        ))}
      {count > shown && <Box component="p">{text('more', { shown })}</Box>}
    </Document>
  );
}
