import { type IncomingMessage, type ServerResponse } from 'node:http';
import { calls, mediaFolder } from '#contract/paths.ts';
import { headersWithoutOrigin } from '../cross-origin.ts';
import { type ObserveCall } from '../metrics/metrics-route.ts';
import { type Identify } from '../routes/permission.ts';
import { onlyEncrypted, securityHeaders } from '../security-headers.ts';
import { type Services } from '../services.ts';
import { type Who } from '../usecases/accounts/sessions.ts';
import { originsIn } from '../usecases/content/published.ts';
import { mayRead } from '../usecases/visitors/access.ts';
import { definitionWay } from './definition-way.ts';
import { filesWay } from './files-way.ts';
import { type HotWay } from './front.ts';
import { oncePerTurn } from './once-per-turn.ts';
import { isUsual, type Protocol, protocolReader, type UsualRequest } from './usual-request.ts';

export interface HotWaysOptions {
  readonly services: Services;
  readonly identify: Identify;
  /** The origins of the museum's own pages elsewhere. */
  readonly museum: readonly string[];
  readonly observe: ObserveCall | undefined;
}

/** Answers what visitors ask for most, exactly as the routes would, and leaves everything that is unusual to them. */
export function createHotWays({ services, identify, museum, observe }: HotWaysOptions): HotWay {
  const { serverBase, webAddress } = services.settings.client;
  const protocolOf = protocolReader(services.settings.trustedProxies);
  const http = { ...securityHeaders(originsIn([serverBase]), 'other'), ...headersWithoutOrigin(museum) };
  const https = { [onlyEncrypted[0]]: onlyEncrypted[1], ...http };
  const general = { http: webAddress.startsWith('https://') ? https : http, https };
  const loginNow = oncePerTurn(services.db.writes, services.login.current);
  const definition: Way = { route: `/${calls.definition}`, answer: definitionWay(services.published) };
  const files: Way = { route: `/${mediaFolder}/*`, answer: filesWay(services) };

  return (request, response) => {
    const way = wayTo(request.url ?? '');
    if (way === undefined || !isUsual(request, response)) return false;
    const protocol = protocolOf(request);
    if (protocol === undefined) return false;
    return answer(way, request, response, protocol);
  };

  function wayTo(url: string): Way | undefined {
    if (url === definition.route) return definition;
    return url.startsWith(`/${mediaFolder}/`) ? files : undefined;
  }

  async function answer(
    way: Way,
    request: IncomingMessage,
    response: ServerResponse,
    protocol: Protocol,
  ): Promise<boolean> {
    const who = await whoAsks(request);
    const login = await loginNow();
    // Refusals are answered by the routes.
    if (!mayRead(who, login)) return false;
    const usual = { request, response, protocol, general: general[protocol], login };
    const stop = observe === undefined ? undefined : observeEnd(usual, way.route, observe);
    const isAnswered = await way.answer(usual);
    if (!isAnswered) stop?.();
    return isAnswered;
  }

  function whoAsks(request: IncomingMessage): Promise<Who> | Who {
    const { authorization, cookie } = request.headers;
    return authorization === undefined && cookie === undefined ? nobody : identify(request, true);
  }
}

interface Way {
  /** Its template, for the metrics. */
  readonly route: string;
  readonly answer: (usual: UsualRequest) => Promise<boolean>;
}

const nobody: Who = { kind: 'nobody' };

/** @returns ends the observation of an answer that somebody else gives */
function observeEnd({ request, response }: UsualRequest, route: string, observe: ObserveCall): () => void {
  const start = performance.now();
  const end = (): void => {
    const milliseconds = performance.now() - start;
    observe({ method: request.method ?? '', route, status: response.statusCode, milliseconds });
  };
  response.once('finish', end);
  return () => void response.off('finish', end);
}
