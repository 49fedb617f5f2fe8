/** A line above the question about all of them. */
export const noteLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 2.5,
  px: 1.5,
  py: 0.5,
  borderRadius: 1,
  typography: 'body2',
  bgcolor: 'background.sunken',
  border: 1,
  borderColor: 'divider',
} as const;
