import type { Market } from '@portal/contracts';
import type { DemoResource } from '../resources/demo-resource';
import type { DemoRestaurant } from '../restaurants';
import type { DemoUser } from '../users';

export interface OrderGround {
  readonly market: Market;
  readonly today: string;
  readonly users: readonly DemoUser[];
  readonly restaurants: readonly DemoRestaurant[];
  readonly resources: readonly DemoResource[];
}
