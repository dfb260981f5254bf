import type { Endpoint } from '@cabinet/contract/endpoint'
import { read as image } from '@cabinet/contract/image'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { demoKey } from '@cabinet/demo/modules/partner/key'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints, endsSessions, sampleOf } from '../support/operations.ts'
import { party } from '../support/partner.ts'

const endpoints = (await allEndpoints()).filter(({ id }) => !endsSessions(id))

describe('what a call answers', () => {
  let cabinet: Cabinet
  let tokens: readonly (string | undefined)[] = []

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    tokens = [undefined, await cabinet.tokenOf('P1'), await cabinet.tokenOf('P2')]
  })
  afterAll(() => cabinet.remove())

  const ask = (endpoint: Endpoint, token: string | undefined, isChecked: boolean) =>
    cabinet.call(endpoint, {
      params: (endpoint.params ? sampleOf(endpoint.params) : {}) as Record<string, string>,
      ...(endpoint.body && { body: sampleOf(endpoint.body) }),
      headers: isChecked ? { 'if-none-match': '*', 'if-modified-since': new Date(0).toUTCString() } : {},
      token,
    })

  it('is kept by no browser, whether it succeeds or not', { timeout: 300_000 }, async () => {
    const stored: string[] = []
    const statuses = new Set<number>()
    for (const endpoint of endpoints) {
      const isPartner = !endpoint.access.session && endpoint.access.bearer === 'partner'
      for (const token of isPartner ? [undefined, demoKey(cabinet.platform.secrets, party.meridian).key] : tokens) {
        const { status, raw } = await ask(endpoint, token, token !== undefined)
        statuses.add(status)
        if (raw.headers['cache-control'] !== 'no-store') stored.push(`${endpoint.id} ${status}`)
      }
      cabinet.platform.faults.clear()
      cabinet.clock.setShiftMinutes(0)
    }
    expect(stored).toEqual([])
    for (const status of [200, 401, 403, 404]) expect([...statuses]).toContain(status)
    expect([...statuses]).not.toContain(304)
  })

  it('may be kept when it is a picture of everybody, and then alone', async () => {
    const { raw } = await cabinet.call(image, { params: { id: demoId('logo FB1') }, token: tokens[1] })
    expect(raw.headers['cache-control']).toBe('private, max-age=31536000, immutable')
    const refused = await cabinet.call(image, { params: { id: demoId('logo FB1') } })
    expect(refused.raw.headers['cache-control']).toBe('no-store')
  })
})
