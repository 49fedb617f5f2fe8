import { Alert, Box } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import type { PDFPageProxy } from 'pdfjs-dist';
import { Document, Page } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { useText } from '#core/i18n/use-text';
import { lineLength } from '#core/theme/tokens';
import { EmptyState } from '../states/EmptyState';
import { FaultDrawing } from '../drawings/Drawing';
import { pdfTexts } from '../texts';
import { isDrawnWhole, pdfOptions } from './pdf-worker';
import { fittedWidth } from './zoom';

/** Longer documents are for download. */
const maxPages = 50;

interface PdfPagesProps {
  url: string;
  zoom: number;
  /** Pixels in which a page is whole at zoom 1, in place of the size on paper. */
  fit?: { readonly width: number; readonly height: number };
  /** From 1; only this one. */
  only?: number;
  /** Over a page, in its size. */
  renderOver?: (page: number) => ReactNode;
  onPages: (count: number) => void;
}

/** Milliseconds; some pictures never decode. */
const maxDrawing = 30_000;

/** As shown, turned or not. */
function ratioOf(page: PDFPageProxy): number {
  const { width, height } = page.getViewport({ scale: 1 });
  return width / height;
}

interface PdfPageProps extends Pick<PdfPagesProps, 'zoom' | 'fit' | 'renderOver'> {
  number: number;
}

function PdfPage({ number, zoom, fit, renderOver }: PdfPageProps) {
  const text = useText(pdfTexts);
  const [isWhole, setWhole] = useState<boolean>();
  const [ratio, setRatio] = useState<number>();
  const width = fit && fittedWidth(fit, ratio);
  const isSized = width !== 0;
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
          width={width || undefined}
          renderMode={isSized ? 'canvas' : 'none'}
          renderTextLayer={isSized}
          renderAnnotationLayer={false}
          loading=""
          error=""
          onLoadSuccess={(page) => setRatio(ratioOf(page))}
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
