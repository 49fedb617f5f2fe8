import { z } from 'zod';
import {
  administrators,
  command,
  defineCommands,
  localText,
  only,
  wireCommaList,
  wireFlag,
  wireInteger,
  wireOptionalInteger,
} from '../../kernel';
import { sectionTypeSchema } from './section-types';

/** Longest name of a section. */
const maxSectionName = 100;

const id = wireInteger().pipe(z.int().positive());
const name = localText('name', maxSectionName);
const type = wireInteger().pipe(sectionTypeSchema);
/** Anything below 1 is the top level. */
const parentId = wireOptionalInteger();
const access = only(administrators);

const changed = z.object({ id: z.int(), url: z.string() });
const misplaced = ['section_misplaced', 'section_type_closed', 'section_name_unusable'] as const;

/** Url, level, path and children from old clients are ignored and derived here (R-ASE-10). */
export const sectionCommands = defineCommands('sections', {
  AddSection: command({
    method: 'POST',
    path: 'section/add',
    input: z.object({ ...name, type, parent_id: parentId, status: wireFlag().default(true) }),
    output: changed,
    access,
    rejections: misplaced,
    summary: 'Adds a section at the end of its siblings (R-ASE-05…11, R-API-13)',
  }),
  UpdateSection: command({
    method: 'POST',
    path: 'section/{id}/update',
    input: z.object({
      id,
      ...z.object(name).partial().shape,
      type: type.optional(),
      parent_id: parentId,
      status: wireFlag().optional(),
      /** The version that was edited: another one by now is told instead of overwritten (R4). */
      version: wireOptionalInteger(),
      /** Place among its siblings, from 1. */
      pos: wireOptionalInteger(),
    }),
    output: changed,
    access,
    rejections: ['section_not_found', ...misplaced],
    summary: 'Changes what is sent and leaves the rest; everything below moves along (R-ASE-04…10, R-API-14)',
  }),
  ReorderSections: command({
    method: 'POST',
    path: 'section/reorder',
    input: z.object({ ids: wireCommaList(id, 1000) }),
    output: z.object({ ids: z.array(z.int()) }),
    access,
    rejections: ['section_order_stale'],
    summary: 'All the sections below one parent, in their new order, at once (R-ASE-03, R6)',
  }),
  DeleteSection: command({
    method: 'POST',
    path: 'section/{id}/delete',
    legacyGet: true,
    input: z.object({ id }),
    output: z.object({ id: z.int() }),
    access,
    rejections: ['section_not_found', 'section_has_children', 'section_in_use'],
    summary: 'Takes an empty section out of the tree; its history stays (R-API-15, AMB-32, AMB-55)',
  }),
  RestoreSection: command({
    method: 'POST',
    path: 'section/{id}/restore',
    input: z.object({ id }),
    output: changed,
    access,
    rejections: ['section_not_found', 'section_misplaced'],
    summary: 'Undoes a deletion: the section stands where it stood (U5)',
  }),
});
