import {
  type DebtorInsuranceStatus,
  disable,
  type DisableReason,
  disableReasons,
  enable,
  grantRole,
  status,
} from '@cabinet/contract/debtor'
import { acceptTexts, conditions, type DebtorConditions, debtorTexts, document } from '@cabinet/contract/debtor/policy'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { readPdf } from '../support/pdf.ts'
import { addPerson } from '../support/people.ts'

describe.each(productKinds())('commercial-credit insurance on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const tokenOf = (key: string): Promise<string> => cabinet.tokenOf(key)
  const statusOf = async (key: string): Promise<DebtorInsuranceStatus> =>
    (await cabinet.call<DebtorInsuranceStatus>(status, { token: await tokenOf(key) })).body
  const rolesOf = async (key: string): Promise<string[]> => {
    const { body } = await cabinet.call<CurrentUser>(current, { token: await tokenOf(key) })
    return body.roles.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id)
  }
  const change = (organization: 'O1' | 'O2' | 'O3', values: Record<string, unknown>) =>
    cabinet.platform.database.query
      .updateTable('debtor_insurance')
      .set(values)
      .where('organization_id', '=', organizationId(organization))
      .execute()

  it.each([
    ['P1', 'AVAILABLE', null, false],
    ['P6', 'AVAILABLE', null, false],
    ['P3', 'UNAVAILABLE', null, true],
    ['P4', 'UNAVAILABLE', 'CONNECTION_REQUESTED', false],
    ['P10', 'UNAVAILABLE', null, false],
  ])('%s sees the status of their organization', async (key, serviceStatus, requestStatus, offerAvailable) => {
    expect(await statusOf(key)).toMatchObject({ serviceStatus, requestStatus, offerAvailable })
  })

  it('tells the policy of an insured organization', async () => {
    expect(await statusOf('P6')).toMatchObject({
      policyNumber: 'ТК-77-000158/26',
      insurerName: 'АО «СК «Тихий берег»',
      insuranceStartDate: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
    })
  })

  describe('the role', () => {
    const grant = async (key: string) => cabinet.call(grantRole, { token: await tokenOf(key) })

    it('is given to an administrator of an insured organization, once', async () => {
      const admin = await addPerson(cabinet, 'O1', ['USER', 'USER_ADMIN'])
      const { accessToken: token } = await admin.enter()
      const answers = await Promise.all([1, 2, 3].map(() => cabinet.call(grantRole, { token })))
      expect(answers.map(({ status: code }) => code)).toEqual([204, 204, 204])
      const { body } = await cabinet.call<CurrentUser>(current, { token })
      expect(body.roles.filter(({ id, isDeleted }) => id === 'DEBTOR' && !isDeleted)).toHaveLength(1)
    })

    it('comes to nobody else by itself: the owner gives it', async () => {
      expect((await grant('P11')).status).toBe(204)
      expect(await rolesOf('P11')).not.toContain('DEBTOR')
    })

    it.each(['P3', 'P4', 'P10'])('is refused to %s, whose insurance is off', async (key) => {
      const { status: code, body } = await grant(key)
      expect(code).toBe(409)
      expect(body['message']).toBe('Страхование коммерческих кредитов не подключено')
      expect(await rolesOf(key)).not.toContain('DEBTOR')
    })

    it('is refused while something is requested', async () => {
      await change('O1', { request_status: 'DISCONNECTION_REQUESTED' })
      expect((await grant('P1')).status).toBe(409)
      await change('O1', { request_status: null })
    })

    it('does not come back by itself after an administrator took it away', async () => {
      const admin = await addPerson(cabinet, 'O1', ['USER', 'USER_ADMIN', 'DEBTOR'])
      const { accessToken: token } = await admin.enter()
      await cabinet.platform.database.query
        .updateTable('person_role')
        .where('person_id', '=', admin.id)
        .where('role', '=', 'DEBTOR')
        .set({ is_deleted: true })
        .execute()
      expect((await cabinet.call(grantRole, { token })).status).toBe(409)
      const { body } = await cabinet.call<CurrentUser>(current, { token })
      expect(body.roles.filter(({ id, isDeleted }) => id === 'DEBTOR' && !isDeleted)).toEqual([])
    })

    it('is not for who waits for confirmation', async () => {
      expect((await grant('P2')).status).toBe(403)
    })
  })

  describe('the application', () => {
    const apply = async (key: string) => cabinet.call<DebtorInsuranceStatus>(enable, { token: await tokenOf(key) })

    it('asks for the texts in force first', async () => {
      const refused = await apply('P3')
      expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([409, 'CONSENT_REQUIRED'])
      const token = await cabinet.tokenOf('P3')
      const agree = (texts: readonly { type: string; version: string }[]) =>
        cabinet.call(acceptTexts, { token, body: { texts } })
      expect((await agree([{ type: 'INSURANCE_RULES', version: '2020-01-01' }])).status).toBe(409)
      expect((await agree([{ type: 'INSURANCE_RULES', version: debtorTexts.INSURANCE_RULES }])).status).toBe(204)
      expect((await apply('P3')).status).toBe(409)
      // The other one was agreed to as it read once.
      const { query } = cabinet.platform.database
      const [rules] = await query
        .selectFrom('debtor_consent')
        .selectAll()
        .where('organization_id', '=', organizationId('O2'))
        .where('type', '=', 'INSURANCE_RULES')
        .execute()
      if (!rules) throw new Error('No consent was kept')
      await query
        .insertInto('debtor_consent')
        .values({ ...rules, id: newId(), type: 'BUYER_DATA', version: '2020-01-01' })
        .execute()
      expect((await apply('P3')).status).toBe(409)
      expect((await agree([{ type: 'BUYER_DATA', version: debtorTexts.BUYER_DATA }])).status).toBe(204)
      const { body } = await cabinet.call<DebtorConditions>(conditions, { token })
      expect(body.texts.map(({ version, accepted }) => accepted?.version === version)).toEqual([true, true])
      expect(body).toMatchObject({
        policy: null,
        versions: [],
        terms: { insuredSum: 6_000_000_000, premiumRate: 0.35 },
      })
    })

    it('is taken when the insurer offers, and repeated harmlessly', async () => {
      const answers = await Promise.all([apply('P3'), apply('P3')])
      for (const { status: code, body } of answers) {
        expect(code).toBe(200)
        expect(body).toMatchObject({ requestStatus: 'CONNECTION_REQUESTED', offerAvailable: false })
      }
      expect((await statusOf('P3')).requestStatus).toBe('CONNECTION_REQUESTED')
    })

    it('can be made again after a refusal', async () => {
      await change('O2', { request_status: 'REJECTED', reject_reason: 'Мало оборота' })
      expect(await statusOf('P3')).toMatchObject({ rejectReason: 'Мало оборота', offerAvailable: true })
      expect((await apply('P3')).body).toMatchObject({ requestStatus: 'CONNECTION_REQUESTED', rejectReason: null })
    })

    it.each(['P10', 'P6'])('is refused to %s, to whom nothing is offered', async (key) => {
      expect((await apply(key)).status).toBe(409)
    })

    it('is for administrators', async () => {
      expect((await apply('P11')).status).toBe(403)
      expect((await apply('P12')).status).toBe(403)
    })
  })

  describe('the papers', () => {
    const paper = async (key: string, type: string) =>
      cabinet.call(document, { params: { type }, token: await cabinet.tokenOf(key) })

    it('are a policy with the names and the terms of the organization', async () => {
      const { raw } = await paper('P6', 'POLICY')
      expect(raw.statusCode).toBe(200)
      const text = (await readPdf(raw.rawPayload)).sheets.join(' ')
      for (const part of ['ТК-77-000158/26', 'Агроснаб-Поволжье', '6399044084', '0,35 %', '60 000 000', '90 %']) {
        expect(text.replaceAll(/\s/g, ' ')).toContain(part)
      }
    })

    it.each(['RULES', 'MEMO'])('are %s for everybody', async (type) => {
      const { raw } = await paper('P10', type)
      expect((await readPdf(raw.rawPayload)).sheets.join(' ').length).toBeGreaterThan(800)
    })

    it('are no policy for who has none', async () => {
      expect((await paper('P10', 'POLICY')).status).toBe(404)
    })

    it('are listed with the policy when there is one', async () => {
      const { body } = await cabinet.call<DebtorConditions>(conditions, { token: await cabinet.tokenOf('P6') })
      expect(body.documents.map(({ type }) => type)).toEqual(['RULES', 'POLICY', 'MEMO'])
      expect(body.policy).toMatchObject({ number: 'ТК-77-000158/26', isInForce: true })
      expect(body.versions).toHaveLength(1)
    })
  })

  describe('the end', () => {
    const end = async (key: string, body: object) =>
      cabinet.call<DebtorInsuranceStatus>(disable, { token: await cabinet.tokenOf(key), body })

    it('is asked for with one of eight reasons', async () => {
      const { body } = await cabinet.call<DisableReason[]>(disableReasons, { token: await cabinet.tokenOf('P6') })
      expect(body.map(({ name }) => name)).toContain('Работаем по предоплате')
      expect(body).toHaveLength(8)
      expect(body.filter(({ requiresComment }) => requiresComment).map(({ id }) => id)).toEqual(['OTHER'])
    })

    it('needs a comment for another reason, and an administrator', async () => {
      expect((await end('P6', { reasonId: 'OTHER', comment: 'коротко' })).status).toBe(400)
      expect((await end('P11', { reasonId: 'PRICE' })).status).toBe(403)
      expect((await end('P10', { reasonId: 'PRICE' })).status).toBe(409)
    })

    it('is requested once, however often it is asked for', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => end('P6', { reasonId: 'PREPAYMENT' })))
      expect(answers.map(({ status: code }) => code)).toEqual([200, 200, 200])
      expect(await statusOf('P6')).toMatchObject({
        serviceStatus: 'AVAILABLE',
        requestStatus: 'DISCONNECTION_REQUESTED',
      })
      const { rows } = await sql<{ reason: string }>`
        select reason from debtor_disable_reason where organization_id = ${organizationId('O5')}`.execute(
        cabinet.platform.database.query,
      )
      expect(rows).toEqual([{ reason: 'PREPAYMENT' }])
    })
  })
})
