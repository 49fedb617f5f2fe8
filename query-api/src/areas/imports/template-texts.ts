import type { Language } from '@portal/contracts';
import type { TemplateTexts } from '@portal/platform/import/write-template';

export const templateTexts: Readonly<Record<Language, TemplateTexts>> = {
  CAST: {
    help: 'Ayuda',
    column: 'Columna',
    meaning: 'Qué contiene',
    values: 'Valores',
    examples: 'Las filas que empiezan por EJEMPLO no se importan: puedes borrarlas o dejarlas.',
    refused: 'Este valor no vale',
  },
  CAT: {
    help: 'Ajuda',
    column: 'Columna',
    meaning: 'Què conté',
    values: 'Valors',
    examples: 'Les files que comencen per EJEMPLO no s’importen: pots esborrar-les o deixar-les.',
    refused: 'Aquest valor no val',
  },
  PT: {
    help: 'Ajuda',
    column: 'Coluna',
    meaning: 'O que contém',
    values: 'Valores',
    examples: 'As linhas que começam por EJEMPLO não são importadas: pode eliminá-las ou deixá-las.',
    refused: 'Este valor não é válido',
  },
};

/** Headings of the mistakes file. */
export const problemHeadings: Readonly<Record<Language, readonly string[]>> = {
  CAST: ['Fila', 'Columna', 'Campo', 'Código', 'Problema', 'Valor'],
  CAT: ['Fila', 'Columna', 'Camp', 'Codi', 'Problema', 'Valor'],
  PT: ['Linha', 'Coluna', 'Campo', 'Código', 'Problema', 'Valor'],
};
