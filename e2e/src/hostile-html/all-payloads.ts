import { addressPayloads } from './addresses';
import { handlerPayloads } from './handlers';
import { mutationPayloads } from './mutations';
import { requestPayloads } from './requests';

/** S11. Scripts call `alert(1)`; requests go to `evil.example` or `x`. */
export const allPayloads: readonly string[] = [
  ...handlerPayloads,
  ...addressPayloads,
  ...mutationPayloads,
  ...requestPayloads,
];
