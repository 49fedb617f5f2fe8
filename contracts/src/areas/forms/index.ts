export * from './briefing';
export * from './forms.commands';
export * from './forms.events';
export * from './forms.queries';
export * from './forms.views';
export * from './opening-form';
