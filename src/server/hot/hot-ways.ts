import { type IncomingMessage } from 'node:http';
import { allCalls } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { calls, mediaFolder } from '#contract/paths.ts';
import { type BuiltFiles } from '../built-files.ts';
import { headersForMuseum, headersWithoutOrigin } from '../cross-origin.ts';
import { nameOfPages, type ObserveCall } from '../metrics/metrics-route.ts';
import { type PageHeaders } from '../page-headers.ts';
import { type Screens } from '../prerender/screens.ts';
import { type Identify } from '../routes/permission.ts';
import { onlyEncrypted, securityHeaders } from '../security-headers.ts';
import { type Services } from '../services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { originsIn } from '../usecases/content/published.ts';
import { mayRead } from '../usecases/visitors/access.ts';
import { type LoginSettingsStore } from '../usecases/visitors/login-settings.ts';
import { builtWay } from './built-way.ts';
import { contentWay } from './content-way.ts';
import { filesWay } from './files-way.ts';
import { type HotWay } from './front.ts';
import { pageWay } from './page-way.ts';
import { isUsual, type OpenRequest, type Protocol, protocolReader, type UsualRequest } from './usual-request.ts';

export interface HotWaysOptions {
  readonly services: Services;
  /** Asked for each request. */
  readonly login: Pick<LoginSettingsStore, 'current'>;
  readonly identify: Identify;
  /** The origins of the museum's own pages elsewhere. */
  readonly museum: readonly string[];
  readonly observe: ObserveCall | undefined;
  readonly pageHeaders: PageHeaders;
  /** What the build has made, by the folders of its addresses, such as `/assets/`. */
  readonly built: ReadonlyMap<string, BuiltFiles>;
  readonly screens: Pick<Screens, 'kept'> | undefined;
}

/** Answers what visitors ask for most, exactly as the routes would, and leaves everything that is unusual to them. */
export function createHotWays(options: HotWaysOptions): HotWay {
  const { services, login, identify, museum, observe, pageHeaders, built, screens } = options;
  const { serverBase, webAddress } = services.settings.client;
  const protocolOf = protocolReader(services.settings.trustedProxies);
  const isEncrypted = webAddress.startsWith('https://');
  const plain = securityHeaders(originsIn([serverBase]), 'other');
  const ofCalls = generalHeaders(headersWithoutOrigin(museum), isEncrypted);
  const ofOthers = generalHeaders(headersForMuseum(museum), isEncrypted);
  const definition: Way = {
    route: `/${calls.definition}`,
    answer: opened(
      allCalls.definition,
      contentWay(async () => await (await services.published.current()).answer()),
    ),
  };
  const media: Way = { route: `/${calls.media}`, answer: opened(allCalls.media, contentWay(services.media.current)) };
  const files: Way = { route: `/${mediaFolder}/*`, answer: opened(allCalls.readFile, filesWay(services)) };
  const builds = [...built].map(([folder, its]): [string, Way] => {
    const answer = builtWay(its, folder);
    return [folder, { route: `${folder}*`, answer: (asked) => answer(withGeneral(asked, ofOthers(plain))) }];
  });
  const page = screens && wayOfPages(screens);

  return (request, response) => {
    const way = wayTo(request);
    if (way === undefined || !isUsual(request, response)) return false;
    const protocol = protocolOf(request);
    if (protocol === undefined) return false;
    return answer(way, { request, response, protocol });
  };

  function wayTo({ url = '', headers }: IncomingMessage): Way | undefined {
    // Whatever a browser opens as a page has the headers of one.
    if (headers.accept?.includes('text/html') === true) return page;
    if (url === definition.route) return definition;
    if (url === media.route) return media;
    if (url.startsWith(`/${mediaFolder}/`)) return files;
    return builds.find(([folder]) => url.startsWith(folder))?.[1];
  }

  async function answer(way: Way, asked: Asked): Promise<boolean> {
    const stop = observe === undefined ? undefined : observeEnd(asked, way.route, observe);
    const isAnswered = await way.answer(asked);
    if (!isAnswered) stop?.();
    return isAnswered;
  }

  /** Leaves callers who may not read to the routes, which refuse them. */
  function opened({ byCookie }: Call, way: (request: OpenRequest) => Promise<boolean>): Way['answer'] {
    const general = ofCalls(plain);
    return async (asked) => {
      const who = await whoAsks(asked.request, byCookie === true);
      const settings = await login.current();
      return mayRead(who, settings) ? await way({ ...withGeneral(asked, general), login: settings }) : false;
    };
  }

  function whoAsks(request: IncomingMessage, byCookie: boolean): Promise<Who> | Who {
    const { authorization, cookie } = request.headers;
    return authorization === undefined && cookie === undefined ? nobody : identify(request, byCookie);
  }

  function wayOfPages(of: Pick<Screens, 'kept'>): Way {
    const send = pageWay(of);
    return {
      route: nameOfPages,
      answer: async (asked) => {
        const { origins } = await services.published.current();
        return await send(withGeneral(asked, ofOthers(pageHeaders(origins))));
      },
    };
  }
}

type Headers = Readonly<Record<string, string>>;
type Asked = Omit<UsualRequest, 'general'>;

interface Way {
  /** Its template, for the metrics. */
  readonly route: string;
  readonly answer: (asked: Asked) => Promise<boolean>;
}

const nobody: Who = { kind: 'nobody' };

function withGeneral(asked: Asked, general: Readonly<Record<Protocol, Headers>>): UsualRequest {
  return { ...asked, general: general[asked.protocol] };
}

/** @returns completes security headers for each protocol: the same objects for the same headers */
function generalHeaders(
  others: Headers,
  isEncrypted: boolean,
): (security: Headers) => Readonly<Record<Protocol, Headers>> {
  const made = new WeakMap<Headers, Readonly<Record<Protocol, Headers>>>();
  return (security) => {
    const known = made.get(security);
    if (known !== undefined) return known;
    const http = { ...security, ...others };
    const https = { [onlyEncrypted[0]]: onlyEncrypted[1], ...http };
    const both = { http: isEncrypted ? https : http, https };
    made.set(security, both);
    return both;
  };
}

/** @returns ends the observation of an answer that somebody else gives */
function observeEnd({ request, response }: Asked, route: string, observe: ObserveCall): () => void {
  const start = performance.now();
  const end = (): void => {
    const milliseconds = performance.now() - start;
    observe({ method: request.method ?? '', route, status: response.statusCode, milliseconds });
  };
  response.once('finish', end);
  return () => void response.off('finish', end);
}
