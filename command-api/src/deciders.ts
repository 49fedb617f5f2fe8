/* Pure rules for trials: no service, no append. */
export { mopDecider, pauseOf } from './areas/mop/mop.decider';
export { lineOf, notOrderable, waysIn } from './areas/orders/order-lines.facts';
export { resourceDecider, type Resource } from './areas/resources/resource.decider';
export { sectionTreeDecider, sectionTreeStream } from './areas/sections/section-tree.decider';
