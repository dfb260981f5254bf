import type { AddressInfo } from 'node:net'
import { remindOwner } from '@cabinet/contract/user'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly text: string
}

const openPostOffice = async (): Promise<{
  server: SMTPServer
  url: string
  received: Received[]
  state: { isShut: boolean }
}> => {
  const received: Received[] = []
  const state = { isShut: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        if (state.isShut) return done(new Error('Mailbox is shut'))
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        })
        return done()
      })
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return { server, received, state, url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}` }
}

describe.each(databaseKinds())('letters on $name', (kind) => {
  let cabinet: Cabinet
  let office: Awaited<ReturnType<typeof openPostOffice>>

  beforeAll(async () => {
    office = await openPostOffice()
    cabinet = await openCabinet(kind, {
      variables: {
        SMTP_URL: office.url,
        MAIL_FROM: 'Кабинет <cabinet@platform.example>',
        PUBLIC_URL: 'https://cabinet.example',
      },
    })
  })
  afterAll(async () => {
    await cabinet.remove()
    await new Promise<void>((resolve) => {
      office.server.close(() => resolve())
    })
  })

  const letters = () => cabinet.platform.database.query.selectFrom('letter').selectAll().orderBy('created_at').execute()

  it('wait in the table while the mail server refuses them', async () => {
    office.state.isShut = true
    await cabinet.call(remindOwner, { token: await cabinet.tokenOf('P2') })
    await cabinet.platform.post.deliver()
    const [letter] = await letters()
    expect(letter).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.stringContaining('shut') as string })
    expect(office.received).toEqual([])
  })

  it('go out once when it takes them', async () => {
    office.state.isShut = false
    cabinet.wait(60_000)
    await cabinet.platform.post.deliver()
    await cabinet.platform.post.deliver()
    expect(office.received).toHaveLength(1)
    expect(office.received[0]).toMatchObject({ from: 'cabinet@platform.example', to: ['sokolov@severveter.example'] })
    const [, body = ''] = office.received[0]?.text.split('\r\n\r\n') ?? []
    expect(Buffer.from(body, 'base64').toString()).toContain('https://cabinet.example/profile?tab=users')
    const [letter] = await letters()
    expect(letter?.sent_at).not.toBeNull()
  })

  it('are not written when what caused them is undone', async () => {
    const { database, post } = cabinet.platform
    const failing = database.transaction(async () => {
      await post.write({ organizationId: null, recipient: 'a@b.example', content: { subject: 'no', paragraphs: [] } })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await letters()).toHaveLength(1)
  })
})
