/** @jest-environment <rootDir>/scripts/test/own-window.mjs */
import { describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderPart } from '#testing/render-part';
import { useEffect, type ReactNode } from 'react';
import { textsOf } from '#testing/text-of';
import { pdfTexts } from '../texts';

type Objects = readonly (readonly [string, unknown])[];
type DrawnPage = { readonly objs: Objects; readonly commonObjs: Objects } | 'unread' | 'undrawn' | 'drawing';
let pages: readonly DrawnPage[] = [];

interface PageProps {
  pageNumber: number;
  onRenderSuccess?: (page: DrawnPage) => void;
  onRenderError: () => void;
  onLoadError?: () => void;
}

/** jsdom has no canvas: this reports as the library does. */
jest.unstable_mockModule('react-pdf', () => ({
  pdfjs: { GlobalWorkerOptions: {} },
  Document({ onLoadSuccess, children }: { onLoadSuccess?: (pdf: object) => void; children: ReactNode }) {
    useEffect(() => onLoadSuccess?.({ numPages: pages.length }));
    return children;
  },
  Page({ pageNumber, onRenderSuccess, onRenderError, onLoadError }: PageProps) {
    useEffect(() => {
      const page = pages[pageNumber - 1];
      if (page === 'unread') onLoadError?.();
      else if (page === 'undrawn') onRenderError();
      else if (page !== undefined && page !== 'drawing') onRenderSuccess?.(page);
    });
    return null;
  },
}));
jest.unstable_mockModule('react-pdf/dist/Page/TextLayer.css', () => ({}));

async function shown(drawn: readonly DrawnPage[]) {
  pages = drawn;
  const { PdfPages } = await import('./PdfPages');
  renderPart(<PdfPages url="/api/report/1/file" zoom={1} onPages={() => undefined} />);
  return screen.findAllByRole('region');
}

const picture = ['img_p0_1', {}] as const;
const missing = ['img_p0_2', null] as const;

describe('a page of a PDF that cannot be drawn whole', () => {
  it('[R-CON-29] shows a notice: a picture, one of several pages, all of it; the others show none', async () => {
    const sections = await shown([
      { objs: [picture], commonObjs: [picture] },
      { objs: [picture, missing], commonObjs: [] },
      { objs: [], commonObjs: [missing] },
      'undrawn',
      'unread',
      { objs: [], commonObjs: [] },
    ]);
    const notes = sections.map((section) => section.textContent);
    const note = textsOf(pdfTexts)('incomplete');
    expect(notes).toEqual(['', note, note, note, note, '']);
  });

  it('shows a notice when it was not drawn after half a minute', async () => {
    jest.useFakeTimers();
    try {
      const [whole, late] = await shown([{ objs: [picture], commonObjs: [] }, 'drawing']);
      act(() => jest.advanceTimersByTime(29_999));
      expect(late?.textContent).toBe('');
      act(() => jest.advanceTimersByTime(1));
      expect(late?.textContent).toBe(textsOf(pdfTexts)('incomplete'));
      expect(whole?.textContent).toBe('');
    } finally {
      jest.useRealTimers();
    }
  });

  it('[R-PLT-07] shows the notice in each language', () => {
    const texts = (['CAST', 'CAT', 'PT'] as const).map((language) =>
      textsOf(pdfTexts, language)('incomplete'),
    );
    expect(new Set(texts).size).toBe(3);
  });
});

it('[R-CHN-02] the first page of a PDF is drawn alone, with a notice where it cannot be', async () => {
  const { PdfFirstPage } = await import('./PdfFirstPage');
  const failed = jest.fn();
  pages = [{ objs: [picture], commonObjs: [] }, 'unread'];
  const { unmount } = render(<PdfFirstPage url="/api/report/1/file" width={120} onFailed={failed} />);
  expect(failed).not.toHaveBeenCalled();
  unmount();
  pages = ['undrawn'];
  render(<PdfFirstPage url="/api/report/1/file" width={120} onFailed={failed} />);
  expect(failed).toHaveBeenCalledTimes(1);
});
