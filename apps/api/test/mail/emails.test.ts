import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type PageAddress, pages } from '@cabinet/contract/pages'
import { describe, expect, it } from 'vitest'
import { htmlEmail } from '../../src/platform/emails/html.ts'
import type { EmailContent } from '../../src/platform/emails/email.ts'
import { plainEmail } from '../../src/platform/emails/plain.ts'
import { subjectOf } from '../../src/platform/emails/frame.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { testConfig } from '../support/settings.ts'

const frame = testConfig({ PUBLIC_URL: 'https://cabinet.example' })
const modules = await loadModules()
const examples = modules.all.flatMap(({ id, emails = [] }) => emails.map((email) => ({ module: id, email })))
const cases = examples.flatMap(({ module, email }) =>
  (['ru', 'en'] as const).map((language) => ({ module, id: email.id, language, content: email.example(language) })),
)

/** What a mail program shows of the HTML: its text. */
const textOf = (html: string): string =>
  html
    .replace(/^[\s\S]*?<body/, '<body')
    .replaceAll(/<br>|<\/(?:p|h1|dt|dd|div)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')

const sources = join(import.meta.dirname, '../../src')
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  // A manifest lists emails, and an import only names what is used below it.
  .map((path) => ({ path, text: readFileSync(join(sources, path), 'utf8').replaceAll(/^import .*?from .*?$/gms, '') }))

describe('every email', () => {
  it('is sent by somebody, not only declared and listed', () => {
    const declared = files.flatMap(({ path, text }) =>
      [...text.matchAll(/const (\w+)(?:: [^=\n]+)? = declareEmail\b/g)].map(([, name = '']) => ({ path, name })),
    )
    expect(declared.length).toBeGreaterThan(30)
    const senders = files.filter(({ path }) => !path.endsWith('module.ts'))
    const unsent = declared.filter(
      ({ path, name }) =>
        !senders.some((file) => file.path !== path && new RegExp(String.raw`\b${name}\b`).test(file.text)),
    )
    expect(unsent).toEqual([])
  })

  it('goes by the switches of who reads it, unless it is about their own access', () => {
    const past = files.filter(({ text }) => /\bmailer\.write(?:All)?\(|\balwaysWritten\b/.test(text))
    expect(past.map(({ path }) => path.replaceAll('\\', '/')).toSorted()).toEqual([
      'modules/auth/registration/passwords.ts',
      'modules/auth/registration/registration.ts',
      'modules/auth/second-factor/notices.ts',
      'modules/auth/sign-ins/record.ts',
      // News have a switch of their own, which their readers are found by.
      'modules/news/sending.ts',
      'modules/news/service.ts',
      'modules/partner/people/service.ts',
      'modules/people/colleague-service.ts',
      'modules/people/newcomer-service.ts',
      'modules/people/ownership-service.ts',
      'modules/people/profile-change.ts',
      'modules/people/proved-contact.ts',
      'modules/people/waiting-service.ts',
      // To the support, and its answers to who has asked.
      'modules/support/conversation.ts',
      'modules/support/service.ts',
      'modules/support/staff/service.ts',
      'platform/codes/codes.ts',
      'platform/emails/recipients.ts',
    ])
  })

  it('has an id of its own that begins with its module', () => {
    const ids = examples.map(({ email }) => email.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { module, email } of examples) expect(email.id.startsWith(`${module}.`)).toBe(true)
  })

  it.each(cases)('$id says in $language the same in both forms', ({ content }) => {
    const html = textOf(htmlEmail(content, frame))
    const plain = plainEmail(content, frame)
    const { paragraphs, code, details = [], action, note } = content
    const said = [...paragraphs, code, ...details.flatMap(({ label, value }) => [label, value]), action?.label, note]
    for (const text of said) {
      if (text === undefined) continue
      expect(html).toContain(text)
      expect(plain).toContain(text)
    }
  })

  it.each(cases)('$id in $language loads nothing from anywhere and runs nothing', ({ content }) => {
    const html = htmlEmail(content, frame)
    expect(html).not.toMatch(/<(?:img|script|iframe|link|object|form|table)\b|url\(|@import|javascript:|\son\w+=/i)
    expect(
      [...html.matchAll(/\b(?:src|href)="([^"]*)"/g)].every(([, address]) =>
        address?.startsWith('https://cabinet.example/'),
      ),
    ).toBe(true)
    expect(html).toContain('max-width:600px')
    expect(html).toContain(`<html lang="${content.language}">`)
  })

  it.each(cases.filter(({ content }) => content.language === 'en'))(
    '$id has no Russian words of its own in English',
    ({ content }) => {
      const own = [
        content.greeting,
        content.action?.label,
        content.note,
        ...(content.details ?? []).map(({ label }) => label),
      ]
      expect(own.filter((text) => text !== undefined && /[а-яё]/i.test(text))).toEqual([])
    },
  )

  it.each(cases.filter(({ language }) => language === 'ru'))('$id is well set in Russian', ({ content }) => {
    const texts = [
      content.subject,
      ...content.paragraphs,
      content.note ?? '',
      ...(content.details ?? []).map(({ value }) => value),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/"| - |№ | ₽|…{2,}|\.\.\.|успешно|данн(?:ый|ое)\b/)
    }
    for (const paragraph of content.paragraphs) expect(paragraph).toMatch(/[.!?:»]$/)
  })
})

describe('what people have written', () => {
  const nasty = `<script>alert("1")</script> & 'quotes' "double"\nвторая строка`
  const content: EmailContent = {
    subject: `Тема\r\nBcc: other@x.example ${nasty}`,
    paragraphs: [nasty],
    details: [{ label: nasty, value: nasty }],
    action: { label: nasty, url: 'https://elsewhere.example/?tab=users&x="><script>' },
    note: nasty,
    greeting: nasty,
  }

  it('is text in the HTML, never markup', () => {
    const html = htmlEmail(content, frame)
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/href="[^"]*"[^>]*"/)
    expect(textOf(html).replaceAll('\n', ' ')).toContain(
      `<script>alert("1")</script> & 'quotes' "double" вторая строка`,
    )
  })

  it('is as it was in plain text', () => {
    expect(plainEmail(content, frame)).toContain(nasty)
  })

  it('starts no header from a subject', () => {
    expect(subjectOf(content)).not.toMatch(/[\r\n]/)
    expect(subjectOf(content)).toContain('Тема Bcc: other@x.example')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:a@b.example'])(
    'does not lead to %s',
    (url) => {
      const wrong = { ...content, action: { label: 'x', url: url as PageAddress } }
      expect(() => htmlEmail(wrong, frame)).toThrow('may only lead to the web')
      expect(() => plainEmail(wrong, frame)).toThrow('may only lead to the web')
    },
  )
})

describe('the address of the cabinet', () => {
  const content: EmailContent = { subject: 'x', paragraphs: ['x'], action: { label: 'Открыть', url: pages.profile() } }

  it.each([
    [{}, 'http://localhost:0/profile'],
    [{ HOST: '10.0.0.5', PORT: '8080' }, 'http://10.0.0.5:8080/profile'],
    [{ PUBLIC_URL: 'https://lk.example' }, 'https://lk.example/profile'],
  ])('with %j is in the email', (variables, address) => {
    expect(plainEmail(content, testConfig(variables))).toContain(address)
  })
})
