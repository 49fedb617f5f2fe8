import { type CallContract, errorSchema, methodsOf, pathParameters } from '@portal/contracts';
import { z } from 'zod';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
};

function propertiesOf(call: CallContract): [string, JsonSchema, boolean][] {
  const { properties = {}, required = [] } = schemaOf(call.input, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => [name, schema, required.includes(name)]);
}

function parametersOf(call: CallContract, method: string): JsonSchema[] {
  const inPath = pathParameters(call.path);
  return propertiesOf(call)
    .filter(([name]) => inPath.includes(name) || method === 'GET')
    .map(([name, schema, required]) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required,
      schema,
    }));
}

function bodyOf(call: CallContract, method: string): JsonSchema | undefined {
  if (method === 'GET') return undefined;
  if (call.kind === 'upload') {
    const fields = propertiesOf(call);
    const file = {
      type: 'object',
      properties: {
        ...Object.fromEntries(fields.map(([name, property]) => [name, property])),
        file: { type: 'string', format: 'binary' },
      },
      required: [...fields.filter(([, , required]) => required).map(([name]) => name), 'file'],
    };
    const content = { 'multipart/form-data': { schema: file } };
    if (!fields.some(([name]) => name === 'file')) return { required: true, content };
    // Or the key of a stored file (AMB-81).
    const key = { ...file, properties: Object.fromEntries(fields.map(([name, schema]) => [name, schema])) };
    return { required: true, content: { ...content, 'application/x-www-form-urlencoded': { schema: key } } };
  }
  const inPath = pathParameters(call.path);
  const fields = propertiesOf(call).filter(([name]) => !inPath.includes(name));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, property]) => [name, property])),
    required: fields.filter(([, , required]) => required).map(([name]) => name),
  };
  return {
    content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
  };
}

function responsesOf(call: CallContract): JsonSchema {
  const failure = {
    description: 'Refused',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
  if (call.kind === 'download') {
    return { 200: { description: 'The file', content: { '*/*': {} } }, default: failure };
  }
  const properties: JsonSchema = { status: { const: true }, data: schemaOf(call.output, 'output') };
  properties.position = { type: 'integer' };
  if (call.kind === 'query' && call.list) properties.total = { type: 'integer' };
  const schema = { type: 'object', properties, required: ['status', 'data'] };
  return { 200: { description: 'Done', content: { 'application/json': { schema } } }, default: failure };
}

function descriptionOf(call: CallContract): string {
  const { access, rejections = [] } = call;
  const changesState = call.kind === 'command' || call.kind === 'upload';
  return [
    access.roles === 'anonymous' ? 'Anyone.' : `User types ${access.roles.join(', ')}.`,
    `Markets ${access.markets.join(', ')}.`,
    ...(changesState ? ['Needs the X-CSRF-Token header.'] : []),
    ...(rejections.length > 0 ? [`May say no with: ${rejections.join(', ')}.`] : []),
  ].join(' ');
}

const twinNames: Readonly<Record<string, string>> = { GET: 'ByGet', POST: 'ByPost' };

/** @param method the call's own, or its twin's */
function operationOf(call: CallContract, method: string): JsonSchema {
  const isOwnMethod = method === call.method;
  return {
    operationId: isOwnMethod ? call.name : `${call.name}${twinNames[method]}`,
    tags: [call.area],
    summary: call.summary,
    description: descriptionOf(call),
    deprecated: isOwnMethod ? undefined : true,
    parameters: parametersOf(call, method),
    requestBody: bodyOf(call, method),
    responses: responsesOf(call),
  };
}

/** OpenAPI 3.1 document of the calls, derived from the contracts only. */
export function buildOpenApi(calls: readonly CallContract[]): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const call of calls) {
    const operations = (paths[`/api/${call.path}`] ??= {});
    for (const method of methodsOf(call)) operations[method.toLowerCase()] = operationOf(call, method);
  }
  const Failure = {
    type: 'object',
    properties: { status: { const: false }, data: { type: 'null' }, error: schemaOf(errorSchema, 'output') },
  };
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Portal',
      version: '1',
      description: 'Calls of the marketing portal, derived from its contracts.',
    },
    paths,
    components: { schemas: { Failure } },
  };
  return JSON.parse(JSON.stringify(document)) as JsonSchema;
}
