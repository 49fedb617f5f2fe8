import { defineArea } from '../../kernel';
import {
  actingCommands,
  externalLoginCommands,
  externalLoginRejections,
  ownSessionCommands,
  ownSessionQueries,
  sessionCommands,
  sessionPushes,
  sessionQueries,
  sessionRejections,
  sessionExpiries,
  sessions,
} from './session.contract';
import { sessionEvents } from './session.events';
import { sessionExamples } from './session.examples';

export * from './session.contract';
export * from './session.rules';
export * from './session.events';

export const sessionArea = defineArea({
  area: 'session',
  calls: [
    sessionCommands,
    actingCommands,
    externalLoginCommands,
    ownSessionCommands,
    sessionQueries,
    ownSessionQueries,
  ],
  events: [sessionEvents],
  views: [sessions, sessionExpiries],
  pushes: [sessionPushes],
  rejections: { ...sessionRejections, ...externalLoginRejections },
  examples: sessionExamples,
});
