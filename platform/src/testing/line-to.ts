import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A TCP proxy that can be cut and restored. */
export class LineTo {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #whole = true;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      if (!this.#whole) return void near.destroy();
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        this.#sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => {
          this.#sockets.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  /** @param target port on this machine */
  static async open(target: number): Promise<LineTo> {
    const line = new LineTo(target);
    line.#server.listen(0, '127.0.0.1');
    await once(line.#server, 'listening');
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  cut(): void {
    this.#whole = false;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#whole = true;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
