import { InProcessPushBus } from './in-process.push-bus';
import { describePushBus } from './push-bus.suite';

describePushBus('InProcessPushBus', async () => {
  const troubles: unknown[] = [];
  return { bus: new InProcessPushBus((error) => troubles.push(error)), troubles };
});
