export * from './download-report.pushes';
export * from './download-report.queries';
export * from './download-report.views';
export * from './report-day';
