import { Counter, Gauge, type Registry } from 'prom-client';

export interface GatewayFigures {
  readonly sockets: number;
  /** Hints sent, counted once each. */
  readonly pushes: number;
}

export function createGatewayMetrics(registry: Registry): (figures: GatewayFigures) => void {
  const sockets = new Gauge({
    name: 'portal_sockets_open',
    help: 'Browsers that listen',
    registers: [registry],
  });
  const pushes = new Counter({
    name: 'portal_pushes_sent_total',
    help: 'Hints sent to browsers; one is counted once, however many listen',
    registers: [registry],
  });
  let counted = 0;
  return (figures) => {
    sockets.set(figures.sockets);
    // The gateway was restarted.
    pushes.inc(figures.pushes >= counted ? figures.pushes - counted : figures.pushes);
    counted = figures.pushes;
  };
}
