import { createHash } from 'node:crypto';
import swc from '@swc/jest';

/** @typedef {{ path: string, start: number, end: number, text: string }} Fault */

/** @param {string} source @param {Fault} fault */
const faulty = (source, { start, end, text }) => source.slice(0, start) + text + source.slice(end);

/** In memory; the disk is never changed. */
export default {
  /** @param {{ swc: Parameters<typeof swc.createTransformer>[0], fault: Fault | null }} options */
  createTransformer({ swc: options, fault }) {
    const plain = swc.createTransformer(options);
    /** @param {string} source @param {string} path */
    const sourceOf = (source, path) => (path === fault?.path ? faulty(source, fault) : source);
    return {
      ...plain,
      /** @param {string} source @param {string} path @param {any} given */
      process: (source, path, given) => plain.process?.(sourceOf(source, path), path, given),
      /** @param {string} source @param {string} path @param {any} given */
      processAsync: (source, path, given) => plain.processAsync?.(sourceOf(source, path), path, given),
      /** @param {string} source @param {string} path @param {any} given */
      getCacheKey(source, path, given) {
        // Its fault would invalidate the whole cache.
        const key = plain.getCacheKey?.(source, path, { ...given, configString: '' }) ?? '';
        return path === fault?.path
          ? createHash('sha1').update(key).update(JSON.stringify(fault)).digest('hex')
          : key;
      },
    };
  },
};
