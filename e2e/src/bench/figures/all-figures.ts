import { changeStatus, placeOrder } from './commands';
import { failingMails } from './failing-mails';
import { felt } from './felt';
import type { Figure } from './figure';
import { growth } from './growth';
import { history } from './history';
import { holders } from './holders';
import { initialJavascript } from './initial-javascript';
import { loginFlood } from './login-flood';
import { memory } from './memory';
import { fanOut } from './pushes';
import { readYourWrite } from './read-your-write';
import { reads } from './reads';
import { underAttack } from './under-attack';

/** In table order. */
export const allFigures: readonly Figure[] = [
  placeOrder,
  changeStatus,
  growth,
  ...reads,
  history,
  holders,
  fanOut,
  loginFlood,
  underAttack,
  failingMails,
  readYourWrite,
  memory,
  initialJavascript,
  felt,
];
