import { addressPayloads } from './addresses';
import { handlerPayloads } from './handlers';
import { mutationPayloads } from './mutations';
import { requestPayloads } from './requests';

/**
 * Messages that nobody means well with (S11): the families of OWASP's list of filter evasions, mutations, addresses,
 * requests, clobbering and letters that become others. What runs calls `alert(1)`; what asks for something asks
 * `evil.example` or for `x` beside the page.
 */
export const allPayloads: readonly string[] = [
  ...handlerPayloads,
  ...addressPayloads,
  ...mutationPayloads,
  ...requestPayloads,
];
