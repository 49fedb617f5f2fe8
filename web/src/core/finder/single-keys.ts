import { recall, remember } from '../remembered';

const singleKeysKey = 'singleKeys';

/** Whether keys without Ctrl do something: on, unless this person switched them off (WCAG 2.1.4). */
export const singleKeysAreOn = () => recall(singleKeysKey) !== 'off';
export const switchSingleKeys = (isOn: boolean) => remember(singleKeysKey, isOn ? null : 'off');
