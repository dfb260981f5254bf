import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../src/config.ts'
import { ConfigurationError } from '../../src/configuration-error.ts'

const SECRET = 'x'.repeat(32)
const SERVER = { DATABASE_URL: 'postgres://cabinet@db.example/cabinet', TOKEN_SECRET: SECRET, SECRETS_KEY: SECRET }
const SOURCE = join(import.meta.dirname, '../../src/config.ts')
const PASSKEYS = join(import.meta.dirname, '../../src/config-passkeys.ts')
const STRANGERS = join(import.meta.dirname, '../../src/config-strangers.ts')

const linesOf = (environment: Record<string, string>): string[] => {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigurationError) return error.message.split('\n')
    throw error
  }
  return []
}

describe('the configuration', () => {
  it('needs nothing: the demo on an embedded database at a local address', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      isDemo: true,
      database: { kind: 'embedded' },
      metricsPort: null,
      accessTokenSeconds: 600,
      captcha: { siteKey: null, serverKey: null },
      matomo: null,
    })
  })

  it('names the services in both languages; a name of its own is the same in English unless told so', () => {
    expect(readConfig({}).courierName).toEqual({ ru: 'СДЭК', en: 'CDEK' })
    expect(readConfig({ COURIER_NAME: 'Гонец' }).courierName).toEqual({ ru: 'Гонец', en: 'Гонец' })
    expect(readConfig({ COURIER_NAME: 'Гонец', COURIER_NAME_EN: 'Herald' }).courierName).toEqual({
      ru: 'Гонец',
      en: 'Herald',
    })
    expect(readConfig({ MARKETPLACE_NAME_EN: 'Market' }).marketplaceName).toEqual({ ru: 'Маркетплейс', en: 'Market' })
  })

  it('is not the demo on a server unless told so', () => {
    expect(readConfig(SERVER)).toMatchObject({ isDemo: false, database: { kind: 'postgres' } })
    expect(readConfig({ ...SERVER, DEMO_MODE: 'true' }).isDemo).toBe(true)
    expect(readConfig({ DEMO_MODE: 'false' }).isDemo).toBe(false)
  })

  it.each(['0.0.0.0', '::', '192.168.0.7', 'cabinet.example'])('is not the demo by itself on %s', (HOST) => {
    expect(readConfig({ HOST }).isDemo).toBe(false)
    expect(readConfig({ HOST, DEMO_MODE: 'true' }).isDemo).toBe(true)
  })

  it('takes addresses and networks of proxies', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustedProxies).toEqual(['10.0.0.0/8', '::1'])
    expect(readConfig({}).trustedProxies).toEqual([])
  })

  it('takes an empty variable for an absent one', () => {
    expect(readConfig({ PORT: '', SENTRY_DSN: '  ' })).toMatchObject({ port: 3000, sentryDsn: null })
  })

  it('strips the slash at the end of an address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://cabinet.example/' }).publicUrl).toBe('https://cabinet.example')
  })

  it.each([
    [{}, 'localhost', ['http://localhost:3000']],
    [{ PUBLIC_URL: 'https://lk.example.ru/' }, 'lk.example.ru', ['https://lk.example.ru']],
    [
      {
        PUBLIC_URL: 'https://lk.example.ru',
        PASSKEY_DOMAIN: 'Example.ru',
        PASSKEY_ORIGINS: 'https://b.example.ru/, https://example.ru',
      },
      'example.ru',
      ['https://lk.example.ru', 'https://b.example.ru', 'https://example.ru'],
    ],
  ])('knows where passkeys work: %j', (environment, domain, origins) => {
    expect(readConfig(environment).passkeys).toEqual({ domain, origins })
  })

  it.each([
    [{ PUBLIC_URL: 'https://lk.example.ru', PASSKEY_DOMAIN: 'k.example.ru' }, /^PASSKEY_DOMAIN: /],
    [{ PUBLIC_URL: 'https://badexample.ru', PASSKEY_DOMAIN: 'example.ru' }, /^PASSKEY_DOMAIN: /],
    [{ PUBLIC_URL: 'https://lk.example.ru', PASSKEY_ORIGINS: 'https://example.ru' }, /^PASSKEY_ORIGINS: /],
    [{ PUBLIC_URL: 'https://lk.example.ru', PASSKEY_ORIGINS: 'lk.example.ru' }, /^PASSKEY_ORIGINS: /],
  ])('refuses passkeys that no browser would take: %j', (environment, line) => {
    expect(linesOf(environment)).toEqual([expect.stringMatching(line)])
  })

  it.each([
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '3e3' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY: must be addresses or networks such as 10.0.0.0/8, separated by commas'],
    [
      { TRUST_PROXY: '10.0.0.0/33' },
      'TRUST_PROXY: must be addresses or networks such as 10.0.0.0/8, separated by commas',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of silent, fatal, error, warn, info, debug, trace'],
    [{ CDEK_URL: 'ftp://cdek.example' }, 'CDEK_URL: must be an address that starts with http:// or https://'],
    [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET: must have at least 32 characters'],
    [{ TLS_KEY_FILE: 'key.pem' }, 'TLS_CERT_FILE, TLS_KEY_FILE: set both or neither'],
    [{ MATOMO_SITE_ID: '1' }, 'MATOMO_URL, MATOMO_SITE_ID: set both or neither'],
    [
      { S3_URL: 'https://s3.example', S3_BUCKET: 'files', S3_ACCESS_KEY: 'key' },
      'S3_URL, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY: set all of them or none',
    ],
  ])('refuses %j', (environment, line) => {
    expect(linesOf(environment)).toEqual([line])
  })

  it('names every wrong value and never repeats one', () => {
    const lines = linesOf({ DATABASE_URL: 'mysql://root:hunter2@db', TOKEN_SECRET: 'hunter2' })
    expect(lines).toEqual([
      'DATABASE_URL: must be an address that starts with postgres:// or postgresql://',
      'TOKEN_SECRET: must have at least 32 characters',
      'SECRETS_KEY: is required with DATABASE_URL',
    ])
    expect(lines.join()).not.toContain('hunter2')
  })

  it.each(['#', '/', '?'])('says how a password with %s stands in an address, and does not repeat it', (character) => {
    const addressOf = (password: string) => ({ ...SERVER, DATABASE_URL: `postgresql://cabinet:${password}@db/cabinet` })
    expect(linesOf(addressOf(`hun${character}ter2`))).toEqual([
      'DATABASE_URL: cannot be read; in its password write # as %23, / as %2F, ? as %3F, @ as %40, % as %25',
    ])
    expect(linesOf(addressOf(`hun${encodeURIComponent(character)}ter2`))).toEqual([])
  })

  it('requires its keys on a server: several servers must share them', () => {
    expect(linesOf({ DATABASE_URL: SERVER.DATABASE_URL })).toEqual([
      'TOKEN_SECRET: is required with DATABASE_URL',
      'SECRETS_KEY: is required with DATABASE_URL',
    ])
  })

  it('describes every variable that it reads in the example', () => {
    const example = execFileSync(process.execPath, ['--conditions=cabinet-source', SOURCE, '--example'], {
      encoding: 'utf8',
    })
    const described = [...example.matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
    const declared = [SOURCE, PASSKEYS, STRANGERS].flatMap((source) =>
      [...readFileSync(source, 'utf8').matchAll(/^ {2}([A-Z_]+): \{/gm)].map(([, name]) => name),
    )
    expect(declared.length).toBeGreaterThan(25)
    expect(described.toSorted()).toEqual(declared.toSorted())
    expect(readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8')).toBe(example)
  })
})
