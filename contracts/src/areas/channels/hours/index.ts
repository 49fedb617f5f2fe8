export * from './hours-in-words';
export * from './hours-json-ld';
export * from './open-now';
export * from './schedule';
export * from './schedule-problems';
export * from './typed-hours';
