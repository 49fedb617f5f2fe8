import { declaredAreas } from './all-areas';
import type { World } from './example-world';
import type { CallContract } from './kernel';

export { emptyWorld, type World } from './example-world';

type Example = (world: World) => Readonly<Record<string, unknown>>;

const examples = Object.assign({}, ...declaredAreas.map((area) => area.examples)) as Readonly<
  Record<string, Example>
>;

/** For the access matrix, encodings and fuzz tests. A call without an example does not compile. */
export function exampleInput(contract: CallContract, world: World): Readonly<Record<string, unknown>> {
  const example = examples[contract.name];
  if (!example) throw new Error(`${contract.name} has no example: add it to the area's .examples.ts`);
  return example(world);
}

const png = [
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0,
  1, 8, 0, 0, 0, 0, 0x3a, 0x7e, 0x9b, 0x55, 0, 0, 0, 0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0x9c, 0x63, 0xf8,
  0x0f, 0, 1, 1, 1, 0, 0xb1, 0x38, 0xf6, 0x14, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82,
];

/** Accepted by all picture and custom-file uploads. */
export const examplePicture = {
  filename: 'pixel.png',
  contentType: 'image/png',
  bytes: Uint8Array.from(png),
} as const;

/** Form-encoded: plain lists comma-separated, structures as JSON; drops `undefined`. */
export function asFormFields(input: Readonly<Record<string, unknown>>): Record<string, string> {
  const isStructure = (value: unknown) => typeof value === 'object' && value !== null;
  const spell = (value: unknown): string => {
    if (Array.isArray(value) && !value.some(isStructure)) return value.map(String).join(',');
    return isStructure(value) ? JSON.stringify(value) : String(value);
  };
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, spell(value)]),
  );
}
