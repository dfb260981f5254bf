import type { SenderContract, SenderPrice } from '@cabinet/contract/sender-staff'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { contractPrefixOf } from '../account/service.ts'
import { insertPrice, priceOf } from '../insurance/store.ts'
import { USUAL_PRICE } from '../insurance/terms.ts'
import { senderErrors } from '../messages.ts'
import * as store from './store.ts'

type Context = Pick<RequestContext, 'platform'>

const contractView = ({ id, prefix, created_at: createdDateTime }: store.ContractRow): SenderContract => ({
  id,
  prefix,
  createdDateTime,
})

/** Contracts whose holders may be insured. */
export const listContracts = async ({ platform }: Context) => ({
  contracts: (await store.findContracts(platform.database)).map(contractView),
})

/**
 * Adds a contract to the list, also one that was taken off it before.
 *
 * @throws HttpError 400 for what is no number, 409 when it is there already
 */
export const addContract = async ({ platform }: Context, text: string): Promise<SenderContract> => {
  const prefix = contractPrefixOf(text)
  if (prefix === null) throw senderErrors.wrongContract()
  const row = await store.insertContract(platform.database, { id: newId(), prefix }, platform.clock.nowText())
  if (!row) throw senderErrors.contractKnown()
  return contractView(row)
}

/** @throws HttpError 404 */
export const removeContract = async ({ platform }: Context, id: string): Promise<void> => {
  if (!(await store.removeContract(platform.database, id, platform.clock.nowText()))) throw errors.notFound()
}

/** What the insurance costs these organizations, and has cost. */
const pricesOf = async ({ platform }: Context, organizationId?: string): Promise<SenderPrice[]> => {
  const { database, clock } = platform
  const accounts = await store.findAccounts(database, organizationId)
  if (accounts.length === 0) return []
  const ids = accounts.map(({ organization_id: id }) => id)
  const agreed = await store.findPricesOf(database, ids)
  const now = clock.nowText()
  return accounts.map(({ organization_id: id, short_name: organization, itn, contract_number: contractNumber }) => {
    const own = agreed.filter((row) => row.organization_id === id)
    return {
      organizationId: id,
      organization,
      itn,
      contractNumber,
      insurancePrice: own.find(({ valid_from: from }) => from <= now)?.price ?? USUAL_PRICE,
      history: own.map(({ price, valid_from: fromDateTime }) => ({ insurancePrice: price, fromDateTime })),
    }
  })
}

/** What the insurance costs every organization that has connected an account, in the order of their names. */
export const listPrices = async (context: Context) => ({
  usualPrice: USUAL_PRICE,
  prices: (await pricesOf(context)).toSorted((one, other) => one.organization.localeCompare(other.organization, 'ru')),
})

/**
 * Agrees another price with an organization. Insurance that is on keeps the price of its period.
 *
 * @throws HttpError 404 without an account, 409 when somebody has changed the price meanwhile
 */
export const setPrice = (
  context: Context,
  organizationId: string,
  wanted: { readonly insurancePrice: number; readonly seenPrice: number },
): Promise<SenderPrice> => {
  const { database, clock } = context.platform
  return database.transaction(async () => {
    // Held to the end: of two who have seen the same price only one changes it.
    if (!(await store.lockAccount(database, organizationId))) throw errors.notFound()
    const at = clock.nowText()
    if ((await priceOf(database, organizationId, at)) !== wanted.seenPrice) throw errors.stale()
    if (wanted.insurancePrice !== wanted.seenPrice) {
      await insertPrice(database, organizationId, wanted.insurancePrice, at)
    }
    const [agreed] = await pricesOf(context, organizationId)
    if (!agreed) throw errors.notFound()
    return agreed
  })
}
