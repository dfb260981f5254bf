import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { type Run, run } from '../support/run.ts'

/** Keys of the template that the data are copied from. */
const KEYS = { TOKEN_SECRET: 't'.repeat(40), SECRETS_KEY: 's'.repeat(40) }

const runServer = (variables: Readonly<Record<string, string>>): Run => run('main.ts', [], { ...KEYS, ...variables })

/** Waits until the server has said where it is. */
const addressOf = async ({ process: child, output, ended }: Run): Promise<string> => {
  const find = (): string | undefined => /http:\/\/[\w.]+:\d+/.exec(output())?.[0]
  while (!find()) {
    const isOver = await Promise.race([once(child.stdout ?? child, 'data').then(() => false), ended.then(() => true)])
    if (isOver && !find()) throw new Error(`The server ended: ${output()}`)
  }
  return find() ?? ''
}

describe('the server as a process', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-main-'))
    cpSync(inject('templateFolder'), folder, { recursive: true })
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it(
    'tells where it is and who can sign in, refuses a second one, and bears being killed',
    { timeout: 60_000 },
    async () => {
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
    },
  )

  it('says in a sentence that its port is taken, or that its database does not answer', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    const withoutPort = runServer({ DATA_DIR: folder, PORT: String(port) })
    expect(await withoutPort.ended).toBe(1)
    expect(withoutPort.output()).toBe(
      `Another program listens on port ${port} already. Stop it, or choose another port with PORT.\n`,
    )
    other.close()

    const withoutDatabase = runServer({
      DATABASE_URL: `postgresql://cabinet:very-secret@127.0.0.1:${port}/cabinet`,
    })
    expect(await withoutDatabase.ended).toBe(1)
    expect(withoutDatabase.output()).toBe(
      'The database of DATABASE_URL does not answer. Is it running, and is the address right?\n',
    )
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
