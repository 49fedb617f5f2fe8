/** Last word of the file name, singular or plural. */
export const roles = Object.freeze(
  'Screen Page Dialog Drawer Overlay Panel Pane Form Field Input Picker Switch Filter Table Row Cell Column Grid List Item Card Tile Tree Timeline Bar Chart Chip Menu Button Action Link Notice Hint Summary Progress Preview Drawing Skeleton'.split(
    ' ',
  ),
);
