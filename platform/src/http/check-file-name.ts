import { reject, type Rejection, type UploadContract } from '@portal/contracts';
import { extensionOf, plainFileName } from '../files/file-name';

/** Plain file name, if the call accepts its extension. */
export function checkedFileName({ accepts }: UploadContract, given: string): string | Rejection {
  const name = plainFileName(given);
  if (name === null) return reject('file_name_refused');
  return accepts.includes(extensionOf(name)) ? name : reject('file_type_refused');
}
