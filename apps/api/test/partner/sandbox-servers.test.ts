import type { Sandbox } from '@cabinet/contract/partner/sandbox'
import { describe, expect, it } from 'vitest'
import { type Application, createApplication } from '../../src/application.ts'
import { openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { keyOf } from '../support/sandbox.ts'
import { cheapPasswords } from '../support/settings.ts'

const REAL = { variables: { DEMO_MODE: 'false' } }

const organizationIn = async ({ app }: Pick<Application, 'app'>, key: string): Promise<string> => {
  const answer = await app.inject({ url: '/api/v1/partner/sandbox', headers: { authorization: `Bearer ${key}` } })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Sandbox>().organization.id
}

describe.each(databaseKinds())('the sandbox of a partner on $name', (kind) => {
  const start = (config: Parameters<typeof createApplication>[0]): Promise<Application> =>
    createApplication(config, { passwords: cheapPasswords(), isQuiet: true })

  it('is there again after a start of the server', async () => {
    const cabinet = await openCabinet(kind, REAL)
    const { key } = await keyOf(cabinet, partnerIdOf(party.meridian), true)
    const before = await organizationIn(cabinet, key)
    await cabinet.stop()
    const again = await start(cabinet.platform.config)
    expect(await organizationIn(again, key)).toBe(before)
    await again.stop()
    await cabinet.removeData()
  })

  if (kind.name === 'PostgreSQL')
    it('is one, made by two servers at the same moment', async () => {
      const cabinet = await openCabinet(kind, REAL)
      const other = await start(cabinet.platform.config)
      const { key } = await keyOf(cabinet, partnerIdOf(party.meridian), true)
      const servers = [cabinet, other, cabinet, other]
      const found = await Promise.all(servers.map((server) => organizationIn(server, key)))
      expect(new Set(found).size).toBe(1)
      await other.stop()
      await cabinet.remove()
    })
})
