import { Counter, Gauge, type Registry } from 'prom-client';

/** What a gateway has done since it was started. */
export interface GatewayFigures {
  /** Sockets open now. */
  readonly sockets: number;
  /** Hints sent on, each to all it is for; since the gateway was started. */
  readonly pushes: number;
}

/** Sockets and pushes of this program's gateway. */
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
    // A gateway that was started again counts from nothing.
    pushes.inc(figures.pushes >= counted ? figures.pushes - counted : figures.pushes);
    counted = figures.pushes;
  };
}
