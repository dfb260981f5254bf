import { claimSubjectCodes } from '@cabinet/contract/claim/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

interface Described {
  readonly $ref?: string
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly format?: string
  readonly properties?: Readonly<Record<string, Described>>
  readonly items?: Described
  readonly additionalProperties?: Described | boolean
  readonly anyOf?: readonly Described[]
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: Described }>>
}

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly (Described & { readonly in: string; readonly name: string })[]
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

interface Document {
  readonly webhooks: { readonly event: { readonly post: { readonly description: string } } }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Described>> }
}

/** What moves each thing: the words about its state name every state of the machine and no other. */
const machineOf = {
  BankRequest: 'finance.request',
  BankAskedDocument: 'finance.asked-document',
  BankAgreement: 'finance.agreement',
  BankObject: 'finance.object',
  SupplyResult: 'finance.supply',
  InsurerInsurance: 'debtor.insurance',
  InsurerBuyer: 'debtor.limit',
  InsurerShipment: 'debtor.shipment',
  InsurerClaim: 'claim.claim',
  InsurerDocument: 'claim.document',
  MarketplaceAccount: 'seller.account',
  MarketplaceOrder: 'seller.order',
  OrderResult: 'seller.order',
  ReturnResult: 'seller.order',
}

const codesIn = (text = ''): string[] => [...text.matchAll(/`([A-Z][A-Z\d_]*)`/g)].flatMap(([, code]) => code ?? [])

describe('the description of the calls of partners', () => {
  let cabinet: Cabinet
  let document: Document

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    document = (await cabinet.app.inject({ url: '/api/openapi/for-partners.json' })).json()
  })
  afterAll(() => cabinet.remove())

  const operations = (): Operation[] => Object.values(document.paths).flatMap((one) => Object.values(one))
  const schemasOf = ({ content = {} }: Content): Described[] => Object.values(content).map(({ schema }) => schema)
  const named = (ref: string): [name: string, schema: Described] => {
    const name = ref.replace('#/components/schemas/', '')
    const schema = document.components.schemas[name]
    if (!schema) throw new Error(`${ref} does not exist`)
    return [name, schema]
  }

  /** Every property at every depth, by its path; a named schema is looked through once. */
  const propertiesOf = (path: string, schema: Described, seen: Set<string>): (readonly [string, Described])[] => {
    const { $ref, properties = {}, items, additionalProperties, anyOf = [] } = schema
    if ($ref !== undefined) {
      if (seen.has($ref)) return []
      seen.add($ref)
      return propertiesOf(...named($ref), seen)
    }
    const inside = [items, typeof additionalProperties === 'object' ? additionalProperties : undefined, ...anyOf]
    return [
      ...Object.entries(properties).flatMap(([name, property]) => [
        [`${path}.${name}`, property] as const,
        ...propertiesOf(`${path}.${name}`, property, seen),
      ]),
      ...inside.flatMap((one) => (one ? propertiesOf(`${path}[]`, one, seen) : [])),
    ]
  }

  const all = (): (readonly [string, Described])[] => {
    const seen = new Set<string>()
    return operations().flatMap(({ operationId, parameters = [], requestBody = {}, responses }) => [
      ...parameters
        .filter((one) => one.in === 'path' || one.in === 'query')
        .map((one) => [`${operationId}?${one.name}`, one] as const),
      ...[requestBody, ...Object.values(responses)]
        .flatMap(schemasOf)
        .flatMap((schema) => propertiesOf(operationId, schema, seen)),
    ])
  }

  it('says what every parameter and every property means', () => {
    const found = all()
    expect(found.length).toBeGreaterThan(500)
    const mute = found.filter(([, { description }]) => !description)
    expect(mute.map(([path]) => path)).toEqual([])
  })

  it('says what every value of a list means', () => {
    const lists = all().flatMap(([path, property]) => {
      const values = [property, ...(property.items ? [property.items] : []), ...(property.anyOf ?? [])]
      return values.flatMap(({ enum: codes }) => (codes ? [{ path, codes, words: codesIn(property.description) }] : []))
    })
    expect(lists.length).toBeGreaterThan(20)
    // What a list is sorted by are names of properties, which say themselves what they are.
    const coded = lists.filter(({ path }) => !path.endsWith('.sort[].field'))
    for (const { path, codes, words } of coded) expect(words, path).toEqual(expect.arrayContaining([...codes]))
  })

  it('names what an answer with many properties is', () => {
    const inline = operations().filter(({ responses }) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, response]) => schemasOf(response))
        .some(({ properties = {} }) => Object.keys(properties).length > 3),
    )
    expect(inline.map(({ operationId }) => operationId)).toEqual([])
  })

  it('has the named schemas that it refers to, and no others', () => {
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name)
    expect([...new Set(names)].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
  })

  it('names every state and every event that there is', () => {
    const machines = new Map(
      cabinet.platform.modules.all.flatMap(({ machines: own = [] }) => own).map((machine) => [machine.id, machine]),
    )
    const statesOf = (id: string): string[] => Object.keys(machines.get(id)?.states ?? {})
    for (const [name, id] of Object.entries(machineOf)) {
      const { description } = named(name)[1].properties?.state ?? {}
      expect(codesIn(description).toSorted(), name).toEqual(statesOf(id).toSorted())
    }
    expect(codesIn(named('PartnerOutcome')[1].properties?.state?.description)).toEqual([
      ...statesOf('finance.offer'),
      'ISSUED',
    ])
    expect(codesIn(named('InsurerClaim')[1].properties?.subject?.description)).toEqual(claimSubjectCodes)
    const events = cabinet.platform.modules.all.flatMap(({ partnerEvents = [] }) => partnerEvents)
    const words = document.webhooks.event.post.description
    const types = [...words.matchAll(/`([a-z.-]+)`/g)].map(([, type]) => type)
    expect(types.toSorted()).toEqual([...new Set(events.map(({ type }) => type))].toSorted())
  })
})
