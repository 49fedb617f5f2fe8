import type { Template } from '@portal/contracts/areas/templates';

export const templatesPath = '/library/templates';

/** The wizard over the piece of a template, or over another one, with all its answers. */
export const wizardPath = (
  { id, entry }: Pick<Template, 'id' | 'entry'>,
  pieceId = entry.from.file,
): string => `/order/${pieceId}?template=${id}`;
