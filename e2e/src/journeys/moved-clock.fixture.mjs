/* For `node --import`: shifts the clock by the milliseconds in a file. */
import { readFileSync } from 'node:fs';
import process from 'node:process';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const TrueDate = Date;
const milliseconds = 100;

let offset = 0;
const read = () => {
  offset = Number(readFileSync(file, 'utf8'));
};
read();
setInterval(read, milliseconds).unref();

globalThis.Date = class extends TrueDate {
  /** @param {ConstructorParameters<typeof TrueDate>} given */
  constructor(...given) {
    super(...(given.length === 0 ? [TrueDate.now() + offset] : given));
  }

  static now() {
    return TrueDate.now() + offset;
  }
};
