import { z } from 'zod';
import { ofHolder, ticketKind } from './file-ticket';

/** Resources' files as an archive. */
export const { seal: sealSelection, open: openSelection } = ticketKind(
  'selection ',
  z.object({ ids: z.array(z.int()), filename: z.string(), ...ofHolder }),
);

/** Finished art of an order's pieces as an archive. */
export const { seal: sealArt, open: openArt } = ticketKind(
  'art ',
  z.object({ orderId: z.string(), pieces: z.array(z.int()), ...ofHolder }),
);
