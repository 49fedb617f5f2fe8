import { defineArea } from '../../kernel';
import { actingCommands } from './acting.commands';
import { externalLoginCommands } from './external.commands';
import { externalLoginRejections } from './external.rejections';
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
