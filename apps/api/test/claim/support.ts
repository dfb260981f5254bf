import * as claim from '@cabinet/contract/claim'
import type { ClaimBrief, ClaimCard, ClaimDocument, ClaimLine } from '@cabinet/contract/claim/shapes'
import * as papers from '@cabinet/contract/claim/papers'
import type { ClaimDocumentType } from '@cabinet/contract/claim/values'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import { simulatedUuid } from '@cabinet/demo/courier/orders'
import { demoId } from '@cabinet/demo/ids'
import type { Ask, Answer, Cabinet } from '../support/cabinet.ts'
import { contents, fileOf } from '../support/sample-files.ts'

/** An order of the demo, named as its area names it: claims know no area, and their tests stay when one goes. */
const demoOrderId = (account: string, number: string): string =>
  demoId(`order ${simulatedUuid(`${account} ${number}`)}`)

/** Orders of P5 that stand for something. */
export const order = {
  lost: demoOrderId('O4', '1990000021'),
  /** The parcel does not move. */
  still: demoOrderId('O4', '1990000026'),
  pending: demoOrderId('O4', '1990000011'),
  uninsured: demoOrderId('O4', '1990000028'),
  compensated: demoOrderId('O4', '1990000029'),
  drafted: demoOrderId('O4', '1990000022'),
  delivered: demoOrderId('O4', '1990000018'),
  /** Delivered in the last months and never claimed. */
  usual: (index: number): string => demoOrderId('O4', String(1_980_000_000 + index)),
} as const

/** Calls of claims as a demo person makes them. */
export const claimsOf = (cabinet: Cabinet, person = 'P5') => {
  const call = async <Body = Record<string, unknown>>(endpoint: Endpoint, ask: Ask = {}): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, { ...ask, token: ask.token ?? (await cabinet.tokenOf(person)) })
  const uploaded = async (name = 'Акт.pdf'): Promise<string> => {
    const content = name.endsWith('.png') ? contents.png : contents.pdf
    const { body } = await call<{ id: string }>(upload, {
      body: { purpose: 'CLAIM_DOCUMENT', file: fileOf(name, content) },
    })
    return body.id
  }
  const card = async (id: string): Promise<ClaimCard> => (await call<ClaimCard>(claim.get, { params: { id } })).body
  return {
    call,
    uploaded,
    card,
    find: async (filters: readonly unknown[] = [], pageSize = 100): Promise<ClaimLine[]> =>
      (await call<{ content: ClaimLine[] }>(claim.find, { body: { filters, pageSize } })).body.content,
    byNumber: async (number: string): Promise<ClaimCard> => {
      const filters = [{ field: 'number', operation: 'EQ', value: number }]
      const { body } = await call<{ content: ClaimLine[] }>(claim.find, { body: { filters } })
      const [line] = body.content
      if (!line) throw new Error(`There is no claim ${number}`)
      return card(line.id)
    },
    create: (objectId: string, more: object = {}): Promise<Answer<ClaimBrief & { code?: string }>> =>
      call(claim.create, { body: { product: 'SENDER', objectId, ...more } }),
    attach: async (id: string, type: ClaimDocumentType, name?: string): Promise<Answer<ClaimDocument>> =>
      call(papers.addDocument, { params: { id }, body: { type, fileId: await uploaded(name) } }),
    /** Sends what was attached since the insurer asked. */
    answer: (id: string): Promise<Answer<ClaimCard & { code?: string }>> => call(papers.answer, { params: { id } }),
    save: async (id: string, form: object): Promise<Answer<ClaimCard>> => {
      const { version, form: known } = await card(id)
      return call<ClaimCard>(claim.update, { params: { id }, body: { version, ...known, ...form } })
    },
    submit: async (id: string): Promise<Answer<ClaimCard & { fields?: { field: string; code: string }[] }>> =>
      call(claim.submit, { params: { id }, body: { version: (await card(id)).version } }),
  }
}

export type Claims = ReturnType<typeof claimsOf>

/** A form of a lost parcel that can be sent. */
export const lossForm = {
  subjectCode: 'COURIER_LOSS',
  description: 'Перевозчик подтвердил утрату отправления на складе транзита.',
  claimedAmount: 100_000,
  pretension: { isSent: true, date: null as string | null, number: null, answer: 'NONE', answerDate: null },
  isConfirmed: true,
} as const

/** A complete draft about a lost parcel. */
export const lossDraft = async (claims: Claims, objectId: string): Promise<string> => {
  const { body, status } = await claims.create(objectId)
  if (status !== 201) throw new Error(`No draft: ${JSON.stringify(body)}`)
  const { form, thing } = await claims.card(body.id)
  const day = form.eventDate ?? thing?.earliestDate ?? null
  const saved = await claims.save(body.id, {
    ...lossForm,
    eventDate: day,
    pretension: { ...lossForm.pretension, date: day },
  })
  if (saved.status !== 200) throw new Error(`Not saved: ${JSON.stringify(saved.body)}`)
  await claims.attach(body.id, 'COST_PROOF', 'УПД.pdf')
  await claims.attach(body.id, 'PRETENSION', 'Претензия.pdf')
  return body.id
}
