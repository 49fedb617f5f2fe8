import { dayOf, languageFor, type Language, reject } from '@portal/contracts';
import {
  channelDocumentPath,
  channelDocuments,
  channelDownloads,
  channelQueries,
  channels,
  publicChannelOf,
} from '@portal/contracts/areas/channels';
import { mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import { handleDownload } from '@portal/platform/http/serve-downloads';
import { handleQuery, handleQueryOfPerson, type QueryContext } from '@portal/platform/http/serve-queries';
import { type ChannelDocument, channelOnWire, contentOf, servicesOnWire } from './channels.wire';

const notFound = reject('restaurant_not_found');
type Context = Pick<QueryContext, 'views' | 'marketRecord' | 'market' | 'now'>;

const readingOf = ({ marketRecord, now }: Pick<Context, 'marketRecord' | 'now'>, language?: Language) => ({
  market: marketRecord,
  language: languageFor(marketRecord.market, language),
  today: dayOf(now().toISOString(), marketRecord.timeZone),
});

async function channelOf(id: number, { views }: Pick<Context, 'views'>): Promise<ChannelDocument | null> {
  const channel = await views.get(channels, id);
  return channel && !channel.deleted ? channel : null;
}

/** Running or next; `undefined` without mobile ordering. */
async function nextPause(id: number, { views, marketRecord, now }: Context) {
  if (!marketRecord.features.mobileOrderPause) return undefined;
  const { documents } = await views.find(mopPauses, {
    where: {
      restaurantId: { eq: id },
      ended: { eq: false },
      status: { in: [MopStatus.Pending, MopStatus.Confirmed] },
      end: { gte: now().toISOString() },
    },
    sort: 'start',
    page: 1,
    size: 1,
  });
  const [pause] = documents;
  if (!pause) return null;
  const { id: pauseId, start: start_date, end: end_date, reason: value, status } = pause;
  return { id: pauseId, start_date, end_date, value, status };
}

const listed = <T>(records: readonly T[]) => ({ records, total: records.length });

/** Exact spelling. */
async function channelOfSite(site: string, { views }: Pick<Context, 'views'>) {
  const { documents } = await views.find(channels, { where: { site: { eq: site } }, size: 2 });
  return documents.find(({ deleted, active }) => active && !deleted);
}

export const channelHandlers = [
  handleQueryOfPerson(channelQueries.GetChannel, async ({ id, language }, context) => {
    const channel = await channelOf(id, context);
    if (!channel) return notFound;
    return channelOnWire(channel, readingOf(context, language), await nextPause(id, context));
  }),

  handleQueryOfPerson(channelQueries.ListServices, async ({ language }, context) =>
    listed(servicesOnWire([], readingOf(context, language))),
  ),

  handleQueryOfPerson(channelQueries.ListRestaurantServices, async ({ id, language }, context) => {
    const channel = await channelOf(id, context);
    if (!channel) return notFound;
    return listed(servicesOnWire(channel.services, readingOf(context, language)));
  }),

  handleQueryOfPerson(channelQueries.ListChannelDocuments, async (_input, { views }) => {
    const { documents } = await views.find(channelDocuments, { size: -1, sort: 'id' });
    return listed(
      documents.flatMap(({ id: document, versions }) => {
        const spelled = versions.map(({ key: _key, at: date, ...version }) => ({
          ...version,
          date,
          url: channelDocumentPath(document, version.version),
        }));
        const [newest] = spelled;
        if (!newest) return [];
        const { date: update_date, ...file } = newest;
        return [{ document, ...file, update_date, versions: spelled }];
      }),
    );
  }),

  handleQuery(channelQueries.GetPublicChannel, async ({ site }, context) => {
    const channel = await channelOfSite(site, context);
    if (!channel) return notFound;
    const reading = readingOf(context);
    const { today } = reading;
    return publicChannelOf(channel, contentOf(channel, reading), { market: context.market, today });
  }),
];

export const channelDownloadHandlers = [
  handleDownload(channelDownloads.OpenChannelDocument, async ({ document, v }, { views }) => {
    const versions = (await views.get(channelDocuments, document))?.versions ?? [];
    const file = v === undefined ? versions[0] : versions.find(({ version }) => version === v);
    if (!file) return reject('not_found');
    return {
      key: file.key,
      filename: file.filename,
      contentType: 'application/pdf',
      disposition: 'inline',
      // Rights may change: revalidate.
      immutable: false,
    };
  }),
];
