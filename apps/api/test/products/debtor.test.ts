import { type DebtorInsuranceStatus, enable, grantRole, status } from '@cabinet/contract/debtor'
import { current, type CurrentUser } from '@cabinet/contract/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../src/platform/demo/organizations.ts'
import { personId } from '../../src/platform/demo/people.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

describe.each(databaseKinds())('commercial-credit insurance on $name', (kind) => {
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

    it('is given to anybody of an insured organization, once', async () => {
      expect(await rolesOf('P11')).not.toContain('DEBTOR')
      const answers = await Promise.all([grant('P11'), grant('P11'), grant('P11')])
      expect(answers.map(({ status: code }) => code)).toEqual([204, 204, 204])
      expect((await rolesOf('P11')).filter((role) => role === 'DEBTOR')).toHaveLength(1)
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
      const row = cabinet.platform.database.query
        .updateTable('person_role')
        .where('person_id', '=', personId('P11'))
        .where('role', '=', 'DEBTOR')
      await row.set({ is_deleted: true }).execute()
      expect((await grant('P11')).status).toBe(409)
      expect(await rolesOf('P11')).not.toContain('DEBTOR')
    })

    it('is not for who waits for confirmation', async () => {
      expect((await grant('P2')).status).toBe(403)
    })
  })

  describe('the application', () => {
    const apply = async (key: string) => cabinet.call<DebtorInsuranceStatus>(enable, { token: await tokenOf(key) })

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
})
