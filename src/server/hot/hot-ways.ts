import { type IncomingMessage, type ServerResponse } from 'node:http';
import { calls, mediaFolder } from '#contract/paths.ts';
import { headersWithoutOrigin } from '../cross-origin.ts';
import { type ObserveCall } from '../metrics/metrics-route.ts';
import { type Identify } from '../routes/permission.ts';
import { onlyEncrypted, securityHeaders } from '../security-headers.ts';
import { type Services } from '../services.ts';
import { originsIn } from '../usecases/content/published.ts';
import { definitionWay } from './definition-way.ts';
import { filesWay } from './files-way.ts';
import { type HotWay } from './front.ts';
import { isUsual, protocolReader } from './usual-request.ts';

/** A request whose caller may read what visitors read. */
export interface UsualRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** The headers that every answer has. The same object each time. */
  readonly general: Readonly<Record<string, string>>;
}

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
  const definition = { route: `/${calls.definition}`, answer: definitionWay(services.published) };
  const files = { route: `/${mediaFolder}/*`, answer: filesWay(services) };

  return (request, response) => {
    const way = wayTo(request.url ?? '');
    if (way === undefined || !isUsual(request, response)) return false;
    const protocol = protocolOf(request);
    if (protocol === undefined) return false;
    return answer(way, { request, response, general: general[protocol] });
  };

  function wayTo(url: string): typeof definition | undefined {
    if (url === definition.route) return definition;
    return url.startsWith(`/${mediaFolder}/`) ? files : undefined;
  }

  async function answer(way: typeof definition, usual: UsualRequest): Promise<boolean> {
    if (!(await mayRead(usual.request))) return false;
    const stop = observe === undefined ? undefined : observeEnd(usual, way.route, observe);
    const isAnswered = await way.answer(usual);
    if (!isAnswered) stop?.();
    return isAnswered;
  }

  /** Refusals are answered by the routes. */
  async function mayRead(request: IncomingMessage): Promise<boolean> {
    return await identify.hasAccess(await identify(request, true));
  }
}

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
