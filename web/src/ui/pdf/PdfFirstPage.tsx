import { Document, Page } from 'react-pdf';
import { pdfOptions } from './pdf-worker';

// Fetches only what the first page needs.
const options = { ...pdfOptions, disableAutoFetch: true, disableStream: true } as const;

interface PdfFirstPageProps {
  url: string;
  /** Pixels. */
  width: number;
  onFailed: () => void;
}

/** The first page as a picture, without text layer (R-CHN-02). Load lazily. */
export function PdfFirstPage({ url, width, onFailed }: PdfFirstPageProps) {
  return (
    <Document file={url} options={options} loading="" error="" onLoadError={onFailed}>
      <Page
        pageNumber={1}
        width={width}
        renderAnnotationLayer={false}
        renderTextLayer={false}
        loading=""
        error=""
        onRenderError={onFailed}
      />
    </Document>
  );
}
