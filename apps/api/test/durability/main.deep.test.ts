import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { addressOf, type Run, run } from '../support/run.ts'

/** Keys of the template that the data are copied from. */
const KEYS = { TOKEN_SECRET: 't'.repeat(40), SECRETS_KEY: 's'.repeat(40) }

const runServer = (variables: Readonly<Record<string, string>>): Run => run('main.ts', [], { ...KEYS, ...variables })

/** Where a server of the test listens until the test is over. */
const portOf = async (server: Server): Promise<number> => {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => sockets.add(socket)).listen(0, '127.0.0.1')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('the server as a process', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-main-'))
    cpSync(inject('templateFolder'), folder, { recursive: true })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('tells where it is and who can sign in, refuses a second one, and bears being killed', async () => {
    const first = runServer({ DATA_DIR: folder })
    const address = await addressOf(first)
    expect((await fetch(`${address}/api/service/build/health`)).status).toBe(200)
    expect(first.output()).toContain('Demo-2026!')
    expect(first.output()).toMatch(/\+70000000001 {2}Соколов Михаил Андреевич/)

    const second = runServer({ DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(
      /^The data in .+ is already in use by another running server\. Stop that server first/,
    )
    expect(second.output()).not.toContain(' at ')

    first.process.kill('SIGKILL')
    await first.ended
    const third = runServer({ DATA_DIR: folder })
    expect((await fetch(`${await addressOf(third)}/api/service/build/health`)).status).toBe(200)
    third.process.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  })

  it('says in a sentence that its port is taken', async () => {
    const port = await portOf(createServer())
    const server = runServer({ DATA_DIR: folder, PORT: String(port) })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      `Another program listens on port ${port} already. Stop it, or choose another port with PORT.\n`,
    )
  })

  it.each([
    {
      database: 'nobody',
      // Nothing listens on the port of the port service, and no other test can be given it.
      start: () => Promise.resolve(1),
      sentence: 'The database of DATABASE_URL does not answer. Is it running, and is the address right?',
    },
    {
      database: 'somebody who never answers',
      start: () => portOf(createServer()),
      sentence:
        'The database of DATABASE_URL does not answer in time. Is the address right, and is the way to it open?',
    },
    {
      database: 'somebody who hangs up',
      start: () => portOf(createServer((socket) => socket.end())),
      sentence:
        'What answers at the address of DATABASE_URL closed the connection. Is it PostgreSQL, and does it accept clients?',
    },
  ])('says in a sentence that behind the address of its database is $database', async ({ start, sentence }) => {
    const server = runServer({ DATABASE_URL: `postgresql://cabinet:very-secret@127.0.0.1:${await start()}/cabinet` })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(`${sentence}\n`)
  })

  it('does not start with a wrong configuration and says what is wrong, a line each', async () => {
    const server = runServer({ DATA_DIR: folder, PORT: 'many', DEMO_MODE: 'perhaps', SMTP_URL: 'mail.example' })
    expect(await server.ended).toBe(1)
    expect(server.output()).toBe(
      [
        'PORT: must be a whole number from 0 to 65535',
        'DEMO_MODE: must be one of true, false',
        'SMTP_URL: must be an address that starts with smtp:// or smtps://',
        '',
      ].join('\n'),
    )
  })
})
