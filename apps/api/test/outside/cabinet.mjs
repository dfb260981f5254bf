// The server as whoever installs it runs it, and the calls of people and partners.
import { spawn } from 'node:child_process'
import { createHmac, randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/** An answer that is not 2xx: its message holds everything that the server has said. */
class Refused extends Error {
  constructor(what, status, body) {
    super(`${what}: ${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** The clock of the machine: begins at an instant and can be moved while the server does not run. */
export const machineClock = (beginsAt) => {
  let ahead = new Date(beginsAt).getTime() - Date.now()
  return {
    get ahead() {
      return ahead
    },
    now: () => new Date(Date.now() + ahead),
    moveTo: (instant) => {
      ahead = new Date(instant).getTime() - Date.now()
    },
  }
}

const environment = (settings, clock) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'production',
  NODE_OPTIONS: `--import=${new URL('machine-clock.mjs', import.meta.url).href}`,
  MACHINE_CLOCK_AHEAD_MS: String(clock.ahead),
  ...settings,
})

// As in a container (docs/installation.md): from the top of the repository the same commands install and build first.
const command = (name, parameters, settings, clock) =>
  spawn(npm, ['run', '--silent', name, '-w', '@cabinet/api', '--', ...parameters], {
    cwd: root,
    env: environment(settings, clock),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, which ends as a whole.
    detached: true,
  })

/** A port that nobody listens on. The address of the cabinet has to be known before it starts: PUBLIC_URL names it. */
export const freePort = async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** `npm run staff`; answers what it has printed. */
export const runStaff = async (parameters, settings, clock) => {
  const child = command('staff', parameters, settings, clock)
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`npm run staff ${parameters.join(' ')} ended with ${code}:\n${printed}`)
  return printed
}

/** `npm start`; answers once the server says that it listens. */
export const startServer = async (settings, clock) => {
  const child = command('start', [], settings, clock)
  let log = ''
  const ended = new Promise((resolve) => child.on('close', resolve))
  await new Promise((resolve, reject) => {
    const look = (chunk) => {
      log += chunk
      if (log.includes('Server listening at')) resolve()
    }
    for (const stream of [child.stdout, child.stderr]) stream.on('data', look)
    void ended.then((code) => reject(new Error(`The server ended with ${code}:\n${log}`)))
  })
  return {
    log: () => log,
    stop: async () => {
      if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM')
      await ended
    },
  }
}

const read = async (response, what) => {
  const text = await response.text()
  let body = text
  try {
    body = JSON.parse(text)
  } catch {
    // A file.
  }
  if (!response.ok) throw new Refused(what, response.status, body)
  return body
}

const base32 = (secret) => {
  let bits = ''
  for (const sign of secret.replaceAll('=', '')) {
    bits += 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')
  }
  return Buffer.from(bits.match(/.{8}/g).map((byte) => parseInt(byte, 2)))
}

/** An app for codes (RFC 6238). A code is taken once, so whoever needs another one at once takes the next. */
export const codesApp = (secret, clock) => {
  let last = 0
  return () => {
    last = Math.max(Math.floor(clock.now().getTime() / 30_000), last + 1)
    const counter = Buffer.alloc(8)
    counter.writeBigUInt64BE(BigInt(last))
    const hash = createHmac('sha1', base32(secret)).update(counter).digest()
    const offset = hash[19] & 15
    return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0')
  }
}

/** A person: signs in, and makes calls with the session. */
export const person = (cabinet, username, password) => {
  const state = { username, password, accessToken: '', nextCode: null }
  const call = async (method, path, body) =>
    read(
      await fetch(`${cabinet.url}/api${path}`, {
        method,
        headers: {
          ...(state.accessToken !== '' && { authorization: `Bearer ${state.accessToken}` }),
          ...(body !== undefined && !(body instanceof FormData) && { 'content-type': 'application/json' }),
          ...(method !== 'GET' && { 'idempotency-key': randomUUID() }),
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      }),
      `${method} ${path}`,
    )
  const post = (path, body) => call('POST', path, body)
  return {
    state,
    get: (path) => call('GET', path),
    post,
    put: (path, body) => call('PUT', path, body),
    signIn: async () => {
      state.accessToken = ''
      let answer = await post('/v1/auth/login', { username: state.username, password: state.password })
      if (answer.next === 'SECOND_FACTOR') {
        const { ticket } = answer
        answer = await post('/v1/auth/second-factor', { ticket, kind: 'TOTP', code: state.nextCode() })
      }
      state.accessToken = answer.accessToken
    },
    /** Files go up one by one. */
    upload: async (purpose, name, type, content) => {
      const form = new FormData()
      form.set('purpose', purpose)
      form.set('file', new Blob([content], { type }), name)
      return (await post('/v1/file', form)).id
    },
  }
}

const ATTEMPTS = 1000

/** Asks again and again until the answer is what is waited for. */
export const until = async (ask, isThere) => {
  let answer
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    answer = await ask()
    if (isThere(answer)) return answer
    await pause(200)
  }
  throw new Error(`It has not come: ${JSON.stringify(answer)}`)
}

/** How often the feed is waited for, 20 seconds each time. */
const WAITS = 10

/** A program of a partner. */
export const partner = (cabinet, key) => {
  let reported = 0
  let cursor = '0'
  const call = async (method, path, body) =>
    read(
      await fetch(`${cabinet.url}/api/v1/partner${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body !== undefined && { 'content-type': 'application/json', 'idempotency-key': body.externalId }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      `${method} ${path}`,
    )
  return {
    get: (path) => call('GET', path),
    /** Tells of an event that has happened just now. */
    report: (path, body = {}) => {
      reported += 1
      return call('POST', path, {
        externalId: `event-${reported}`,
        occurredAt: cabinet.clock.now().toISOString(),
        ...body,
      })
    },
    /** The thing of the next event of a type; those before it are passed over. */
    event: async (type) => {
      for (let attempt = 0; attempt < WAITS; attempt += 1) {
        const { events, cursor: after } = await call('GET', `/events?after=${cursor}&limit=100&wait=20`)
        const found = events.find((one) => one.type === type)
        cursor = found?.cursor ?? after
        if (found !== undefined) return found.data.id
      }
      throw new Error(`No event ${type} has come.`)
    },
  }
}
