import type { InputOf, Language, OutputOf, QueryContract } from '@portal/contracts';
import { diagnosticQueries } from '@portal/contracts/areas/diagnostic';
import { homeQueries } from '@portal/contracts/areas/home';
import {
  landingFor,
  type PictureContent,
  pictureOf,
  picturePlaceholders,
  type SessionRestaurant,
  sessionQueries,
} from '@portal/contracts/areas/session';
import type { FindVisitor, Visitor } from '@portal/platform/http/serve-web';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const { GetSession } = sessionQueries;
const { GetHome } = homeQueries;
const { ListAlerts } = diagnosticQueries;
type Session = OutputOf<typeof GetSession>;
type Person = Extract<Visitor, { kind: 'person' }>;

interface Answered {
  readonly status: number;
  readonly body: string;
  /** As serialized for the page. */
  readonly written: string;
}

/** Addresses that redirect signed-in people to their landing page. */
const toLanding: readonly string[] = ['/', '/login'];

/** Another screen or banner comes first. */
const isOtherwise = ({ user, acting, second_factor, without_restaurant }: Session) =>
  acting !== null || second_factor === 'due' || without_restaurant || (user.active === 1 && user.legal !== 1);

/** Initial restaurant: cookie, else favourite. */
function siteOf({ cookies }: FastifyRequest, { restaurants, user }: Session) {
  const own = (id: number | null) => restaurants.find((restaurant) => restaurant.id === id);
  return own(Number(cookies['site'] ?? Number.NaN)) ?? own(user.favourite) ?? restaurants[0];
}

/** Personal values in the snapshot. */
function filledWith({ user }: Session, site: SessionRestaurant | undefined): Record<string, string> {
  const content: PictureContent = {
    // As in the home's greeting.
    name: user.name.split(' ')[0] ?? '',
    letter: user.letter,
    siteName: site?.name ?? '',
    siteNumber: site?.site ?? '',
    siteCity: site?.city ?? '',
  };
  const keys = Object.keys(content) as (keyof PictureContent)[];
  return Object.fromEntries(keys.map((key) => [picturePlaceholders[key], content[key]]));
}

/** Successful answers only. */
const written = (answers: readonly Answered[]) =>
  `[${answers.flatMap((answer) => (answer.status === 200 ? answer.written : [])).join(',')}]`;
const dataIn = <T>({ body }: Answered) => (JSON.parse(body) as { data: T }).data;

/** Preloads a page's first calls, with the request's cookies: same guard and rights. */
export function findVisitors(app: FastifyInstance, cookieName: string): FindVisitor {
  async function ask<C extends QueryContract>(
    { ip, headers }: FastifyRequest,
    { name, path }: C,
    input: InputOf<C> & object,
  ): Promise<Answered> {
    const { statusCode: status, body } = await app.inject({
      method: 'GET',
      url: `/api/${path}`,
      query: input as Record<string, string>,
      remoteAddress: ip,
      headers: { cookie: headers.cookie, 'user-agent': headers['user-agent'] },
    });
    const written = `{"call":${JSON.stringify(name)},"input":${JSON.stringify(input)},"answer":${body}}`;
    return { status, body, written };
  }

  /** First calls of the home. Without covers or a restaurant, no snapshot. */
  async function atHome(request: FastifyRequest, lang: Language, session: Answered, drawn: Person) {
    const site = siteOf(request, dataIn<Session>(session));
    const asking = [ask(request, GetHome, { lang })];
    if (site) asking.push(ask(request, ListAlerts, { restaurant_id: site.id }));
    const [home, ...others] = await Promise.all(asking);
    if (home?.status !== 200) return { ...drawn, screen: null };
    const cover = dataIn<OutputOf<typeof GetHome>>(home).sliders[0]?.file;
    const screen = cover !== undefined && site ? drawn.screen : null;
    return { ...drawn, screen, cover, answers: written([session, home, ...others]) };
  }

  return async (request, path, language) => {
    if (request.cookies[cookieName] === undefined) return { kind: 'anonymous' };
    const session = await ask(request, GetSession, {});
    if (session.status === 403) return { kind: 'ended' };
    if (session.status !== 200) return { kind: 'unknown' };
    const known = dataIn<Session>(session);
    const landing = landingFor(known.user.type);
    const lands = [...toLanding, landing].includes(path) && !isOtherwise(known);
    const person: Person = { kind: 'person', answers: written([session]), screen: null };
    if (!lands) return person;
    const drawn = { ...person, screen: pictureOf(known), filled: filledWith(known, siteOf(request, known)) };
    return landing === '/' ? atHome(request, language, session, drawn) : drawn;
  };
}
