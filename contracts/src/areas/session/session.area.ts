import { defineArea } from '../../kernel';
import { ownSessionCommands, ownSessionQueries } from './own-sessions';
import { sessionCommands } from './session.commands';
import { sessionEvents } from './session.events';
import { sessionExamples } from './session.examples';
import { sessionPushes } from './session.pushes';
import { sessionQueries } from './session.queries';
import { sessionRejections } from './session.rejections';
import { sessionExpiries, sessions } from './session.views';

export const sessionArea = defineArea({
  area: 'session',
  calls: [sessionCommands, sessionQueries, ownSessionCommands, ownSessionQueries],
  events: [sessionEvents],
  views: [sessions, sessionExpiries],
  pushes: [sessionPushes],
  rejections: sessionRejections,
  examples: sessionExamples,
});
