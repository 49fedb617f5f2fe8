import { Document, Page } from 'react-pdf';
import { pdfOptions } from './pdf-worker';

// Only what the first page needs: the rest of a long document is not fetched for a thumbnail.
const options = { ...pdfOptions, disableAutoFetch: true, disableStream: true } as const;

interface PdfFirstPageProps {
  url: string;
  /** Width in pixels. */
  width: number;
  /** Where it cannot be drawn. */
  onFailed: () => void;
}

/** The first page of a document as a picture without text for ears (R-CHN-02). Load it lazily. */
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
