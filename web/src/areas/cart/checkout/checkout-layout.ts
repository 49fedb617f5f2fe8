/** The pieces at one side, who orders and the button at the other. */
export const sideBySide = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 22rem' },
} as const;

/** What stands beside the pieces. */
export const sheet = {
  minWidth: 0,
  p: { xs: 2, md: 2.5 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const;
