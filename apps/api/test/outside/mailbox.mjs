// A mail server that keeps what it gets: RFC 5321 as far as a client that sends needs it.
import { createServer } from 'node:net'

const decodeQuotedPrintable = (text) =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

const decodeWords = (text) =>
  text
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind, word) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString('utf8')
        : decodeQuotedPrintable(word.replaceAll('_', ' ')),
    )

/** Headers and the texts of all parts of a letter. */
const readLetter = (raw) => {
  const end = raw.indexOf('\r\n\r\n')
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ')
  const body = raw.slice(end + 4)
  const header = (name) => head.match(new RegExp(`^${name}: *(.*)$`, 'im'))?.[1] ?? ''
  const boundary = /boundary="?([^";]+)"?/i.exec(header('content-type'))?.[1]
  const subject = decodeWords(header('subject'))
  if (boundary !== undefined) {
    const parts = body.split(`--${boundary}`).slice(1, -1)
    return { subject, text: parts.map((part) => readLetter(part.replace(/^\r\n/, '')).text).join('\n') }
  }
  const encoding = header('content-transfer-encoding').toLowerCase()
  const text =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuotedPrintable(body)
        : Buffer.from(body, 'latin1').toString('utf8')
  return { subject, text }
}

/** Opens the mail server on a free port. */
export const openMailbox = async () => {
  const letters = []
  const waiting = new Set()
  const server = createServer((socket) => {
    let pending = ''
    let letter = null
    let to = []
    const say = (line) => socket.write(`${line}\r\n`)
    const command = (line) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'EHLO' || verb === 'HELO') say('250 mailbox')
      else if (verb === 'DATA') {
        letter = ''
        say('354 go on')
      } else if (verb === 'QUIT') {
        say('221 bye')
        socket.end()
      } else {
        if (verb === 'MAIL') to = []
        if (verb === 'RCPT') to.push(/<([^>]*)>/.exec(line)?.[1]?.toLowerCase())
        say('250 ok')
      }
    }
    socket.setEncoding('latin1')
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      pending += chunk
      for (;;) {
        const end = pending.indexOf('\r\n')
        if (end < 0) return
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (letter === null) command(line)
        else if (line === '.') {
          letters.push({ to, ...readLetter(letter) })
          letter = null
          say('250 kept')
          for (const look of waiting) look()
        } else letter += `${line.startsWith('.') ? line.slice(1) : line}\r\n`
      }
    })
    say('220 mailbox')
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))

  /** The first letter to an address that holds what is looked for; each letter is handed out once. */
  const next = (address, pattern) =>
    new Promise((resolve) => {
      const look = () => {
        const at = letters.findIndex((one) => one.to.includes(address.toLowerCase()) && pattern.test(one.text))
        if (at < 0) return
        waiting.delete(look)
        resolve(pattern.exec(letters.splice(at, 1)[0].text))
      }
      waiting.add(look)
      look()
    })

  return {
    url: `smtp://127.0.0.1:${server.address().port}`,
    letters,
    next,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
