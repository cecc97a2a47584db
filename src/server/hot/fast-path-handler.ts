import { type IncomingMessage } from 'node:http';
import { allCalls } from '#contract/all-calls.ts';
import { type Call } from '#contract/call.ts';
import { calls, mediaFolder } from '#contract/paths.ts';
import { type BuiltFiles, type BuiltFile, builtFileHeaders } from '../built-files.ts';
import { headersForMuseum, headersWithoutOrigin } from '../cross-origin.ts';
import { nameOfPages, type ObserveCall } from '../metrics/metrics-route.ts';
import { type PageHeaders, pageFacts } from '../page-headers.ts';
import { type Screens } from '../prerender/screens.ts';
import { type Identify } from '../routes/permission.ts';
import { onlyEncrypted, securityHeaders } from '../security-headers.ts';
import { type Services } from '../services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { originsIn } from '../usecases/content/published.ts';
import { mayRead } from '../usecases/visitors/access.ts';
import { type LoginSettingsStore } from '../usecases/visitors/login-settings.ts';
import { type PreparedAnswer } from '../prepared-answer.ts';
import { preparedSender, varyOf } from './prepared-sender.ts';
import { contentHeaders } from '../routes/send-prepared.ts';
import { filesHandler } from './files-handler.ts';
import { type FastPathHandler } from './front.ts';
import { isUsual, type OpenRequest, type Protocol, protocolReader, type UsualRequest } from './usual-request.ts';

export interface FastPathOptions {
  readonly services: Services;
  /** Asked for each request. */
  readonly login: Pick<LoginSettingsStore, 'current'>;
  readonly identify: Identify;
  /** The origins of the museum's own pages elsewhere. */
  readonly museum: readonly string[];
  readonly observe: ObserveCall | undefined;
  readonly pageHeaders: PageHeaders;
  /** The files of the build, by the folders of their addresses, such as `/assets/`. */
  readonly built: ReadonlyMap<string, BuiltFiles>;
  readonly screens: Pick<Screens, 'cached'> | undefined;
}

/** Answers what visitors ask for most, exactly as the routes would, and leaves everything that is unusual to them. */
export function createFastPath(options: FastPathOptions): FastPathHandler {
  const { services, login, identify, museum, observe, pageHeaders, built, screens } = options;
  const { serverBase, webAddress } = services.settings.client;
  const protocolOf = protocolReader(services.settings.trustedProxies);
  const isEncrypted = webAddress.startsWith('https://');
  const plain = securityHeaders(originsIn([serverBase]), 'other');
  const ofCalls = generalHeaders(headersWithoutOrigin(museum), isEncrypted);
  const ofOthers = generalHeaders(headersForMuseum(museum), isEncrypted);
  const definition: FastPathRoute = {
    template: `/${calls.definition}`,
    answer: opened(
      allCalls.definition,
      contentHandler(async () => await (await services.published.current()).answer()),
    ),
  };
  const media: FastPathRoute = {
    template: `/${calls.media}`,
    answer: opened(allCalls.media, contentHandler(services.media.current)),
  };
  const files: FastPathRoute = {
    template: `/${mediaFolder}/*`,
    answer: opened(allCalls.readFile, filesHandler(services)),
  };
  const builds = [...built].map(([folder, its]): [string, FastPathRoute] => {
    const answer = builtHandler(its, folder);
    return [folder, { template: `${folder}*`, answer: (asked) => answer(withGeneral(asked, ofOthers(plain))) }];
  });
  const page = screens && pageRoute(screens);

  return (request, response) => {
    const route = routeFor(request);
    if (route === undefined || !isUsual(request, response)) return false;
    const protocol = protocolOf(request);
    if (protocol === undefined) return false;
    return answer(route, { request, response, protocol });
  };

  function routeFor({ url = '', headers }: IncomingMessage): FastPathRoute | undefined {
    // Whatever a browser opens as a page has the headers of one.
    if (headers.accept?.includes('text/html') === true) return page;
    if (url === definition.template) return definition;
    if (url === media.template) return media;
    if (url.startsWith(`/${mediaFolder}/`)) return files;
    return builds.find(([folder]) => url.startsWith(folder))?.[1];
  }

  async function answer(route: FastPathRoute, asked: Asked): Promise<boolean> {
    const stop = observe === undefined ? undefined : observeEnd(asked, route.template, observe);
    const isAnswered = await route.answer(asked);
    if (!isAnswered) stop?.();
    return isAnswered;
  }

  /** Leaves callers who may not read to the routes, which refuse them. */
  function opened({ byCookie }: Call, handler: (request: OpenRequest) => Promise<boolean>): FastPathRoute['answer'] {
    const general = ofCalls(plain);
    return async (asked) => {
      const who = await whoAsks(asked.request, byCookie === true);
      const settings = await login.current();
      return mayRead(who, settings) ? await handler({ ...withGeneral(asked, general), login: settings }) : false;
    };
  }

  function whoAsks(request: IncomingMessage, byCookie: boolean): Promise<Who> | Who {
    const { authorization, cookie } = request.headers;
    return authorization === undefined && cookie === undefined ? nobody : identify(request, byCookie);
  }

  function pageRoute(of: Pick<Screens, 'cached'>): FastPathRoute {
    const send = pageHandler(of);
    return {
      template: nameOfPages,
      answer: async (asked) => {
        const { origins } = await services.published.current();
        return await send(withGeneral(asked, ofOthers(pageHeaders(origins))));
      },
    };
  }
}

type Headers = Readonly<Record<string, string>>;
type Asked = Omit<UsualRequest, 'general'>;

interface FastPathRoute {
  /** For the metrics. */
  readonly template: string;
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

/** @returns ends the observation of an answer that the route sends */
function observeEnd({ request, response }: Asked, route: string, observe: ObserveCall): () => void {
  const start = performance.now();
  const end = (): void => {
    const milliseconds = performance.now() - start;
    observe({ method: request.method ?? '', route, status: response.statusCode, milliseconds });
  };
  response.once('finish', end);
  return () => void response.off('finish', end);
}

/** Answers with what the build has made. HEAD, and what is missing, are left to the route. */
function builtHandler(files: BuiltFiles, folder: string): (usual: UsualRequest) => Promise<boolean> {
  const types = new WeakMap<PreparedAnswer, string>();
  const send = preparedSender((answer, general) => ({
    ...builtFileHeaders,
    vary: varyOf(builtFileHeaders.vary, general),
    'content-type': types.get(answer) ?? '',
  }));

  return async (usual) => {
    const { method, url = '' } = usual.request;
    const file = method === 'GET' ? await files.find(url.slice(folder.length)) : undefined;
    return file === undefined ? false : sendFile(file, usual);
  };

  function sendFile({ answer, type }: BuiltFile, usual: UsualRequest): true {
    types.set(answer, type);
    return send(usual, answer, usual.general);
  }
}

/** Answers with what is prepared once per version of the content. HEAD is left to the route. */
function contentHandler(current: () => Promise<PreparedAnswer>): (usual: UsualRequest) => Promise<boolean> {
  const send = preparedSender((_, general) => ({ ...contentHeaders, vary: varyOf(contentHeaders.vary, general) }));
  return async (usual) => {
    if (usual.request.method !== 'GET') return false;
    return send(usual, await current(), usual.general);
  };
}

/** Answers with pages whose screens are there; everything else at the guide's addresses is left to the route. */
function pageHandler(screens: Pick<Screens, 'cached'>): (usual: UsualRequest) => Promise<boolean> {
  const send = preparedSender((_, general) => ({ ...pageFacts, vary: varyOf(pageFacts.vary, general) }));
  return async (usual) => {
    const { method, url = '', headers } = usual.request;
    const page = method === 'GET' ? await screens.cached(url, headers['accept-language']) : undefined;
    return page === undefined ? false : send(usual, page, usual.general);
  };
}
