import { catalogueList, search } from './catalogue';
import { coldStart } from './cold-start';
import { changeStatus, placeOrder } from './commands';
import { failingMails } from './failing-mails';
import { felt } from './felt';
import type { Figure } from './figure';
import { growth } from './growth';
import { initialJavascript } from './initial-javascript';
import { loginFlood } from './login-flood';
import { listDeep, listFiltered, listOrders } from './lists';
import { memory } from './memory';
import { pages } from './pages';
import { commandUnderFanOut, fanOut } from './pushes';
import { readYourWrite } from './read-your-write';
import { rebuild } from './rebuild';
import { threePrograms } from './three-programs';
import { underAttack } from './under-attack';

/** In table order. */
export const allFigures: readonly Figure[] = [
  placeOrder,
  changeStatus,
  growth,
  listOrders,
  listFiltered,
  listDeep,
  catalogueList,
  search,
  fanOut,
  commandUnderFanOut,
  loginFlood,
  underAttack,
  failingMails,
  readYourWrite,
  rebuild,
  coldStart,
  memory,
  initialJavascript,
  pages,
  felt,
  threePrograms,
];
