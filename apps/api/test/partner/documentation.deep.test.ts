import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { errorCodes } from '@cabinet/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { demoId } from '@cabinet/demo/ids'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { demoOrganization, organizationId } from '@cabinet/demo/organizations'
import { errorStatusesOf } from '../../src/platform/openapi.ts'
import { STATEMENT_PARTY } from '../../src/platform/payments/payable.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints } from '../support/operations.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { keyOf } from '../support/sandbox.ts'
import { fillRequest } from '../finance/request.ts'

const folder = join(import.meta.dirname, '../../../../docs/partners')
/** Written for people, who make no calls. */
const FOR_PEOPLE = 'people.md'
const pages = readdirSync(folder).filter((name) => name.endsWith('.md') && name !== FOR_PEOPLE)
const textOf = (page: string): string => readFileSync(join(folder, page), 'utf8')

interface Example {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly answer: unknown
}

/** Examples of a page: each is a request and, right after it, what it is answered. */
const examplesOf = (page: string): Example[] =>
  [...textOf(page).matchAll(/```http\n(.*?)```\s+```json\n(.*?)```/gs)].map(([, request = '', answer = '']) => {
    const [head = '', ...rest] = request.trim().split('\n\n')
    // A form has blank lines of its own.
    const body = rest.length > 0 ? rest.join('\n\n') : undefined
    const [first = '', ...lines] = head.split('\n')
    const [method = '', url = ''] = first.split(' ')
    const headers = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]))
    return { method: method as 'GET' | 'POST', url, headers, body, answer: JSON.parse(answer) as unknown }
  })

/** The month before that of a day, `YYYY-MM`: its orders of the demo are on a certificate. */
const lastMonth = (now: Date): string => {
  const [year = 0, month = 1] = businessDay(now).split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 15)).toISOString().slice(0, 7)
}

/** Who speaks on a page. */
const speakers: Readonly<Record<string, string>> = {
  'README.md': party.ural,
  'changes.md': party.meridian,
  'events.md': party.meridian,
  'bank.md': party.meridian,
  'insurer.md': party.insurer,
  'payments.md': STATEMENT_PARTY,
  'marketplace.md': party.marketplace,
  'sandbox.md': party.meridian,
}

/** Who else speaks on the page of the sandbox. */
const others = {
  INSURER_KEY: party.insurer,
  MARKETPLACE_KEY: party.marketplace,
  PAYMENTS_KEY: STATEMENT_PARTY,
} as const

const isForPartners = ({ access }: Endpoint): boolean => !access.session && access.bearer === 'partner'

describe('the documentation for partners', () => {
  let cabinet: Cabinet
  const names = new Map<string, string>([
    ['REQUEST_ID', demoId('request F6')],
    ['INSURANCE_ID', organizationId('O3')],
    ['INSURED_ID', organizationId('O5')],
    ['BUYER_ID', demoId('debtor buyer O5 B5')],
    ['SHIPMENT_ID', demoId('shipment O5 О-172')],
    ['FACTORING_ID', demoId('agreement F1')],
    ['OBJECT_ID', demoId('object O6 ОФ-30')],
    ['INVOICE_ID', demoId('invoice СЧ-26-001184')],
    ['PAYER_ITN', demoOrganization('O4').itn],
    ['ORGANIZATION_ITN', demoOrganization('O6').itn],
    ['ACCOUNT_ID', demoId('seller account O2')],
    ['CLOSED_MONTH', lastMonth(new Date())],
    ['FROM_DATE', businessDay(new Date())],
    ['CLAIM_ID', demoId('claim ЗВ-26-000402')],
    ['OTHER_ID', demoId('claim ЗВ-26-000403')],
  ])

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    const params = { id: demoId('request F6') }
    await fillRequest(cabinet, 'P7', params.id)
    await cabinet.call(sendRequest, { token: await cabinet.tokenOf('P7'), params })
  })
  afterAll(() => cabinet.remove())

  const filled = (text: string): string =>
    [...names].reduce((filling, [name, id]) => filling.replaceAll(name, id), text)

  /** Learns ids that an example shows for the first time; «…» stands for whatever is there. */
  const expectedOf = (example: unknown, real: unknown): unknown => {
    if (typeof example === 'string') {
      if (/^[A-Z]+_ID$/.test(example) && !names.has(example)) names.set(example, String(real))
      return example === '…' ? expect.any(String) : filled(example)
    }
    if (Array.isArray(example)) return example.map((entry, index) => expectedOf(entry, (real as unknown[])[index]))
    if (typeof example !== 'object' || example === null) return example
    return Object.fromEntries(
      Object.entries(example).map(([name, value]) => [
        name,
        expectedOf(value, (real as Record<string, unknown>)[name]),
      ]),
    )
  }

  it.each(pages)('%s has examples that come true', async (page) => {
    const examples = examplesOf(page)
    expect(examples.length).toBeGreaterThan(0)
    expect(examples).toHaveLength([...textOf(page).matchAll(/```http/g)].length)
    const speaker = speakers[page] ?? ''
    const testKeyOf = async (partyId: string): Promise<string> => (await keyOf(cabinet, partnerIdOf(partyId), true)).key
    const keys = new Map<string, string>()
    if (page === 'sandbox.md') for (const [name, id] of Object.entries(others)) keys.set(name, await testKeyOf(id))
    keys.set('KEY', page === 'sandbox.md' ? await testKeyOf(speaker) : demoKey(cabinet.platform.secrets, speaker).key)
    for (const { method, url, headers, body, answer } of examples) {
      const response = await cabinet.app.inject({
        method,
        url: filled(url),
        headers: {
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
          Authorization: (headers['Authorization'] ?? '').replace(/\w+$/, (name) => keys.get(name) ?? name),
        },
        ...(body !== undefined && {
          payload:
            headers['Content-Type'] === undefined ? filled(body) : `${filled(body).replaceAll('\n', '\r\n')}\r\n`,
        }),
      })
      const real = response.json<unknown>()
      expect(real, `${method} ${url}`).toMatchObject(expectedOf(answer, real) as object)
    }
  })

  it('explains codes that errors have, and names the statuses under which calls of partners answer', async () => {
    const rows = [...textOf('changes.md').matchAll(/^\| (\d{3}) +\| `([A-Z_]+)`/gm)]
    expect(rows.length).toBeGreaterThan(0)
    for (const [, , code] of rows) expect(Object.values<string>(errorCodes)).toContain(code)
    const statuses = (await allEndpoints()).filter(isForPartners).flatMap((endpoint) => errorStatusesOf(endpoint))
    expect([...new Set(rows.map(([, status]) => Number(status)))]).toEqual(
      [...new Set(statuses)].toSorted((left, right) => left - right),
    )
  })

  it('tells of every event and every call for partners', async () => {
    const all = pages.map(textOf).join('\n')
    const { modules } = cabinet.platform
    for (const { type } of modules.all.flatMap(({ partnerEvents = [] }) => partnerEvents)) {
      expect(all).toContain(`\`${type}\``)
    }
    for (const { path } of (await allEndpoints()).filter(isForPartners)) {
      const last = path.split('/').at(-1) ?? ''
      expect(all, path).toContain(last.startsWith('{') ? path.replace(/\/\{id\}$/, '/') : `/${last}`)
    }
  })
})
