import * as account from '@cabinet/contract/sender/account'
import * as insurance from '@cabinet/contract/sender/insurance'
import type { CourierOrder, CourierOrderStatus } from '../../../integrations/cdek/order.ts'
import { LOST, statusNameOf, TAKEN_OVER } from '../../../integrations/cdek/statuses.ts'
import { newId } from '../../../kernel/ids.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import { inSandboxOf, type SandboxCall, type TestParcel } from '../../../platform/partners/sandbox.ts'
import { upsertFromCourier } from '../orders/load.ts'
import { findCredential, findInsurance } from '../account/credential-store.ts'
import { findIdByCourier } from './store.ts'

/** A key of the courier that no account has: the courier is not asked in a sandbox. */
const testKey = { clientId: 'sandbox', clientSecret: 'sandbox' }

/** What every parcel is like whose value says nothing. */
const NAME = 'Тестовый товар'
/** «Посылка склад-склад», grams, kopecks. */
const TARIFF = 136
const WEIGHT = 1200
const DELIVERY_SUM = 35_000

/** The packaging was damaged on the courier's way. */
const DAMAGED = '10'

/** Switches the insurance of orders on, for which an account of the courier is connected. What is there already stays. */
const ensureInsured = async ({ platform }: CallContext, { act, testIds }: SandboxCall): Promise<void> => {
  const { database } = platform
  const { organizationId } = testIds
  if (!(await findCredential(database, organizationId, 'CDEK'))) {
    await act(account.save, { body: { ...testKey, serviceType: 'CDEK', secretType: 'OAUTH', contractNumber: null } })
  }
  if ((await findInsurance(database, organizationId))?.status === 'ENABLED') return
  const texts = insurance.insuranceTextNames.map((type) => ({ type, version: insurance.insuranceTexts[type] }))
  await act(insurance.acceptTexts, { body: { texts } })
  const { insurancePrice } = await act(insurance.price, {})
  await act(insurance.activate, { query: { insurancePrice } })
}

/** What becomes of a parcel, as the courier says it. */
const endOf = {
  LOSS: { code: 'NOT_DELIVERED', reason: LOST },
  DAMAGE: { code: 'NOT_DELIVERED', reason: DAMAGED },
} as const

/** An order as the courier would report it. */
const orderOf = (value: number, at: string, event: TestParcel['event'] | null): CourierOrder => {
  const statusOf = (code: string, reason: string | null = null): CourierOrderStatus => ({
    code,
    name: statusNameOf(code),
    at,
    city: 'Москва',
    reason,
  })
  const end = event && endOf[event]
  const statuses = [statusOf('CREATED'), statusOf(TAKEN_OVER), ...(end ? [statusOf(end.code, end.reason)] : [])]
  const uuid = newId()
  return {
    uuid,
    cdekNumber: uuid.replaceAll(/\D/g, '').slice(-10),
    imNumber: `Т-${uuid.slice(-8)}`,
    type: 1,
    isReturn: false,
    isReverse: false,
    isClientReturn: false,
    tariffCode: TARIFF,
    deliveryMode: null,
    fromCity: 'Москва',
    toCity: 'Казань',
    deliveryPoint: null,
    sender: { name: null, company: 'ООО «Тестовая организация»', phone: null },
    recipient: { name: 'Тестов Получатель', company: null, phone: null },
    packages: [
      {
        number: '1',
        weightGrams: WEIGHT,
        lengthCm: null,
        widthCm: null,
        heightCm: null,
        items: [{ name: NAME, wareKey: 'T-1', amount: 1, cost: value, payment: 0 }],
      },
    ],
    declaredValue: value,
    cashOnDelivery: 0,
    deliverySum: DELIVERY_SUM,
    returnUuid: null,
    statuses,
    status: statuses.at(-1) ?? statusOf(TAKEN_OVER),
    createdAt: at,
    acceptedAt: at,
    isFinal: event !== null,
    plannedDeliveryDate: null,
    deliveryDate: null,
    keepFreeUntil: null,
  }
}

/**
 * Sends an insured parcel by the courier.
 *
 * @param event what becomes of it; null for one that is on its way
 * @returns the id of the order
 * @throws HttpError 409 while the insurance is off for debts
 */
export const sendParcel = async (context: CallContext, value: number, event: TestParcel['event'] | null) => {
  const { platform } = context
  const call = await inSandboxOf(context)
  const { organizationId } = call.testIds
  await ensureInsured(context, call)
  const at = platform.clock.nowText()
  const order = orderOf(value, at, event)
  await upsertFromCourier(platform, organizationId, order, at)
  return { organizationId, id: await findIdByCourier(platform.database, organizationId, order.uuid) }
}
