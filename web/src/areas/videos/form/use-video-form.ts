import { videoCommands } from '@portal/contracts/areas/videos';
import type { Resolver } from 'react-hook-form';
import { useForm } from 'react-hook-form';
import { isCallError } from '../../../app/client/call-error';
import { inputSchemaOf } from '../../../app/client/input-schema';
import { useMarket } from '../../../app/market';
import type { VideoValues } from './video-values';
import { inputOf } from './video-values';

/** The form’s names for the fields that the server complains of. */
const fields = { url: 'url', start_date: 'from', end_date: 'until' } as const;
type Complaint = readonly [string, string];

const errorsOf = (complaints: readonly Complaint[]) =>
  Object.fromEntries(
    complaints.map(([name, message]) => [
      fields[name as keyof typeof fields] ?? name,
      { type: 'server', message },
    ]),
  );

/** A form of calendar days, checked as the input that they come to, by the schema of the server. */
export function useVideoForm(values: VideoValues) {
  const { timeZone } = useMarket();
  const resolver: Resolver<VideoValues> = async (now) => {
    const schema = await inputSchemaOf(videoCommands.AddVideo);
    const { error } = schema.safeParse(inputOf(now, timeZone));
    const complaints = error?.issues.map(({ path, message }): Complaint => [path.join('.'), message]) ?? [];
    if (now.from !== '' && now.until !== '' && now.until < now.from) {
      complaints.push(['end_date', 'end_before_start']);
    }
    return complaints.length > 0 ? { values: {}, errors: errorsOf(complaints) } : { values: now, errors: {} };
  };
  const form = useForm<VideoValues>({ resolver, defaultValues: values });
  const showRefusal = (error: unknown) => {
    const complaints = isCallError(error) ? Object.entries(error.fields) : [];
    for (const [name, message] of complaints) {
      form.setError(fields[name as keyof typeof fields] ?? 'url', { type: 'server', message });
    }
    return complaints.length > 0;
  };
  return { form, showRefusal };
}
