import { z } from 'zod';
import {
  administrators,
  catalogueReaders,
  command,
  defineCommands,
  defineDownloads,
  defineRejections,
  defineUploads,
  download,
  fileRejections,
  mebibyte,
  ofObject,
  only,
  repeatWindowSeconds,
  restaurantStaff,
  Role,
  takenFileSchema,
  upload,
  wireCommaList,
  wireInteger,
  wireJson,
  wireRequiredText,
  wireText,
} from '../../kernel';
import { proofStates } from './order-work.rules';

export const maxProofFiles = 10;
/** Per proof. */
export const maxRemarks = 200;

export const proofRejections = defineRejections({
  order_item_not_found: 404,
  proof_not_found: 404,
  /** `version`: the newest. */
  proof_superseded: 409,
  /** Approved, or changes were asked for. */
  proof_decided: 409,
  /** Neither a text nor a remark. */
  changes_not_described: 422,
  remark_not_found: 404,
  too_many_remarks: 422,
  /** No finished art, or older than two years. */
  art_not_found: 404,
});

const id = z.uuid();
/** Index of the piece from 0. */
const at = wireInteger().pipe(z.int().min(0));
/** The version seen. */
const proof = wireInteger().pipe(z.int().positive());
const key = z.string().regex(/^[0-9a-f]{32}$/);
const files = wireCommaList(key, maxProofFiles).pipe(z.array(z.string()).min(1));
const thousandth = wireInteger().pipe(z.int().min(0).max(1000));
const answered = z.object({ id: z.string(), at: z.int(), proof: z.int() });
const agency = only([Role.Administrator], { scope: ofObject });
const restaurant = only(restaurantStaff, { scope: ofObject, inRestaurantMode: administrators });
const bothSides = only([...restaurantStaff, Role.Administrator], {
  scope: ofObject,
  inRestaurantMode: administrators,
});
const ofOrder = ['order_not_found', 'order_cancelled', 'order_item_not_found'] as const;
const ofProof = [...ofOrder, 'proof_not_found', 'proof_superseded', 'proof_decided'] as const;

export const proofCommands = defineCommands('orders', {
  SendProof: command({
    method: 'POST',
    path: 'order/{id}/item/{at}/proof',
    /** Keys of UploadProof. */
    input: z.object({ id, at, files, note: wireText(2000).default('') }),
    output: answered,
    repeatWindowSeconds,
    access: agency,
    rejections: [...ofOrder, 'upload_not_found'],
    summary: 'Sends a proof of a piece to the restaurant; supersedes the one before',
  }),
  AddProofRemark: command({
    method: 'POST',
    path: 'order/{id}/item/{at}/remark',
    input: z.object({
      id,
      at,
      proof,
      file: key,
      page: wireInteger().pipe(z.int().min(1).max(10_000)),
      /** Thousandths of width and height. */
      x: thousandth,
      y: thousandth,
      text: wireRequiredText(2000),
    }),
    output: answered.extend({ remark_id: z.string() }),
    repeatWindowSeconds,
    access: bothSides,
    rejections: [...ofProof, 'too_many_remarks'],
    summary: 'Puts a remark on a place of a page of the newest proof',
  }),
  RemoveProofRemark: command({
    method: 'POST',
    path: 'order/{id}/item/{at}/remark/{remark_id}/remove',
    input: z.object({ id, at, remark_id: z.uuid() }),
    output: answered.extend({ remark_id: z.string() }),
    access: bothSides,
    rejections: [...ofOrder, 'remark_not_found', 'proof_decided'],
    summary: 'Removes an own remark while the proof waits; idempotent',
  }),
  RequestProofChanges: command({
    method: 'POST',
    path: 'order/{id}/item/{at}/changes',
    input: z.object({ id, at, proof, text: wireText(2000).default('') }),
    output: answered,
    access: restaurant,
    rejections: [...ofProof, 'changes_not_described', 'approval_not_allowed'],
    summary: 'Asks the agency for changes of the newest proof; its remarks count',
  }),
  ApproveProofs: command({
    method: 'POST',
    path: 'order/{id}/proofs/approve',
    /** Each piece with the proof seen: all are approved, or none. */
    input: z.object({ id, pieces: wireJson(z.array(z.object({ at, proof })).min(1).max(50)) }),
    output: z.object({ id: z.string() }),
    access: restaurant,
    rejections: [...ofProof, 'approval_not_allowed'],
    summary: 'Approves the newest proofs of pieces on behalf of the restaurant',
  }),
  AddFinalArt: command({
    method: 'POST',
    path: 'order/{id}/item/{at}/final',
    input: z.object({ id, at, files }),
    output: z.object({ id: z.string(), at: z.int() }),
    repeatWindowSeconds,
    access: agency,
    rejections: [...ofOrder, 'upload_not_found'],
    summary: 'Adds final files of a piece, to download in place of its approved proof',
  }),
  DownloadArt: command({
    method: 'POST',
    path: 'order/{id}/art',
    input: z.object({
      id,
      /** Indexes; empty for all pieces. */
      pieces: wireCommaList(at, 50).default([]),
      /** One file; empty for all of the pieces. */
      file: z.union([z.literal(''), key]).default(''),
    }),
    /** Below `/api`; an archive if there are several files. */
    output: z.object({ url: z.string(), files: z.int() }),
    access: bothSides,
    rejections: ['order_not_found', 'order_item_not_found', 'art_not_found'],
    summary: 'Records a download of finished art and answers its temporary address',
  }),
});

export const proofUploads = defineUploads('orders', {
  UploadProof: upload({
    method: 'POST',
    path: 'uploader/proofs',
    input: z.object({}),
    output: takenFileSchema,
    maxBytes: 500 * mebibyte,
    maxPixels: 400_000_000,
    accepts: ['pdf', 'jpg', 'png', 'webp', 'zip'],
    resumable: true,
    access: only([Role.Administrator]),
    rejections: [...fileRejections, 'picture_too_large', 'archive_method_refused', 'pdf_encrypted'],
    summary: 'Uploads a file of a proof or of finished art, resumable (tus 1.0.0)',
  }),
});

export const proofDownloads = defineDownloads('orders', {
  OpenProofFile: download({
    method: 'GET',
    path: 'order/{id}/proof/{key}',
    input: z.object({ id, key }),
    output: z.unknown(),
    access: only(catalogueReaders, { scope: ofObject }),
    summary:
      'A file of a proof, or of finished art that the order has or is printed from, to look at (W13, W14)',
  }),
  OpenArt: download({
    method: 'GET',
    path: 'order/art/{ticket}',
    input: z.object({ ticket: wireText(2000) }),
    output: z.unknown(),
    access: only([...restaurantStaff, Role.Administrator], { inRestaurantMode: administrators }),
    summary: 'File or archive of a download of finished art (W14)',
  }),
});

export const proofStateSchema = z.enum(proofStates);
