import { recall, remember } from '../remembered';

const singleKeysKey = 'singleKeys';

/** Single-key shortcuts, on by default (WCAG 2.1.4). */
export const singleKeysAreOn = () => recall(singleKeysKey) !== 'off';
export const switchSingleKeys = (isOn: boolean) => remember(singleKeysKey, isOn ? null : 'off');
