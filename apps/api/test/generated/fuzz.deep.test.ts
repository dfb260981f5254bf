import { type Endpoint, type FormBody, isForm, type Schema } from '@cabinet/contract/endpoint'
import { ErrorBody } from '@cabinet/contract/errors'
import type { AnyList } from '@cabinet/contract/find'
import { operations, operationsOf } from '@cabinet/contract/find-fields'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatusesOf } from '../../src/platform/openapi.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { edges } from '../support/edges.ts'
import { listBehind } from '../support/lists.ts'
import { allEndpoints, endsSessions, fieldsOf, sampleOf } from '../support/operations.ts'

const SEED = 20_261_120
const CASES = 2000

/** What ends every session of the run has tests of its own; signing out gets sessions of its own below. */
const endpoints = (await allEndpoints()).filter(({ id }) => id === 'auth.logout' || !endsSessions(id))
const people = ['P1', 'P2', 'P3', 'P5', 'P7', 'P8', 'P10']

/** Calls with many fields get more of the cases than calls without any, and so do lists by what they are filtered by. */
const weightOf = (endpoint: Endpoint): number =>
  1 +
  [endpoint.params, endpoint.query, endpoint.body].reduce((sum, part) => sum + 5 * fieldsOf(part).length, 0) +
  3 * Object.keys(listBehind(endpoint)?.filters ?? {}).length
const totalWeight = endpoints.reduce((sum, endpoint) => sum + weightOf(endpoint), 0)
const casesOf = (endpoint: Endpoint): number => Math.ceil((CASES * weightOf(endpoint)) / totalWeight)

const awkward = fc.constantFrom<unknown>(
  '',
  ' ',
  '\0',
  'zero \0 byte',
  '\ud800',
  '👩‍👩‍👧',
  "' or 1=1 --",
  '../../etc/passwd',
  '<script>alert(1)</script>',
  'x'.repeat(5000),
  // As people, their phones and other programs write.
  'Йошкар-Ола'.normalize('NFD'),
  'ООО\u00A0«Ромашка»\u200B',
  '\uFEFF7799012346\u00AD',
  '\u202Eтекст\u202C',
  'שלום مرحبا',
  'Ж'.repeat(64),
  'é'.normalize('NFD').repeat(64),
  '№ 7\t12\r\n',
  '１２３',
  '00000000-0000-4000-8000-000000000000',
  '2026-02-30',
  -1,
  0.1,
  1e21,
  Number.MAX_SAFE_INTEGER,
  null,
  [],
  {},
  [[]],
  { __proto__: null, constructor: { prototype: {} } },
)
const anything = fc.oneof(awkward, fc.jsonValue({ maxDepth: 3 }), fc.string({ unit: 'grapheme' }))

/** A filter by a field that the list has, mostly with an operation and a value that its kind knows. */
const filterOn = (list: AnyList): fc.Arbitrary<unknown> =>
  fc.constantFrom(...Object.entries(list.filters)).chain(([field, declared]) => {
    const { kind } = declared
    const known = 'choices' in declared ? [...declared.choices, ...edges[kind]] : edges[kind]
    const value = fc.oneof({ weight: 5, arbitrary: fc.constantFrom<unknown>(...known, null) }, anything)
    return fc.record(
      {
        field: fc.constant(field),
        operation: fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...operationsOf[kind]) },
          fc.constantFrom(...operations),
        ),
        value: fc.oneof(value, fc.tuple(value, value), fc.array(value, { maxLength: 3 })),
      },
      { requiredKeys: ['field', 'operation'] },
    )
  })

const strangeFilter = fc.record({
  field: fc.oneof(fc.constantFrom('__proto__', 'organizationId', 'passwordHash'), fc.string()),
  operation: fc.constantFrom(...operations),
  value: anything,
})

const sortOn = (list: AnyList): fc.Arbitrary<unknown> =>
  fc.record({
    field: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...list.sort) },
      fc.constantFrom(...Object.keys(list.filters), '__proto__'),
    ),
    direction: fc.constantFrom('ASC', 'DESC'),
  })

/** A find, a summary or an export by the fields that its list has. */
const findOn = (list: AnyList): fc.Arbitrary<unknown> =>
  fc.record(
    {
      pageNumber: fc.constantFrom<unknown>(0, 1, 999_999, 1_000_000, 1_000_001, -1, 0.5),
      pageSize: fc.constantFrom<unknown>(1, 20, 100, 101, 0),
      sort: fc.array(sortOn(list), { maxLength: 3 }),
      filters: fc.array(fc.oneof({ weight: 8, arbitrary: filterOn(list) }, strangeFilter), { maxLength: 3 }),
    },
    { requiredKeys: [] },
  )

/** An input of the schema in which some fields are right, some wrong and some missing. */
const inputOf = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  if (!schema) return fc.constant(undefined)
  const examples = sampleOf(schema) as Readonly<Record<string, unknown>>
  const fields = fieldsOf(schema).map(({ name, schema: field }) => {
    const right = fc.constant(examples[name] ?? sampleOf(field))
    return [name, fc.oneof(right, anything)] as const
  })
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

const asText = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((value ?? {}) as object).map(([name, entry]) => [
      name,
      (typeof entry === 'string' ? entry : (JSON.stringify(entry) ?? '')).slice(0, 2000),
    ]),
  )

const wildBody = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }).map((value) => ({ text: JSON.stringify(value), type: 'application/json' })),
  fc.string().map((text) => ({ text, type: 'application/json' })),
  fc
    .constantFrom('text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data', '@')
    .map((type) => ({ text: 'a=1', type })),
)

interface WildPart {
  readonly name: string
  readonly fileName?: string
  readonly content: string
}

const BOUNDARY = 'frame'

const partText = ({ name, fileName, content }: WildPart): string => {
  const disposition = `form-data; name="${name}"${fileName === undefined ? '' : `; filename="${fileName}"`}`
  return `--${BOUNDARY}\r\nContent-Disposition: ${disposition}\r\n\r\n${content}\r\n`
}

const wildFile: fc.Arbitrary<WildPart> = fc.record({
  name: fc.oneof({ weight: 6, arbitrary: fc.constant('file') }, fc.constantFrom('purpose', '__proto__', '')),
  fileName: fc.oneof(fc.constantFrom('Акт.pdf', 'a.exe', '.pdf', '..', '', '../../a.pdf'), fc.string()),
  content: fc.constantFrom('%PDF-1.7 text', 'MZ', '', `PK\u0003\u0004${'x'.repeat(100)}`),
})

/** A form with its file right or wrong, missing, twice, or broken off. */
const wildForm = (form: FormBody) =>
  fc
    .record({ fields: inputOf(form.fields).map(asText), files: fc.array(wildFile, { maxLength: 2 }), cut: fc.nat(9) })
    .map(({ fields, files, cut }) => {
      const parts = [...Object.entries(fields).map(([name, content]) => ({ name, content })), ...files]
      const text = `${parts.map(partText).join('')}--${BOUNDARY}--\r\n`
      return { text: cut === 0 ? text.slice(0, -9) : text, type: `multipart/form-data; boundary=${BOUNDARY}` }
    })

const asJson = (value: unknown) => ({ text: JSON.stringify(value) ?? '', type: 'application/json' })

const bodyOf = (endpoint: Endpoint) => {
  const { body } = endpoint
  if (isForm(body)) return wildForm(body)
  const list = listBehind(endpoint)
  return (list ? fc.oneof({ weight: 5, arbitrary: findOn(list) }, inputOf(body)) : inputOf(body)).map(asJson)
}

const caseOf = (endpoint: Endpoint) =>
  fc.record({
    person: fc.option(fc.constantFrom(...people), { freq: 6 }),
    params: inputOf(endpoint.params).map(asText),
    query: inputOf(endpoint.query).map(asText),
    body: fc.oneof({ weight: 4, arbitrary: bodyOf(endpoint) }, { weight: 1, arbitrary: wildBody }),
    language: fc.oneof(fc.constantFrom('ru', 'en', 'de', '*'), fc.stringMatching(/^[ -~]{0,20}$/)),
  })

type Case = typeof caseOf extends (endpoint: Endpoint) => fc.Arbitrary<infer Value> ? Value : never

describe.each(databaseKinds())('inputs that nobody means well, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const urlOf = (endpoint: Endpoint, params: Readonly<Record<string, string>>): string =>
    `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent((params[name] || 'x').toWellFormed()))}`

  const ask = async (endpoint: Endpoint, { person, params, query, body, language }: Case) => {
    const token = person === null ? undefined : await tokenFor(endpoint, person)
    const hasBody = endpoint.method !== 'GET' && body.text !== ''
    const response = await cabinet.app.inject({
      method: endpoint.method,
      url: urlOf(endpoint, params),
      query,
      headers: {
        'accept-language': language,
        ...(hasBody && { 'content-type': body.type }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(hasBody && { payload: body.text }),
    })
    cabinet.platform.faults.clear()
    cabinet.clock.setShiftMinutes(0)
    return response
  }
  /** Signing out must not end the sessions of the other cases. */
  const tokenFor = async (endpoint: Endpoint, person: string): Promise<string> =>
    endpoint.id === 'auth.logout'
      ? (await cabinet.enter(person, { ip: '10.200.0.1' })).accessToken
      : cabinet.tokenOf(person)

  const documentedOf = (endpoint: Endpoint): readonly number[] => [
    endpoint.status,
    ...errorStatusesOf(endpoint).filter((status) => status < 500),
  ]

  it('knows the list of every find', () => {
    const finds = endpoints.filter(({ id, body }) => /find/i.test(id) && body !== undefined)
    expect(finds.filter((endpoint) => !listBehind(endpoint)).map(({ id }) => id)).toEqual([])
  })

  it.each(endpoints)('$id answers only what it documents, and never a mistake of the server', async (endpoint) => {
    const documented = documentedOf(endpoint)
    await fc.assert(
      fc.asyncProperty(caseOf(endpoint), async (input) => {
        const response = await ask(endpoint, input)
        expect(documented).toContain(response.statusCode)
        if (response.statusCode >= 400) {
          expect(ErrorBody.safeParse(response.json()).success).toBe(true)
          expect(response.body).not.toMatch(/\bat .+:\d+:\d+|node_modules|select .+ from|SQLSTATE/i)
        }
      }),
      { seed: SEED, numRuns: casesOf(endpoint), endOnFailure: true },
    )
  })
})
