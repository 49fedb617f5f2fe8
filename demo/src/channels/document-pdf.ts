import type { Market } from '@portal/contracts';
import type { ChannelDocumentKind } from '@portal/contracts/areas/channels';
import { PDFDocument, rgb, StandardFonts } from 'pdf-lib';
import { chainName } from '../chain';

const size = { width: 842, height: 595 } as const;
const margin = 56;
const ink = rgb(0.11, 0.1, 0.09);
const tomato = rgb(0.77, 0.22, 0.12);

interface Words {
  readonly title: string;
  readonly pages: readonly (readonly string[])[];
}

const words: Readonly<Record<Market, Readonly<Record<ChannelDocumentKind, Words>>>> = {
  ES: {
    'social-media': {
      title: 'Redes sociales en el restaurante',
      pages: [
        [
          'Una ficha para cada restaurante',
          'Fotos propias, en horizontal y sin clientes',
          'Responder en menos de 24 horas',
        ],
        ['Qué publicar: aperturas, equipo, local', 'Qué no publicar: precios y campañas nacionales'],
      ],
    },
    'paid-media': {
      title: 'Campañas de pago locales',
      pages: [
        [
          'Objetivo, público y zona antes que el presupuesto',
          'Menos de 2.000 €: solo digital',
          'Cinco semanas de antelación',
        ],
        ['Informe al terminar: alcance, visitas y coste'],
      ],
    },
  },
  PT: {
    'social-media': {
      title: 'Redes sociais no restaurante',
      pages: [
        [
          'Uma ficha para cada restaurante',
          'Fotografias próprias, na horizontal e sem clientes',
          'Responder em menos de 24 horas',
        ],
        ['O que publicar: aberturas, equipa, espaço', 'O que não publicar: preços e campanhas nacionais'],
      ],
    },
    'paid-media': {
      title: 'Campanhas pagas locais',
      pages: [
        [
          'Objetivo, público e zona antes do orçamento',
          'Menos de 2.000 €: apenas digital',
          'Cinco semanas de antecedência',
        ],
        ['Relatório no fim: alcance, visitas e custo'],
      ],
    },
  },
};

/** The same arguments give the same bytes. */
export async function documentPdf(
  market: Market,
  kind: ChannelDocumentKind,
  { version, at }: { readonly version: number; readonly at: string },
): Promise<Uint8Array> {
  const { title, pages } = words[market][kind];
  const document = await PDFDocument.create();
  document.setTitle(`${title} ${version}`);
  document.setCreationDate(new Date(at));
  document.setModificationDate(new Date(at));
  const plain = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const lines of pages) {
    const page = document.addPage([size.width, size.height]);
    page.drawRectangle({ x: 0, y: size.height - 130, width: size.width, height: 130, color: tomato });
    page.drawText(title, { x: margin, y: size.height - 76, size: 30, font: bold, color: rgb(1, 1, 1) });
    page.drawText(`${chainName} · ${at.slice(0, 7)}`, {
      x: margin,
      y: size.height - 106,
      size: 14,
      font: plain,
      color: rgb(1, 1, 1),
    });
    lines.forEach((line, index) =>
      page.drawText(line, {
        x: margin,
        y: size.height - 210 - index * 56,
        size: 22,
        font: plain,
        color: ink,
      }),
    );
  }
  return document.save({ useObjectStreams: false });
}
