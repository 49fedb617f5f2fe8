import type { Rejection } from '@portal/contracts';
import { importUploads } from '@portal/contracts/areas/imports';
import type { Actor } from '@portal/platform/decider/decider';
import type { Services } from '../../services';
import { temporaryFileFor } from '../cart/check-uploads';
import { claimUploads } from '../cart/claim-uploads';
import { userDecider } from '../users/user.decider';
import { importStream } from './import.decider';

/** Stored file in place of a spreadsheet (AMB-81). */
export const storedSpreadsheet = (key: string, actor: Actor, services: Pick<Services, 'load'>) =>
  temporaryFileFor(importUploads.CheckImport, key, actor, services);

/** Reserves the stored file, if any, for one import. */
export const claimSpreadsheet = (
  key: string | undefined,
  importId: string,
  services: Pick<Services, 'names'>,
): Promise<Rejection | undefined> =>
  claimUploads(key === undefined ? [] : [key], importStream(importId), services);

export const senderName = async ({ id }: Actor, { load }: Pick<Services, 'load'>): Promise<string> =>
  (await load(userDecider, id))?.name ?? '';
