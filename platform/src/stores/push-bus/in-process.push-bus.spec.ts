import { InProcessPushBus } from './in-process.push-bus';
import { describePushBus } from './push-bus.suite';

describePushBus('InProcessPushBus', async () => {
  const errors: unknown[] = [];
  return { bus: new InProcessPushBus((error) => errors.push(error)), errors };
});
