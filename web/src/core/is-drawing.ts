/** Whether this is the build, which draws screens for documents, and not a browser. */
export const isDrawing = typeof document === 'undefined';
