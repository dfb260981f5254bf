import { reset, type Sandbox } from '@cabinet/contract/partner/sandbox'
import { holdSchema, replaceSchema } from '../../../db/schemas.ts'
import type { Platform } from '../../../platform/context.ts'
import { findFileIds } from '../../../platform/files/store.ts'
import type { CallContext } from '../../../platform/handlers.ts'
import type { FreshSandbox } from '../../../platform/sandboxes.ts'
import { partnerErrors } from '../messages.ts'
import { prepareSandbox, sandboxOf } from './prepare.ts'
import * as store from './store.ts'

type Owner = Parameters<typeof prepareSandbox>[1]

/**
 * Makes a sandbox that takes the place of the one that a partner has. Nothing changes yet.
 *
 * @throws HttpError 409 while another one is made
 */
export const makeFresh = async ({ sandboxes }: Platform, owner: Owner): Promise<FreshSandbox> => {
  const fresh = await sandboxes.openFresh(owner.id)
  if (!fresh) throw partnerErrors.resetUnderWay()
  try {
    await prepareSandbox(fresh.platform, owner)
    return fresh
  } catch (error) {
    await fresh.end()
    throw error
  }
}

/**
 * Puts it there, in a transaction of the sandbox that keeps out everybody else. The address of events stays, and so do
 * the calls that have begun anew: each of them does so once.
 */
export const takeFresh = async ({ database, files }: Platform, fresh: FreshSandbox): Promise<void> => {
  const { schema } = database
  if (schema === null) throw new Error('The installation never begins anew')
  const contents = await findFileIds(database)
  await store.copyKept(database, { from: schema, to: fresh.schema, endpoint: reset.id })
  await replaceSchema(database, schema, fresh.schema)
  database.onRollback(() => fresh.end())
  database.onCommit(() => {
    // What is left of a content that cannot be removed now is removed with other orphans.
    void Promise.allSettled([fresh.end(), ...contents.map((id) => files.storage.remove(id))])
  })
}

/** The partner wants its sandbox to begin anew. @throws HttpError 409 */
export const prepareReset = ({ platform, partner }: CallContext): Promise<FreshSandbox> => makeFresh(platform, partner)

/** Begins anew, in the transaction in which nobody else is in the sandbox. */
export const resetSandbox = async (context: CallContext, fresh: FreshSandbox): Promise<Sandbox> => {
  await takeFresh(context.platform, fresh)
  return sandboxOf(context)
}

/** Nobody needs what was made: the call was refused, or answered before. */
export const discardReset = (_context: CallContext, fresh: FreshSandbox): Promise<void> => fresh.end()

/** The same without a call of the partner: platform staff, or its people. @throws HttpError 409 */
export const resetFor = async (sandbox: Platform, owner: Owner): Promise<void> => {
  const fresh = await makeFresh(sandbox, owner)
  const { database } = sandbox
  await database.transaction(async () => {
    await holdSchema(database, true)
    await takeFresh(sandbox, fresh)
  })
}
