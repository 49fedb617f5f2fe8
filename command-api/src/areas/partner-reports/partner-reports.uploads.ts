import { rm, stat } from 'node:fs/promises';
import { reject } from '@portal/contracts';
import { partnerReportUploads } from '@portal/contracts/areas/partner-reports';
import type { CommandContext, CommandOutcome } from '@portal/platform/decider/command-runner';
import { keepUnpacked, removeKept } from '@portal/platform/files/keep-unpacked';
import { plainFileName } from '@portal/platform/files/file-name';
import {
  type AnnouncedUpload,
  type UploadContext,
  uploadHandler,
} from '@portal/platform/http/upload-handler';
import { unpackLimits } from '@portal/platform/unpacking/unpacking';
import type { UploadWorld } from '../../area';
import { monthStream, refersTo, refusalOfMonth } from './month-reports';
import type { partnerReportBindings } from './partner-reports.bindings';
import { partnerReportsDecider } from './partner-reports.decider';
import type { RecordReportsInput } from './record-reports.facts';

type Own = ReturnType<typeof partnerReportBindings>;

const { AddPartnerReports, AddPartnerReport } = partnerReportUploads;

/** Ensures the `.pdf` extension. */
const givenName = (given: string | undefined): string | null => {
  const name = plainFileName(given ?? '');
  return name !== null && /.\.pdf$/i.test(name) ? name : null;
};

/** Counts the file in the day's quota, then records. */
const recording =
  ({ RecordPartnerReports }: Own, { runner, quota }: UploadWorld) =>
  async (input: RecordReportsInput, bytes: number, context: CommandContext) => {
    const { actor, correlationId } = context;
    const counted = await quota.count(bytes, { actor, correlationId });
    return counted.ok ? runner.run(RecordPartnerReports, input, context) : counted;
  };

/** Same key, same archive (R2). */
const commandContext = ({ actor, correlationId, idempotencyKey }: UploadContext): CommandContext => ({
  actor,
  correlationId,
  ...(idempotencyKey !== undefined && { idempotencyKey }),
});

/** Checked before the upload starts. */
const admission =
  (isArchive: boolean, { load, now, quota, market }: UploadWorld) =>
  async (month: string, announced: AnnouncedUpload) => {
    const { actor, idempotencyKey } = announced;
    const state = await load(partnerReportsDecider, monthStream(month));
    const upload = { month, actor, at: now().toISOString(), market: market.market, isArchive };
    const refusal = refusalOfMonth(state, upload);
    // Possibly a retry: only recording can tell.
    const mayBeRepeat = idempotencyKey !== undefined && refusal?.rejected === 'month_has_reports';
    return (mayBeRepeat ? null : refusal) ?? quota.admit(announced);
  };

/** Keeps its PDFs, not the archive (R-PRT-04, W16). */
function archiveHandler(own: Own, world: UploadWorld) {
  const record = recording(own, world);
  const admit = admission(true, world);
  const limits = unpackLimits(AddPartnerReports);
  return uploadHandler<typeof AddPartnerReports>({
    contract: AddPartnerReports,
    admit: (announced) => admit(announced.input.report.date, announced),
    async unpack(file, context, files): Promise<CommandOutcome<never>> {
      const unpacked = await world.unpack(file, limits);
      if (!unpacked.ok) return { ok: false, rejection: reject(unpacked.code, { details: unpacked.details }) };
      const { size: bytes } = await stat(file.path);
      try {
        const entries = await keepUnpacked(unpacked.entries, files);
        const month = context.input.report.date;
        const archive = { filename: file.filename, bytes };
        const outcome = await record({ month, archive, entries }, bytes, commandContext(context));
        const state = await world.load(partnerReportsDecider, monthStream(month));
        // Refused, or already recorded with other files.
        const unused = entries.filter(({ file: stored }) => stored !== null && !refersTo(state, stored.key));
        await removeKept(unused, files);
        return outcome as CommandOutcome<never>;
      } finally {
        await rm(unpacked.folder, { recursive: true, force: true });
      }
    },
  });
}

function pdfHandler(own: Own, world: UploadWorld) {
  const record = recording(own, world);
  const admit = admission(false, world);
  return uploadHandler<typeof AddPartnerReport>({
    contract: AddPartnerReport,
    inspect: world.inspect,
    admit: (announced) => admit(announced.input.date, announced),
    async receive({ key, bytes, sha256, filename }, context): Promise<CommandOutcome<never>> {
      const { date: month, filename: given } = context.input;
      const entry = { filename: givenName(given) ?? filename, file: { key, bytes, sha256 }, reason: null };
      return (await record({ month, archive: null, entries: [entry] }, bytes, {
        actor: context.actor,
        correlationId: context.correlationId,
      })) as CommandOutcome<never>;
    },
  });
}

export const partnerReportUploadHandlers = (own: Own, world: UploadWorld) => [
  archiveHandler(own, world),
  pdfHandler(own, world),
];
