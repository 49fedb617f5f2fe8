/** A panel or menu below what opens it, flush with its end: nothing stands out at the edge of a phone. */
export const opensAtEnd = {
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transformOrigin: { vertical: 'top', horizontal: 'right' },
} as const;
