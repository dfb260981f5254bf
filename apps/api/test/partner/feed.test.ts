import { setTimeout as wait } from 'node:timers/promises'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { readFeed } from '../../src/modules/partner/feed.ts'
import { publish } from '../../src/platform/partners/partner.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'

interface Feed {
  readonly events: PartnerEvent[]
  readonly cursor: string
}

describe.each(productKinds())('the feed on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())
  beforeEach(async () => {
    const { query } = cabinet.platform.database
    await query.deleteFrom('partner_feed').execute()
    await query.deleteFrom('partner_feed_head').execute()
  })

  const report = (subjectId: string, version = 1, partyId: string = party.meridian) =>
    publish(cabinet.platform, {
      type: 'request.submitted',
      kind: 'BANK',
      partyId,
      subjectId,
      version,
      at: cabinet.clock.nowText(),
    })
  const read = async (query: Record<string, string> = {}) =>
    (await asPartner(cabinet, party.meridian)<Feed>(events, { query })).body

  it('tells each partner of its own, page by page', async () => {
    const ids = Array.from({ length: 5 }, () => newId())
    for (const id of ids) await report(id)
    await report(newId(), 1, party.ural)
    const first = await read({ limit: '3' })
    expect(first.events.map(({ data }) => data.id)).toEqual(ids.slice(0, 3))
    const second = await read({ after: first.cursor, limit: '3' })
    expect(second.events.map(({ data }) => data.id)).toEqual(ids.slice(3))
    expect(await read({ after: second.cursor })).toEqual({ events: [], cursor: second.cursor })
    expect((await asPartner(cabinet, party.meridian)(events, { query: { after: '-1' } })).status).toBe(400)
  })

  it('refuses what no module has declared', async () => {
    const news = { type: 'nothing.happened', kind: 'BANK', partyId: party.meridian, subjectId: newId() } as const
    await expect(publish(cabinet.platform, { ...news, version: 1, at: cabinet.clock.nowText() })).rejects.toThrow(
      'nothing.happened',
    )
  })

  it('forgets what was undone', async () => {
    const { database } = cabinet.platform
    const undone = database.transaction(async () => {
      await report(newId())
      throw new Error('Undone')
    })
    await expect(undone).rejects.toThrow('Undone')
    expect((await read()).events).toEqual([])
  })

  // The embedded database has one connection: there a transaction keeps every reader waiting.
  if (kind.name === 'PostgreSQL') {
    it('skips nothing of a transaction that takes long', async () => {
      const { database } = cabinet.platform
      const [slow, quick] = [newId(), newId()]
      let begun = (): void => {}
      let release = (): void => {}
      const hasBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      const late = database.transaction(async () => {
        await report(slow)
        begun()
        await released
      })
      await hasBegun
      await report(quick)
      const first = await read()
      expect(first.events.map(({ data }) => data.id)).toEqual([quick])
      release()
      await late
      const second = await read({ after: first.cursor })
      expect(second.events.map(({ data }) => data.id)).toEqual([slow])
    })
  }

  it('keeps the order of each thing, whatever the clocks of the servers say', async () => {
    const thing = newId()
    const { query } = cabinet.platform.database
    const row = { kind: 'BANK', party_id: party.meridian, seq: null, type: 'request.submitted' } as const
    const at = cabinet.clock.nowText()
    // The server that wrote the second version has a clock that is behind.
    const ids = [newId(), newId(), newId()].toSorted()
    for (const [index, version] of [2, 1, 3].entries()) {
      const id = ids[index] ?? ''
      await query
        .insertInto('partner_feed')
        .values({ ...row, id, subject_id: thing, version, occurred_at: at })
        .execute()
    }
    expect((await read()).events.map(({ data }) => data.version)).toEqual([1, 2, 3])
  })

  it('keeps it also when more wait than get their places at once', async () => {
    const { query } = cabinet.platform.database
    const row = { kind: 'BANK', party_id: party.meridian, seq: null, type: 'request.submitted' } as const
    const at = cabinet.clock.nowText()
    const ids = Array.from({ length: 1500 }, () => newId()).toSorted()
    const thing = newId()
    const last = ids.length - 1
    // The second version was written by a server whose clock is behind: by its id it is the first of all.
    const rows = ids.map((id, index) => ({
      ...row,
      id,
      subject_id: index === 0 || index === last ? thing : newId(),
      version: index === 0 ? 2 : 1,
      occurred_at: at,
    }))
    await query.insertInto('partner_feed').values(rows).execute()
    const feed = { kind: 'BANK', partyId: party.meridian } as const
    await readFeed(cabinet.platform, feed, 0, 1)
    const placed = await readFeed(cabinet.platform, feed, 0, 2000)
    expect(placed).toHaveLength(ids.length)
    expect(placed.filter(({ subject_id: id }) => id === thing).map(({ version }) => version)).toEqual([1, 2])
  })

  it('gives every event one place when many read at once', async () => {
    const ids = Array.from({ length: 40 }, () => newId())
    await Promise.all(ids.map((id) => report(id)))
    const feed = { kind: 'BANK', partyId: party.meridian } as const
    const pages = await Promise.all(Array.from({ length: 8 }, () => readFeed(cabinet.platform, feed, 0, 500)))
    for (const page of pages) {
      expect(page.map(({ seq }) => seq)).toEqual(ids.map((_, index) => index + 1))
      expect(page.map(({ id }) => id)).toEqual(pages[0]?.map(({ id }) => id))
    }
    expect((await read({ limit: '500' })).events.map(({ data }) => data.id).toSorted()).toEqual(ids.toSorted())
  })

  it('holds an empty answer back until there is news', async () => {
    const id = newId()
    const asked = read({ wait: '20' })
    await wait(100)
    await report(id)
    const began = Date.now()
    expect((await asked).events.map(({ data }) => data.id)).toEqual([id])
    // Without news it would wait for 20 seconds.
    expect(Date.now() - began).toBeLessThan(15_000)
    expect(await read({ after: '1', wait: '1' })).toEqual({ events: [], cursor: '1' })
  })
})
