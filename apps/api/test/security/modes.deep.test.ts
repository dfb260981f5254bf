import { writeFile } from 'node:fs/promises'
import { Agent, get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { check, type SentCode } from '@cabinet/contract/auth/codes'
import { pathOf } from '@cabinet/contract/client'
import { download, upload } from '@cabinet/contract/file'
import { recover } from '@cabinet/contract/auth/password'
import { createApplication } from '../../src/application.ts'
import { DemoDataError } from '../../src/platform/demo-marker.ts'
import { usernameOf } from '@cabinet/demo/people'
import { InstallationKeysError } from '../../src/platform/installation-secrets.ts'
import { createClock } from '../../src/kernel/clock.ts'
import { openCabinet } from '../support/cabinet.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { passAsReal } from '../support/emptied.ts'
import { contents, fileOf } from '../support/sample-files.ts'
import { addressOf, run } from '../support/run.ts'
import { cheapPasswords, testConfig } from '../support/settings.ts'

const [embedded] = databaseKinds()
if (!embedded) throw new Error('There is always the embedded database')

/** Keys for a process: the database of the tests is a copy of one that has been sealed with others. */
const KEYS = { TOKEN_SECRET: 't'.repeat(40), SECRETS_KEY: 's'.repeat(40) }

const quietly = { isQuiet: true, passwords: cheapPasswords() } as const

describe.each(databaseKinds())('data and mode on $name', (kind) => {
  it('refuses to open demo data as real ones', async () => {
    const database = await kind.create()
    const start = createApplication(testConfig({ ...database.variables, DEMO_MODE: 'false' }), quietly)
    await expect(start).rejects.toThrow(DemoDataError)
    await expect(start).rejects.toThrow(/^The database holds demo people, whose password everybody knows\./)
    const again = await createApplication(testConfig(database.variables), quietly)
    await again.stop()
    await database.remove()
  })

  it('leaves the clock of the panel to the demo', async () => {
    const database = await kind.create()
    const demo = await createApplication(testConfig(database.variables), quietly)
    await demo.platform.database.query
      .insertInto('setting')
      .values({ name: 'clock-shift-minutes', value: '5000' })
      .execute()
    await demo.platform.database.query.deleteFrom('setting').where('name', '=', 'demo-data').execute()
    await demo.stop()
    const clock = createClock()
    const real = await createApplication(testConfig({ ...database.variables, DEMO_MODE: 'false' }), {
      ...quietly,
      clock,
    })
    expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(60_000)
    await real.stop()
    await expect(createApplication(testConfig(database.variables), quietly)).rejects.toThrow(
      /^The database holds real data, and the demo mode would let anybody into every account\./,
    )
    await database.remove()
  })
})

describe.each(databaseKinds())('the code that opens everything in the demo, on $name', (kind) => {
  it('opens nothing elsewhere', async () => {
    const cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    const sent = await cabinet.call<SentCode>(recover, { body: { username: usernameOf('P7') } })
    const { status, body } = await cabinet.call(check, { body: { id: sent.body.id, code: '000000' } })
    expect([status, body['code']]).toEqual([400, 'CODE_WRONG'])
    await cabinet.remove()
  })
})

describe('the start of the server', () => {
  let database: TestDatabase
  let folder: string

  beforeEach(async () => {
    database = await embedded.create()
    folder = database.variables['DATA_DIR'] ?? ''
  })
  afterEach(() => database.remove())

  const start = (variables: Readonly<Record<string, string>> = {}) =>
    run('main.ts', [], { DATA_DIR: folder, ...KEYS, ...variables })

  it('does not make new keys for a database that has lost its own', async () => {
    const keyless = testConfig({ DATA_DIR: folder, TOKEN_SECRET: '', SECRETS_KEY: '' })
    await expect(createApplication(keyless, quietly)).rejects.toThrow(InstallationKeysError)
    await writeFile(join(folder, 'keys.json'), '{ broken')
    await expect(createApplication(keyless, quietly)).rejects.toThrow(/cannot be read: restore the file from a copy\.$/)
  })

  it('takes the database that the command for the first person of the staff has made', async () => {
    const begun = join(folder, 'begun')
    const asInDocuments = { DATA_DIR: begun, DEMO_MODE: 'false' }
    const adding = run('staff.ts', ['add', '--phone', '+79990000001', '--email', 'a@platform.example'], asInDocuments)
    expect([await adding.ended, adding.output()]).toMatchObject([0, expect.stringContaining('Temporary password')])
    const server = run('main.ts', [], asInDocuments)
    await addressOf(server)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  })

  it('says in a sentence that the database is damaged', async () => {
    await writeFile(join(folder, 'database', 'global', 'pg_control'), 'nonsense')
    const server = start()
    expect(await server.ended).toBe(1)
    expect(server.output()).toMatch(/^The embedded database in .+ cannot be opened: .+Restore the folder from a copy/s)
    expect(server.output()).not.toMatch(/^\s+at /m)
  })

  it('warns that nobody can register when nothing sends codes, and that no registry is asked', async () => {
    await passAsReal(database)
    const server = start({ DEMO_MODE: 'false' })
    await addressOf(server)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(server.output()).toContain('Neither SMTP_URL nor SMS_URL is set')
    expect(server.output()).toContain('REGISTRY_TOKEN is not set')
    expect(server.output()).toContain('PUBLIC_URL is not set')
  })

  it('ends at once when it is told to, although clients keep their connections open', async () => {
    const server = start()
    const address = await addressOf(server)
    const agent = new Agent({ keepAlive: true })
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        get(`${address}/api/service/build/health`, { agent }, (response) => {
          response.resume()
          response.on('end', resolve)
        }).on('error', reject)
      })
    // A client that asks again and again over one connection, as a proxy does.
    const over = new AbortController()
    const asking = (async () => {
      while (!over.signal.aborted) await ask().catch(() => undefined)
    })()
    await ask()
    const stoppedAt = Date.now()
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
    over.abort()
    agent.destroy()
    await asking
  })

  it('ends when what runs is done, although its connection is kept open', async () => {
    const cabinet = await openCabinet(embedded)
    const address = await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    const agent = new Agent({ keepAlive: true })
    const token = await cabinet.tokenOf('P7')
    const large = fileOf('large.pdf', Buffer.concat([contents.pdf, Buffer.alloc(9_000_000)]))
    const stored = await cabinet.call<{ id: string }>(upload, {
      token,
      body: { purpose: 'SUPPORT_MESSAGE', file: large },
    })
    const path = pathOf(download.path, { id: stored.body.id })
    // Its headers are out before the end begins, and more of it is left than the line holds.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` }
      get(`${address}/api${path}`, { agent, headers }, resolve).on('error', reject)
    })
    expect(response.statusCode).toBe(200)
    const ended = cabinet.stop()
    await expect.poll(() => cabinet.app.server.listening).toBe(false)
    const stoppedAt = Date.now()
    response.resume()
    await ended
    expect(Date.now() - stoppedAt).toBeLessThan(10_000)
    agent.destroy()
    await cabinet.removeData()
  })
})
