import type { CallContract, InputOf } from './calls';
import type { EventSpec } from './events';
import type { AreaPushes } from './pushes';
import type { RejectionStatus } from './rejections';
import type { ViewContract } from './views';

type Calls = Readonly<Record<string, CallContract>>;

export interface AreaContracts {
  /** Slug: folder, prefix of message ids. */
  readonly area: string;
  readonly calls: readonly Calls[];
  readonly events?: readonly {
    readonly area: string;
    readonly events: Readonly<Record<string, EventSpec>>;
  }[];
  readonly views?: readonly ViewContract[];
  readonly pushes?: readonly AreaPushes[];
  readonly rejections?: Readonly<Record<string, RejectionStatus>>;
}

type Every<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A valid input per call, for a world of existing ids. */
export type ExamplesOf<All, World = never> = {
  readonly [Name in keyof All]: (world: World) => InputOf<All[Name]>;
};

export const defineArea = <const A extends AreaContracts>(
  area: A & { readonly examples: ExamplesOf<Every<A['calls'][number]>> },
) => area;
