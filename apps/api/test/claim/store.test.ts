import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { violatedConstraint } from '../../src/db/database.ts'
import { newId } from '../../src/kernel/ids.ts'
import { insertClaim, nextClaimNumber } from '../../src/modules/claim/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

describe.each(productKinds())('a new claim on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const database = () => cabinet.platform.database
  /** An open claim for a thing, as the demo has it. */
  const openClaim = () =>
    database()
      .query.selectFrom('claim')
      .selectAll()
      .where('object_id', 'is not', null)
      .where('is_group', '=', false)
      .where('is_deleted', '=', false)
      .where('status', '=', 'SUBMITTED')
      .executeTakeFirstOrThrow()
  const refusal = (change: object) =>
    openClaim()
      .then(({ form, thing, asked, payment_details: account, ...row }) =>
        insertClaim(database(), {
          ...row,
          form: JSON.stringify(form),
          thing: thing && JSON.stringify(thing),
          asked: asked && JSON.stringify(asked),
          payment_details: account && JSON.stringify(account),
          id: newId(),
          ...change,
        }),
      )
      .then(
        () => undefined,
        (error: unknown) => error,
      )
  const newNumber = () => nextClaimNumber(database(), cabinet.clock.now().toISOString())

  it('for a thing that has an open one is a conflict', async () => {
    expect(await refusal({ number: await newNumber() })).toMatchObject({ status: 409, code: 'OPEN_CLAIM' })
  })

  it('that repeats what was repeated already is another conflict', async () => {
    const { id } = await openClaim()
    const repeating = { object_id: newId(), cloned_from: id }
    expect(await refusal({ ...repeating, number: await newNumber() })).toBeUndefined()
    const again = await refusal({ ...repeating, object_id: newId(), number: await newNumber() })
    expect(again).toMatchObject({ status: 409, code: 'ALREADY_REPEATED' })
  })

  it('with a number that is taken is a failure of ours, and is not called an open claim', async () => {
    const { number } = await openClaim()
    const error = await refusal({ number, object_id: newId() })
    expect(error).not.toMatchObject({ code: 'OPEN_CLAIM' })
    expect(violatedConstraint(error)).toBe('claim_number_key')
  })
})
