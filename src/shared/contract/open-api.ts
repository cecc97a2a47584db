import * as z from 'zod/mini';
import { allCalls } from './all-calls.ts';
import { type Access, type Call } from './call.ts';
import { errorStatus } from './error-codes.ts';

export const accessWords: Readonly<Record<Access, string>> = {
  everyone: 'Everyone',
  visitor: 'Visitors with access, and staff',
  staff: 'Any logged-in user',
  desk: 'The desk, managers and root',
  translator: 'Translators, managers and root',
  manager: 'Managers and root',
  root: 'Root',
};

type Schema = Readonly<Record<string, unknown>>;

/** Returns an OpenAPI 3.1 description of every call of the contract. */
export function openApi(version: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<Call>(allCalls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cicerone', version },
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
  };
}

function operation(name: string, call: Call): Schema {
  return {
    operationId: name,
    summary: call.summary,
    description: `${accessWords[call.access]}.`,
    ...(call.access === 'everyone' ? {} : { security: [{ session: [] }] }),
    parameters: [
      ...parametersIn('path', schemaOf(call.params)),
      ...parametersIn('query', schemaOf(call.query)),
      ...(call.headers ?? []).map((header) => ({ in: 'header', name: header, schema: { type: 'string' } })),
    ],
    ...(call.body === undefined ? {} : { requestBody: { required: true, content: bodyOf(call.body) } }),
    responses: responsesOf(call),
  };
}

function parametersIn(place: 'path' | 'query', schema: Schema | undefined): readonly Schema[] {
  const required = (schema?.['required'] ?? []) as readonly string[];
  return Object.entries((schema?.['properties'] ?? {}) as Schema).map(([name, field]) => ({
    in: place,
    name: name === '*' ? 'path' : name,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function bodyOf(body: NonNullable<Call['body']>): Schema {
  if (body === 'upload') {
    const file = { type: 'string', format: 'binary' };
    return {
      'multipart/form-data': { schema: { type: 'object', properties: { file: { type: 'array', items: file } } } },
    };
  }
  if (body === 'text') return { 'application/yaml': { schema: { type: 'string' } } };
  return { 'application/json': { schema: schemaOf(body) ?? {} } };
}

const answerTypes = { file: '*/*', text: 'application/yaml', page: 'text/html' } as const;

function responsesOf({ answer, errors = [], access }: Call): Schema {
  const content =
    typeof answer === 'string'
      ? { [answerTypes[answer]]: {} }
      : { 'application/json': { schema: schemaOf(answer) ?? {} } };
  const refused = [...errors, ...(access === 'everyone' ? [] : (['not-authorized', 'access-denied'] as const))];
  const byStatus = groupBy(refused, (code) => errorStatus[code]);
  const others = [...byStatus].map(([status, codes]) => [
    String(status),
    { description: [...new Set(codes)].join(', ') },
  ]);
  return { 200: { description: 'OK', content }, ...Object.fromEntries(others) };
}

function schemaOf(shape: z.ZodMiniType | undefined): Schema | undefined {
  if (shape === undefined) return undefined;
  return z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input', target: 'draft-2020-12' });
}

function groupBy<Value, Key>(
  values: readonly Value[],
  keyOf: (value: Value) => Key,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
