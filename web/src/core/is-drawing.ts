/** True in the build, which draws screens without a browser. */
export const isDrawing = typeof document === 'undefined';
