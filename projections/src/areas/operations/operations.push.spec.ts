import { describe, expect, it } from '@jest/globals';
import { projected } from '@portal/platform/testing/projection-kit';
import { operationsPushRules } from './operations.push';

describe('pushes of operations', () => {
  it('[R-ROL-05] reach full administrators only, with nothing but where to look', () => {
    const event = projected({ type: 'OperationStarted', data: { operationId: 'o', attempt: 1 } }, 6);
    expect(operationsPushRules.on.get('OperationStarted')?.(event)).toEqual([
      { name: 'OperationsChanged', payload: { position: 7 }, to: [{ role: 2 }] },
    ]);
  });
});
