/** The areas of the house; folder names, stream names and message keys use these and no others. */
export const areas = Object.freeze(
  (
    'session users restaurants sections resources sliders videos home cart orders chat notifications forms ' +
    'diagnostic planner channels mop partner-reports imports download-report operations'
  ).split(' '),
);
