export * from './briefing';
export * from './forms.commands';
export * from './forms.events';
export * from './forms.pushes';
export * from './forms.queries';
export * from './forms.views';
export * from './opening-form';
export * from './sent-form.rules';
