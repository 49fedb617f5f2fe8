import { defineRejections } from '../../kernel';

export const resourceRejections = defineRejections({
  resource_not_found: 404,
  /** A draft shows as "coming soon": neither file nor adaptation yet (AMB-05). */
  resource_not_published: 409,
  resource_has_no_file: 409,
  /** None of the chosen pieces has a file to offer. */
  nothing_to_download: 409,
  /** More than 2 GB in one archive. */
  selection_too_large: 413,
  resource_exists: 409,
  /** `fields` holds what the form lacks, by field (R-ARS-09…12). */
  resource_incomplete: 422,
  /** There was no such version of the file. */
  file_version_not_found: 404,
});
