import { acting, type RightsOf, spain } from '../rights-row';

/** ES only (R-NAV-35). */
export const videosRights: RightsOf<'videos'> = {
  AddVideo: spain('A', 'n/a'),
  UpdateVideo: spain('A', 'n/a'),
  DeleteVideo: spain('A', 'n/a'),
  RestoreVideo: spain('A', 'n/a'),
  ListVideos: spain('A', 'n/a'),
  GetActiveVideo: spain('FAMEC', 'n/a', acting('AE')),
};
