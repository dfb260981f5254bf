import { founder, type RequestFounderInFull } from '@cabinet/contract/finance/requests'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { sealFounders } from '../../src/modules/finance/requests/seal-founders.ts'
import { founderLocationOf } from '../../src/modules/finance/requests/store.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { F6 } from './request.ts'

const FOUNDER = demoId(`founder 0 of ${F6}`)

describe.each(productKinds())('a founder of a release before on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const read = async () =>
    (await cabinet.call<RequestFounderInFull>(founder, { params: { id: FOUNDER }, token: await cabinet.tokenOf('P7') }))
      .body
  const row = () =>
    cabinet.platform.database.query
      .selectFrom('finance_request_founder')
      .selectAll()
      .where('id', '=', FOUNDER)
      .executeTakeFirstOrThrow()

  it('is sealed at the start, once, and reads as it did', async () => {
    const before = await read()
    const { id: _id, version: _version, document, ...open } = before
    const { organization_id } = await row()
    await cabinet.platform.database.query
      .updateTable('finance_request_founder')
      .set({
        founder: JSON.stringify(open),
        personal_sealed: null,
        document_sealed: cabinet.platform.secrets.seal(
          JSON.stringify(document),
          founderLocationOf({ organization_id, id: FOUNDER }, 'document_sealed'),
        ),
      })
      .where('id', '=', FOUNDER)
      .execute()
    await Promise.all([sealFounders(cabinet.platform), sealFounders(cabinet.platform)])
    const sealed = await row()
    expect(sealed.document_sealed).toBeNull()
    expect(before.birthDate).not.toBeNull()
    for (const secret of [before.birthDate, before.itn]) expect(JSON.stringify(sealed)).not.toContain(secret)
    expect(await read()).toEqual(before)
    await sealFounders(cabinet.platform)
    expect(await row()).toEqual(sealed)
  })
})
