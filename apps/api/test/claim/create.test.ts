import * as claim from '@cabinet/contract/claim'
import * as papers from '@cabinet/contract/claim/papers'
import type { Claimable, ClaimableCard, ClaimBrief, ClaimCard, ClaimSubject } from '@cabinet/contract/claim/shapes'
import { emptyClaim } from '@cabinet/contract/claim/values'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { type Claims, claimsOf, lossDraft, lossForm, order } from './support.ts'

describe.each(productKinds())('claims as people file them on $name', (kind) => {
  let cabinet: Cabinet
  let claims: Claims
  let index = 60
  const fresh = (): string => {
    index += 1
    return order.usual(index)
  }

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    claims = claimsOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  /** Calls as somebody made for this test. */
  const asNew = async (roles: readonly string[], organization: 'O1' | 'O4' = 'O4') => {
    const person = await addPerson(cabinet, organization, roles)
    const { accessToken: token } = await person.enter()
    return <Body = Record<string, unknown>>(endpoint: Parameters<Cabinet['call']>[0], ask: object = {}) =>
      cabinet.call<Body>(endpoint, { ...ask, token })
  }

  describe('subjects', () => {
    const subjects = async (query: string) => {
      const response = await cabinet.app.inject({
        url: `/api/claim-registry/claim/subject${query}`,
        headers: { authorization: `Bearer ${await cabinet.tokenOf('P5')}` },
      })
      return {
        status: response.statusCode,
        codes: (response.json<ClaimSubject[]>() as ClaimSubject[]).map?.(({ code }) => code),
      }
    }

    it.each([
      ['', 10],
      ['?insuranceType=TRADE_CREDIT', 2],
      ['?insuranceType=ORDER_COURIER&insuranceType=ORDER_MARKETPLACE', 8],
      ['?insuranceType=ORDER_COURIER&clientComanyMsp=true', 4],
      ['?clientComanyMsp=false', 10],
    ])('of %s are %i', async (query, count) => {
      expect((await subjects(query)).codes).toHaveLength(count)
    })

    it('refuses a kind of insurance that does not exist', async () => {
      expect((await subjects('?insuranceType=CASCO')).status).toBe(400)
    })

    it('tells what has happened and which documents are needed', async () => {
      const { body } = await claims.call<ClaimSubject[]>(claim.subjects, { query: { insuranceType: 'ORDER_COURIER' } })
      expect(body.find(({ code }) => code === 'COURIER_DAMAGE')).toMatchObject({
        id: 'COURIER_DAMAGE',
        name: 'Повреждение товара или упаковки',
        eventType: { name: 'DAMAGE', description: 'Повреждение' },
        isGroupClaim: false,
        requiredDocuments: ['COST_PROOF', 'ACT', 'PHOTO', 'PRETENSION'],
      })
    })
  })

  describe('what can be claimed', () => {
    const pick = (search: string, isPossible = false) =>
      claims.call<{ content: Claimable[]; hasMore: boolean }>(claim.claimable, {
        body: { product: 'SENDER', search, isPossible },
      })

    it('shows likely orders first, and finds one by its number', async () => {
      const { body } = await pick('')
      expect(body.hasMore).toBe(true)
      expect(body.content).toHaveLength(50)
      expect(body.content.slice(0, 3).every(({ hint, events }) => hint !== undefined && events.length === 3)).toBe(true)
      const found = (await pick('1990000021')).body.content
      expect(found).toMatchObject([{ id: order.lost, number: '1990000021', hint: { name: 'LOSS' }, obstacle: null }])
    })

    it('says why another one cannot be claimed, and by which claim', async () => {
      const [draft] = (await pick('1990000022')).body.content
      expect(draft).toMatchObject({
        obstacle: { name: 'OPEN_CLAIM' },
        openClaim: { number: 'ЗВ-26-000401', status: { name: 'DRAFT' } },
      })
      expect((await pick('1990000029')).body.content).toMatchObject([{ obstacle: { name: 'COMPENSATED' } }])
      expect((await pick('1990000022', true)).body.content).toEqual([])
    })

    it('begins the form with what is known', async () => {
      const params = { product: 'SENDER', id: order.lost }
      const { body } = await claims.call<ClaimableCard>(claim.claimableOne, { params })
      expect(body).toMatchObject({
        money: { value: 289_000, insured: 289_000, most: 289_000, bound: 'DECLARED_VALUE', rate: null },
        items: [{ itemId: '1-1', amount: 1, cost: 289_000 }],
        form: { subjectCode: 'COURIER_LOSS', eventPlace: 'Москва', contact: { lastname: 'Власова' } },
        insurerName: 'АО «СК «Тихий берег»',
        isLate: false,
      })
    })

    it('does not show an order to others, nor to people without the role', async () => {
      const params = { product: 'SENDER', id: order.lost }
      for (const person of ['P1', 'P3', 'P10']) {
        expect((await claimsOf(cabinet, person).call(claim.claimableOne, { params })).status).toBe(404)
      }
      const colleague = await asNew(['USER'])
      expect((await colleague(claim.claimableOne, { params })).status).toBe(403)
      expect((await colleague(claim.create, { body: { product: 'SENDER', objectId: order.lost } })).status).toBe(403)
    })
  })

  describe('a draft', () => {
    it('is made with holes and says what is missing, field by field', async () => {
      const { status, body } = await claims.create(fresh(), { form: { subjectCode: 'COURIER_DAMAGE' } })
      expect([status, body.status.name]).toEqual([201, 'DRAFT'])
      const card = await claims.card(body.id)
      expect(card.missing.map(({ kind: of, field, documentType }) => `${of} ${field ?? documentType}`)).toEqual([
        'FIELD eventDate',
        'FIELD description',
        'FIELD damagedItems',
        'FIELD claimedAmount',
        'FIELD pretension.isSent',
        'FIELD isConfirmed',
        'DOCUMENT COST_PROOF',
        'DOCUMENT ACT',
        'DOCUMENT PHOTO',
        'DOCUMENT PRETENSION',
      ])
      expect(card.checklist.find(({ type }) => type.name === 'WAYBILL')).toMatchObject({ need: 'AUTO', isEnough: true })
      expect(card).toMatchObject({
        possible: { edit: true, submit: true, remove: true },
        may: { edit: true, submit: true },
      })
    })

    it.each([
      [order.pending, 'NOT_ACCEPTED'],
      [order.uninsured, 'NOT_INSURED'],
      [order.compensated, 'COMPENSATED'],
      [order.drafted, 'OPEN_CLAIM'],
    ])('is not made for what cannot be claimed: %s', async (objectId, code) => {
      const { status, body } = await claims.create(objectId)
      expect([status, body.code]).toEqual([409, code])
    })

    it('is one for a thing, whoever asks for it at the same moment', async () => {
      const objectId = fresh()
      const answers = await Promise.all(Array.from({ length: 50 }, () => claims.create(objectId)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
      expect(await claims.find([{ field: 'object.id', operation: 'EQ', value: objectId }])).toHaveLength(1)
    })

    it('is made once for a key, and the same answer comes back', async () => {
      const objectId = fresh()
      const headers = { 'idempotency-key': newId() }
      const body = { product: 'SENDER', objectId }
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => claims.call<ClaimBrief>(claim.create, { body, headers })),
      )
      expect(new Set(answers.map((one) => `${one.status} ${one.body.id}`)).size).toBe(1)
      const other = await claims.call(claim.create, { body: { ...body, objectId: fresh() }, headers })
      expect([other.status, other.body['code']]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
    })

    it('is not saved over what somebody else has saved', async () => {
      const { body } = await claims.create(fresh())
      const { form, version } = await claims.card(body.id)
      const save = (comment: string, from = version) =>
        claims.call<ClaimCard>(claim.update, {
          params: { id: body.id },
          body: { version: from, ...form, eventPlace: comment },
        })
      expect((await save('Казань')).body).toMatchObject({ version: version + 1, form: { eventPlace: 'Казань' } })
      const stale = await save('Пермь')
      expect([stale.status, stale.body]).toMatchObject([409, { code: 'STALE' }])
      expect((await claims.card(body.id)).form.eventPlace).toBe('Казань')
    })

    it.each([
      [{ claimedAmount: 99_999_999 }, 'claimedAmount', /^Не больше объявленной стоимости — [\d\s]+,00\s₽$/],
      [{ eventDate: '2020-01-01' }, 'eventDate', /./],
      [{ eventDate: '2099-01-01' }, 'eventDate', /./],
      [{ contact: { ...emptyClaim.contact, phone: '12' } }, 'contact.phone', /./],
      [{ contact: { ...emptyClaim.contact, email: 'nobody' } }, 'contact.email', /./],
      [{ subjectCode: 'TC_OVERDUE' }, 'subjectCode', /другому виду страхования/],
      [{ subjectCode: 'COURIER_RETURN' }, 'subjectCode', /другому виду страхования/],
      [
        { subjectCode: 'COURIER_DAMAGE', damagedItems: [{ itemId: '1-1', damagedAmount: 99 }] },
        'damagedItems[0].damagedAmount',
        /./,
      ],
    ])('is not saved with %j', async (form, field, text) => {
      const found = await claims.find([{ field: 'status.name', operation: 'EQ', value: 'DRAFT' }])
      const id = found.find(({ isGroupClaim, number }) => !isGroupClaim && number > 'ЗВ-26-000411')?.id ?? ''
      const { status, body } = await claims.save(id, form)
      const answer = body as unknown as { fields: { field: string; message: string }[] }
      expect([status, answer.fields.map((one) => one.field)]).toEqual([400, [field]])
      expect(answer.fields[0]?.message).toMatch(text)
    })

    it('drops what its event does not ask for', async () => {
      const { body } = await claims.create(fresh())
      const saved = await claims.save(body.id, {
        subjectCode: 'COURIER_LOSS',
        damagedItems: [{ itemId: '1-1', damagedAmount: 1 }],
        debtAmount: 5,
        bankruptcyCaseNumber: 'А40-1/2026',
      })
      expect(saved.body.form).toMatchObject({ damagedItems: [], debtAmount: null, bankruptcyCaseNumber: null })
    })

    it('takes no account of another organization', async () => {
      const { body } = await claims.create(fresh())
      const accounts = await cabinet.call<{ content: { id: string }[] }>(findAccounts, {
        token: await cabinet.tokenOf('P1'),
        body: {},
      })
      const saved = await claims.save(body.id, { paymentDetailsId: accounts.body.content[0]?.id })
      expect(saved.status).toBe(404)
    })

    it('is deleted by its author, and the thing can be claimed again', async () => {
      const objectId = fresh()
      const { body } = await claims.create(objectId)
      expect((await claims.call(claim.remove, { params: { id: body.id } })).status).toBe(204)
      expect((await claims.call(claim.get, { params: { id: body.id } })).status).toBe(404)
      expect((await claims.create(objectId)).status).toBe(201)
    })

    it('belongs to its author and to administrators; holders of the role may send it', async () => {
      const id = await lossDraft(claims, fresh())
      const { version, form } = await claims.card(id)
      const colleague = await asNew(['USER', 'SENDER'])
      const seen = await colleague<ClaimCard>(claim.get, { params: { id } })
      expect(seen.body.may).toEqual({ edit: false, submit: true })
      const saved = await colleague(claim.update, { params: { id }, body: { version, ...form } })
      expect([saved.status, saved.body['code']]).toEqual([403, 'FORBIDDEN'])
      expect((await colleague(claim.remove, { params: { id } })).status).toBe(403)
      const sent = await colleague<ClaimCard>(claim.submit, { params: { id }, body: { version } })
      expect(sent.body.status.name).toBe('SUBMITTED')
    })

    it('does not exist for people without the role, for others, and where the area is excluded', async () => {
      const { body } = await claims.create(fresh())
      const params = { id: body.id }
      const stranger = await asNew(['USER'])
      const neighbour = await asNew(['USER', 'SENDER', 'USER_ADMIN'], 'O1')
      for (const call of [stranger, neighbour]) {
        for (const endpoint of [claim.get, claim.remove, claim.clone, papers.messages, papers.archive, papers.answer]) {
          expect([endpoint.id, (await call(endpoint, { params })).status]).toEqual([endpoint.id, 404])
        }
        const { body: found } = await call<{ content: unknown[] }>(claim.find, {
          body: { filters: [{ field: 'id', operation: 'EQ', value: body.id }] },
        })
        expect(found.content).toEqual([])
      }
      const { query } = cabinet.platform.database
      const exclude = (modules: readonly string[]) =>
        query
          .updateTable('organization')
          .set({ excluded_modules: JSON.stringify(modules) })
          .where('id', '=', organizationId('O4'))
          .execute()
      await exclude(['claim'])
      expect((await claims.call(claim.get, { params })).status).toBe(404)
      expect((await claims.call(claim.find, { body: {} })).status).toBe(404)
      await exclude(['sender'])
      expect((await claims.call(claim.get, { params })).status).toBe(200)
      expect((await claims.create(fresh())).status).toBe(404)
      await exclude([])
    })
  })

  describe('submission', () => {
    it('is refused with everything that is missing, and nothing has changed', async () => {
      const { body } = await claims.create(fresh(), { form: { subjectCode: 'COURIER_DAMAGE' } })
      await claims.attach(body.id, 'PHOTO', 'Фото 1.png')
      await claims.attach(body.id, 'PHOTO', 'Фото 2.png')
      const refused = await claims.submit(body.id)
      expect(refused.status).toBe(400)
      expect(refused.body.fields?.map(({ field, code }) => `${field} ${code}`)).toEqual(
        expect.arrayContaining(['eventDate empty', 'documents.ACT empty', 'documents.PHOTO TOO_FEW']),
      )
      expect((await claims.card(body.id)).status.name).toBe('DRAFT')
    })

    it('is done at once with the claim when everything is there', async () => {
      const objectId = fresh()
      const { body: known } = await claims.call<ClaimableCard>(claim.claimableOne, {
        params: { product: 'SENDER', id: objectId },
      })
      const form = {
        ...lossForm,
        eventDate: known.earliestDate,
        pretension: { ...lossForm.pretension, date: known.earliestDate },
      }
      const documents = [
        { type: 'COST_PROOF', fileId: await claims.uploaded() },
        { type: 'PRETENSION', fileId: await claims.uploaded() },
      ]
      const wanting = await claims.create(objectId, { status: 'SUBMITTED', form, documents: documents.slice(1) })
      expect(wanting.status).toBe(400)
      const { status, body } = await claims.create(objectId, { status: 'SUBMITTED', form, documents })
      expect([status, body.status.name]).toEqual([201, 'SUBMITTED'])
      expect((await claims.card(body.id)).documents.map(({ type }) => type.name)).toEqual([
        'COST_PROOF',
        'PRETENSION',
        'WAYBILL',
      ])
    })

    it('is done once, however often it is asked for', async () => {
      const id = await lossDraft(claims, fresh())
      const { version } = await claims.card(id)
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => claims.call<ClaimCard>(claim.submit, { params: { id }, body: { version } })),
      )
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.status.name}`))).toEqual(
        new Set(['200 SUBMITTED']),
      )
      const card = await claims.card(id)
      expect(card.history).toHaveLength(2)
      expect(card.documents.filter(({ isGenerated }) => isGenerated)).toHaveLength(1)
    })

    it('is refused for a version that is not the current one', async () => {
      const id = await lossDraft(claims, fresh())
      const { version } = await claims.card(id)
      const stale = await claims.call(claim.submit, { params: { id }, body: { version: version - 1 } })
      expect([stale.status, stale.body['code']]).toEqual([409, 'STALE'])
    })

    it('is possible after the term, with a warning', async () => {
      const shift = cabinet.clock.shiftMinutes()
      const objectId = fresh()
      cabinet.clock.setShiftMinutes(shift + 120 * 24 * 60)
      const { body } = await claims.create(objectId)
      expect((await claims.card(body.id)).warnings).toMatchObject([{ code: 'LATE' }])
      cabinet.clock.setShiftMinutes(shift)
    })
  })

  describe('documents', () => {
    it('are replaced when the insurer has refused them, and kept when it has not', async () => {
      const id = await lossDraft(claims, fresh())
      const [proof] = (await claims.card(id)).documents
      const params = { id, documentId: proof?.id ?? '' }
      const change = async (type: string, fileId: string) =>
        claims.call<{ id: string }>(papers.changeDocument, { params, body: { type, fileId } })
      const retyped = await change('REFUND', proof?.file.id ?? '')
      expect(retyped.body).toMatchObject({ id: proof?.id, type: { name: 'REFUND' } })
      const replaced = await change('COST_PROOF', await claims.uploaded('Чек.pdf'))
      expect(replaced.body.id).not.toBe(proof?.id)
      await claims.submit(id)
      const { documents } = await claims.card(id)
      const stored = documents.find(({ type }) => type.name === 'COST_PROOF')
      const made = documents.find(({ isGenerated }) => isGenerated)
      const remove = async (documentId = '') =>
        (await claims.call(papers.removeDocument, { params: { id, documentId } })).body['code']
      expect(await remove(stored?.id)).toBe('WRONG_STATE')
      expect(await remove(made?.id)).toBe('GENERATED_DOCUMENT')
    })

    it('cannot be files of others, of another purpose, or of another claim', async () => {
      const { body } = await claims.create(fresh())
      const other = claimsOf(cabinet, 'P1')
      const attach = async (fileId: string) =>
        (await claims.call(papers.addDocument, { params: { id: body.id }, body: { type: 'ACT', fileId } })).status
      expect(await attach(await other.uploaded())).toBe(404)
      expect(await attach(newId())).toBe(404)
      const [attached] = (await claims.byNumber('ЗВ-26-000401')).documents
      expect(await attach(attached?.file.id ?? '')).toBe(409)
    })

    it('are attached once', async () => {
      const { body } = await claims.create(fresh())
      const fileId = await claims.uploaded()
      const call = () =>
        claims.call<{ id: string }>(papers.addDocument, { params: { id: body.id }, body: { type: 'ACT', fileId } })
      const answers = await Promise.all([call(), call(), call()])
      expect(new Set(answers.map((one) => one.body.id)).size).toBe(1)
      expect((await claims.card(body.id)).documents).toHaveLength(1)
    })
  })

  it('waits for the person on the home page', async () => {
    const { body } = await claims.call<{ items: { kind: string; count: number; path: string }[] }>(attention)
    const group = await claims.byNumber('ЗВ-26-000410')
    const items = body.items.filter(({ kind: of }) => of.startsWith('CLAIM'))
    // The other tests leave drafts, and each waits before its last day.
    expect(items.filter(({ kind: of }) => of !== 'CLAIM_DRAFT')).toEqual([
      {
        kind: 'CLAIM_GROUP_DRAFT',
        count: 1,
        path: `/settlement/${group.id}`,
        details: { number: 'ЗВ-26-000410', period: group.period, orders: '8' },
        dueDate: group.deadlines.find((deadline) => deadline.kind === 'SUBMIT')?.date,
      },
      {
        kind: 'CLAIM_DOCUMENTS',
        count: 1,
        path: '/settlement?status=DOCUMENTS_REQUESTED',
        details: {},
        dueDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      },
    ])
  })
})
