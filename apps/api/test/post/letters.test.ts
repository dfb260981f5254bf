import { describe, expect, it } from 'vitest'
import { htmlLetter } from '../../src/platform/letters/html.ts'
import type { LetterContent } from '../../src/platform/letters/letter.ts'
import { plainLetter } from '../../src/platform/letters/plain.ts'
import { subjectOf } from '../../src/platform/letters/frame.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { testConfig } from '../support/settings.ts'

const frame = testConfig({ PUBLIC_URL: 'https://cabinet.example' })
const modules = await loadModules()
const examples = modules.all.flatMap(({ id, letters = [] }) => letters.map((letter) => ({ module: id, letter })))
const cases = examples.flatMap(({ module, letter }) =>
  (['ru', 'en'] as const).map((language) => ({ module, id: letter.id, language, content: letter.example(language) })),
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

describe('every letter', () => {
  it('has an id of its own that begins with its module', () => {
    const ids = examples.map(({ letter }) => letter.id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { module, letter } of examples) expect(letter.id.startsWith(`${module}.`)).toBe(true)
  })

  it.each(cases)('$id says in $language the same in both forms', ({ content }) => {
    const html = textOf(htmlLetter(content, frame))
    const plain = plainLetter(content, frame)
    const { paragraphs, code, facts = [], action, note } = content
    const said = [...paragraphs, code, ...facts.flatMap(({ label, value }) => [label, value]), action?.label, note]
    for (const text of said) {
      if (text === undefined) continue
      expect(html).toContain(text)
      expect(plain).toContain(text)
    }
  })

  it.each(cases)('$id in $language loads nothing from anywhere and runs nothing', ({ content }) => {
    const html = htmlLetter(content, frame)
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
        ...(content.facts ?? []).map(({ label }) => label),
      ]
      expect(own.filter((text) => text !== undefined && /[а-яё]/i.test(text))).toEqual([])
    },
  )

  it.each(cases.filter(({ language }) => language === 'ru'))('$id is well set in Russian', ({ content }) => {
    const texts = [
      content.subject,
      ...content.paragraphs,
      content.note ?? '',
      ...(content.facts ?? []).map(({ value }) => value),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/"| - |№ | ₽|…{2,}|\.\.\.|успешно|данн(?:ый|ое)\b/)
    }
    for (const paragraph of content.paragraphs) expect(paragraph).toMatch(/[.!?:»]$/)
  })
})

describe('what people have written', () => {
  const nasty = `<script>alert("1")</script> & 'quotes' "double"\nвторая строка`
  const content: LetterContent = {
    subject: `Тема\r\nBcc: other@x.example ${nasty}`,
    paragraphs: [nasty],
    facts: [{ label: nasty, value: nasty }],
    action: { label: nasty, url: '/profile?tab=users&x="><script>' },
    note: nasty,
    greeting: nasty,
  }

  it('is text in the HTML, never markup', () => {
    const html = htmlLetter(content, frame)
    expect(html).not.toContain('<script')
    expect(html).not.toMatch(/href="[^"]*"[^>]*"/)
    expect(textOf(html).replaceAll('\n', ' ')).toContain(
      `<script>alert("1")</script> & 'quotes' "double" вторая строка`,
    )
  })

  it('is as it was in plain text', () => {
    expect(plainLetter(content, frame)).toContain(nasty)
  })

  it('starts no header from a subject', () => {
    expect(subjectOf(content)).not.toMatch(/[\r\n]/)
    expect(subjectOf(content)).toContain('Тема Bcc: other@x.example')
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'mailto:a@b.example'])(
    'does not lead to %s',
    (url) => {
      const wrong = { ...content, action: { label: 'x', url } }
      expect(() => htmlLetter(wrong, frame)).toThrow('may only lead to the web')
      expect(() => plainLetter(wrong, frame)).toThrow('may only lead to the web')
    },
  )
})

describe('the address of the cabinet', () => {
  const content: LetterContent = { subject: 'x', paragraphs: ['x'], action: { label: 'Открыть', url: '/profile' } }

  it.each([
    [{}, 'http://localhost:0/profile'],
    [{ HOST: '10.0.0.5', PORT: '8080' }, 'http://10.0.0.5:8080/profile'],
    [{ PUBLIC_URL: 'https://lk.example' }, 'https://lk.example/profile'],
  ])('with %j is in the letter', (variables, address) => {
    expect(plainLetter(content, testConfig(variables))).toContain(address)
  })
})
