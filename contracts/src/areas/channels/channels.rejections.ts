import { defineRejections } from '../../kernel';

export const channelRejections = defineRejections({
  /** `fields` holds what is missing or wrong, by path: `channel.schedules.restaurant.monday` (R-CHN-13, R-CHN-18…20, R-CHN-27). */
  channel_incomplete: 422,
  /** More than two planned changes (R-CHN-30, R-ERR-21). */
  too_many_plans: 422,
});
