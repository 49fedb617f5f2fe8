import { Gauge, type Registry } from 'prom-client';
import type { ProjectionState } from '../projection/projection-states';

/** Projection states, at most a second old (R9). */
export function createProjectionMetrics(registry: Registry): (states: readonly ProjectionState[]) => void {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `portal_projection_${name}`, help, labelNames: ['projection'], registers: [registry] });
  const position = gauge('position', 'Position in the log that the view reflects; positions only compare');
  const lag = gauge('lag_seconds', 'For how long something has been in the log that is not in the view');
  const rate = gauge('events_per_second', 'Events handled per second since the last report');
  const parked = gauge('parked_streams', 'Streams that wait behind an event which could not be handled');
  const rebuilt = gauge('rebuild_ratio', 'How much of the log a running rebuild has read; -1 when none runs');
  const reported = gauge('reported_timestamp_seconds', 'When this was last reported');
  return (states) => {
    for (const { id: projection, ...state } of states) {
      const { rebuild } = state;
      position.set({ projection }, state.position);
      lag.set({ projection }, state.lag / 1000);
      rate.set({ projection }, state.rate);
      parked.set({ projection }, state.parked);
      rebuilt.set({ projection }, rebuild ? rebuild.done / Math.max(1, rebuild.total) : -1);
      reported.set({ projection }, Date.parse(state.at) / 1000);
    }
  };
}
