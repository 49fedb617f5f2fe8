import { acting, portugal, type RightsOf } from '../rights-row';

/** PT only (R-ROL-07, AMB-62). */
export const chatRights: RightsOf<'chat'> = {
  PostOrderMessage: portugal('FAMC', 404, acting('A')),
  MarkOrderAsRead: portugal('FAMC', 404),
  ListOrderMessages: portugal('FAMEC', 404, acting('AE')),
  GetUnreadMessages: portugal('FAMEC', 404, acting('AE')),
  OpenMessageImage: portugal('FAMEC', 404, acting('AE')),
  AddOrderNote: portugal('A', 404),
  ListOrderNotes: portugal('AE', 404),
  ListNoteReaders: portugal('A', 'n/a'),
  AddCannedReply: portugal('A', 'n/a'),
  UpdateCannedReply: portugal('A', 'n/a'),
  DeleteCannedReply: portugal('A', 'n/a'),
  RestoreCannedReply: portugal('A', 'n/a'),
  ListCannedReplies: portugal('AE', 'n/a'),
};
