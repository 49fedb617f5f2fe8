export * from './section-types';
export * from './sections.builders';
export * from './sections.commands';
export * from './sections.events';
export * from './sections.queries';
export * from './sections.rejections';
export * from './sections.rules';
export * from './sections.views';
