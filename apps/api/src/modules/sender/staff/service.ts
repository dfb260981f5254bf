import type { SenderContract, SenderPrice } from '@cabinet/contract/sender/staff'
import { errors } from '../../../kernel/http-error.ts'
import { newId } from '../../../kernel/ids.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { type AnyRequest, pageAround } from '../../../platform/find/page.ts'
import { contractPrefixOf } from '../account/service.ts'
import { insertPrice, priceOf } from '../insurance/store.ts'
import { USUAL_PRICE } from '../cover/terms.ts'
import { senderErrors } from '../messages.ts'
import * as store from './store.ts'

type Context = Pick<RequestContext, 'platform'>

/** A contract as lists show it. */
export const contractView = ({ id, prefix, created_at: createdDateTime }: store.ContractRow): SenderContract => ({
  id,
  prefix,
  createdDateTime,
})

type OfMany = Context & { readonly body: AnyRequest }

/** Contracts whose holders may be insured. */
export const findContracts = async ({ platform, body }: OfMany) => {
  const { rows, count } = await store.findContracts(platform.database, body)
  return pageAround(rows.map(contractView), count, body)
}

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

type Account = NonNullable<Awaited<ReturnType<typeof store.findAccount>>>

/** What the insurance costs these organizations, and has cost. */
export const priceViews = async ({ platform }: Context, accounts: readonly Account[]): Promise<SenderPrice[]> => {
  if (accounts.length === 0) return []
  const agreed = await store.findPricesOf(
    platform.database,
    accounts.map(({ organization_id: id }) => id),
  )
  return accounts.map((account) => ({
    organizationId: account.organization_id,
    organization: account.short_name,
    itn: account.itn,
    contractNumber: account.contract_number,
    insurancePrice: account.price,
    history: agreed
      .filter((row) => row.organization_id === account.organization_id)
      .map(({ price, valid_from: fromDateTime }) => ({ insurancePrice: price, fromDateTime })),
  }))
}

/** What the insurance costs organizations that have connected an account. */
export const findPrices = async (context: OfMany) => {
  const { platform, body } = context
  const { rows, count } = await store.findAccounts(platform.database, body, platform.clock.nowText(), USUAL_PRICE)
  return pageAround(await priceViews(context, rows), count, body)
}

/** What the insurance costs while nothing else is agreed. */
export const findUsualPrice = (_context: Context) => Promise.resolve({ usualPrice: USUAL_PRICE })

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
    const account = await store.findAccount(database, organizationId, at, USUAL_PRICE)
    const [agreed] = await priceViews(context, account ? [account] : [])
    if (!agreed) throw errors.notFound()
    return agreed
  })
}
