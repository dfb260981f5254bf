import type { Insertable } from 'kysely'
import { demoId } from '../../ids.ts'
import { type DemoOrganizationKey, demoOrganization, organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'
import { seedCredits } from './seed-registers.ts'
import type { DebtorInsuranceRow } from '@cabinet/api/modules/debtor/store'
import type { DebtorOfferRuleTable } from '@cabinet/api/modules/debtor/staff/tables'
import type { DebtorInsuranceTable } from '@cabinet/api/modules/debtor/tables'

/** The insurer of the demo. */
const INSURER = demoId('insurer INS')

/**
 * O1 and O5 are insured, O9 is suspended by the insurer, O10 has asked to leave, O3 has applied, O7 was refused, O2 may
 * apply; the others have never been met by the insurer. Of two rules of offers one is on.
 */
export const seedDebtor = async (context: SeedContext): Promise<void> => {
  const { database, start } = context
  const time = createDemoTime(start)
  const row = (key: DemoOrganizationKey, known: Partial<DebtorInsuranceRow>): Insertable<DebtorInsuranceTable> => ({
    organization_id: organizationId(key),
    service_status: 'UNAVAILABLE',
    request_status: null,
    start_date: null,
    end_date: null,
    policy_number: null,
    insurer_name: null,
    reject_reason: null,
    is_offered: false,
    requested_by: null,
    requested_at: null,
    insurer_id: INSURER,
    is_suspended_by_debt: false,
    suspend_reason: null,
    created_at: time.instant(-300),
    updated_at: time.instant(-300),
    is_deleted: false,
    ...known,
  })
  const policy = (number: string, startOffset: number): Partial<DebtorInsuranceRow> => ({
    service_status: 'AVAILABLE',
    policy_number: number,
    insurer_name: demoOrganization('INS').shortName,
    start_date: time.day(startOffset),
    end_date: time.day(startOffset + 364),
  })
  const rule = (
    key: string,
    known: Pick<Insertable<DebtorOfferRuleTable>, 'name'> & Partial<Insertable<DebtorOfferRuleTable>>,
  ): Insertable<DebtorOfferRuleTable> => ({
    id: demoId(`offer rule ${key}`),
    insurer_id: INSURER,
    okveds: '[]',
    legal_statuses: '[]',
    regions: '[]',
    sizes: '[]',
    is_active: true,
    created_by: personId('P8'),
    updated_by: personId('P8'),
    created_at: time.instant(-30),
    updated_at: time.instant(-30),
    is_deleted: false,
    ...known,
  })
  const insurer = demoOrganization('INS')
  const { fullName, shortName, itn } = insurer
  const audit = { created_at: time.instant(-400), updated_at: time.instant(-400), is_deleted: false }
  await database.query
    .insertInto('debtor_insurer')
    .values({ id: INSURER, full_name: fullName, short_name: shortName, itn, ...audit })
    .execute()
  const insurances = [
    row('O1', policy('ТК-77-000131/26', -180)),
    row('O2', { is_offered: true }),
    row('O3', { is_offered: true, request_status: 'CONNECTION_REQUESTED', requested_at: time.instant(-1) }),
    row('O5', policy('ТК-77-000158/26', -233)),
    row('O7', {
      is_offered: true,
      request_status: 'REJECTED',
      requested_at: time.instant(-21),
      reject_reason: 'Предприниматель работает меньше года',
    }),
    row('O9', {
      ...policy('ТК-77-000164/26', -200),
      service_status: 'SUSPENDED',
      suspend_reason: 'Не представлена отчётность за квартал',
      updated_at: time.instant(-6),
    }),
    row('O10', {
      ...policy('ТК-77-000142/26', -160),
      request_status: 'DISCONNECTION_REQUESTED',
      requested_by: personId('P18'),
      requested_at: time.instant(-2),
      updated_at: time.instant(-2),
    }),
  ]
  await database.query.insertInto('debtor_insurance').values(insurances).execute()
  await database.query
    .insertInto('debtor_offer')
    .values(
      insurances.map(({ organization_id, created_at }) => ({
        organization_id,
        insurer_id: INSURER,
        rule_id: null,
        offered_at: created_at,
      })),
    )
    .execute()
  await database.query
    .insertInto('debtor_offer_rule')
    .values([
      // Nobody of the demo makes food: the rule waits for who registers.
      rule('foods', { name: 'Пищевые производства', okveds: '["10","11"]', legal_statuses: '["LEGAL_ENTITY"]' }),
      rule('internet', { name: 'Интернет-торговля', okveds: '["47.91"]', is_active: false }),
    ])
    .execute()
  await seedCredits(context)
}
