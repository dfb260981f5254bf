import type { Insertable } from 'kysely'
import { demoId } from '../../kernel/demo/ids.ts'
import { type DemoOrganizationKey, demoOrganization, organizationId } from '../../platform/demo/organizations.ts'
import { personId } from '../../platform/demo/people.ts'
import { createDemoTime } from '../../kernel/demo/time.ts'
import type { SeedContext } from '../../platform/module.ts'
import { seedCredits } from './demo/seed.ts'
import type { DebtorInsuranceRow } from './store.ts'
import type { DebtorInsuranceTable } from './tables.ts'

/** The insurer of the demo. */
const INSURER = demoId('insurer INS')

/**
 * O1 and O5 are insured, O9 is suspended by the insurer, O10 has asked to leave, O3 has applied, O7 was refused, O2 may
 * apply; the others have never been met by the insurer.
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
  const insurer = demoOrganization('INS')
  const { fullName, shortName, itn } = insurer
  const audit = { created_at: time.instant(-400), updated_at: time.instant(-400), is_deleted: false }
  await database.query
    .insertInto('debtor_insurer')
    .values({ id: INSURER, full_name: fullName, short_name: shortName, itn, ...audit })
    .execute()
  await database.query
    .insertInto('debtor_insurance')
    .values([
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
    ])
    .execute()
  await seedCredits(context)
}
