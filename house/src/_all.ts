import * as o from './demo/artwork/products/occasions';
import { burger } from './demo/artwork/products/burger';
import { fries } from './demo/artwork/products/fries';

export { nuggets } from './demo/artwork/products/chicken';
export { cake, sundae } from './demo/artwork/products/sweets';
export const { kidsBox, car, laneSign, bag, scooter, crew, greenBox, football } = o;
export const phone = () => o.phone(burger(['leaf','cheese','patty']), '#f2b233');
export const kiosk = () => o.kiosk(fries(), { base:'#2E7D4F', shade: '#000', light: '#fff'});
