import type { AddressInfo } from 'node:net'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** An email as it arrived. */
export interface Received {
  readonly from: string
  readonly to: readonly string[]
  /** Who signed in to the mail server. */
  readonly user: string | undefined
  readonly raw: string
}

/** A mail server on this machine. */
export interface PostOffice {
  readonly url: string
  readonly received: Received[]
  /** While shut it refuses every email. An email is taken when what `before` answers is over. */
  readonly state: { isShut: boolean; before?: (recipients: readonly string[]) => Promise<void> }
  /** Connections that there have been. */
  connections(): number
  close(): Promise<void>
}

/** Opens a mail server that speaks the real protocol. */
export const openPostOffice = async (options: SMTPServerOptions = { authOptional: true }): Promise<PostOffice> => {
  const received: Received[] = []
  const state: PostOffice['state'] = { isShut: false }
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    ...options,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      const take = async (): Promise<void> => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        await state.before?.(to)
        if (state.isShut) throw new Error('Mailbox is shut')
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to,
          user: session.user === undefined ? undefined : String(session.user),
          raw: Buffer.concat(chunks).toString(),
        })
      }
      stream.on('end', () => callbackify(take)(done))
    },
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    received,
    state,
    connections: () => connections,
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}

const headerOf = (head: string, name: string): string =>
  new RegExp(`^${name}: ?((?:.*(?:\\r\\n[ \\t])?)*)`, 'im')
    .exec(head)?.[1]
    ?.replaceAll(/\r\n\s+/g, ' ')
    .trim() ?? ''

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/=([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString()

const bodyOf = (head: string, body: string): string => {
  const encoding = headerOf(head, 'content-transfer-encoding').toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body) : body
}

const split = (text: string): [head: string, body: string] => {
  const at = text.indexOf('\r\n\r\n')
  return [text.slice(0, at), text.slice(at + 4)]
}

/** An email with two forms: its headers, and the parts by their type. */
export const readEmail = (raw: string) => {
  const [head, body] = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headerOf(head, 'content-type'))?.[1]
  const parts = boundary === undefined ? [] : body.split(`--${boundary}`).slice(1, -1)
  return {
    header: (name: string) => headerOf(head, name),
    parts: parts.map((part) => {
      const [partHead, partBody] = split(part.replace(/^\r\n/, ''))
      const type = headerOf(partHead, 'content-type').split(';', 1)[0] ?? ''
      return { type, text: bodyOf(partHead, partBody.replace(/\r\n$/, '')) }
    }),
  }
}
