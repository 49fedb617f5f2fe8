import type {
  BirthdayData,
  ChannelContent,
  ChannelPlan,
  Opening,
  PublicData,
  ScheduleBlock,
} from '@portal/contracts/areas/channels';
import type { RequestedPause } from '@portal/contracts/areas/mop';

/** A restaurant's channels as they are edited, by the blocks that are saved and complained of together (R4). */
export interface ChannelState {
  readonly data: PublicData;
  readonly opening: Opening;
  /** Ids of those that are active, ascending. */
  readonly services: readonly number[];
  readonly restaurant: ScheduleBlock;
  readonly mcauto: ScheduleBlock;
  readonly mcexpress: ScheduleBlock;
  readonly takeaway: ScheduleBlock;
  readonly delivery: string;
  readonly birthday: BirthdayData;
  readonly plan: readonly ChannelPlan[];
  /** A pause of mobile ordering that is asked for along with the rest (AMB-49); only where the market has it. */
  readonly pause: RequestedPause | null;
}

export type EditedBlock = keyof ChannelState;

/** In the order of the screen. */
export const editedBlocks: readonly EditedBlock[] = [
  ...(['data', 'opening', 'services', 'restaurant', 'mcauto', 'mcexpress', 'takeaway'] as const),
  ...(['delivery', 'birthday', 'plan', 'pause'] as const),
];

/** What customers see of it, before any planned change. */
export const contentOf = (state: ChannelState): ChannelContent => ({
  opening: state.opening,
  services: [...state.services],
  schedules: {
    restaurant: state.restaurant,
    mcauto: state.mcauto,
    mcexpress: state.mcexpress,
    takeaway: state.takeaway,
    delivery: state.delivery,
  },
  birthday: state.birthday,
});
