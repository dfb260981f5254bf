import { describe, expect, it } from 'vitest'
import type { EmailContent } from '../../src/platform/emails/email.ts'
import { subjectOf } from '../../src/platform/emails/frame.ts'
import { htmlEmail } from '../../src/platform/emails/html.ts'
import { plainEmail } from '../../src/platform/emails/plain.ts'
import { loadModules } from '../../src/platform/module-registry.ts'
import { testConfig } from '../support/settings.ts'

const frame = testConfig({ PUBLIC_URL: 'https://cabinet.example' })
const modules = await loadModules()
const templates = modules.all.flatMap(({ emails = [] }) => emails)

/** Texts as strangers would have them in letters of ours. */
const hostile: Readonly<Record<string, string>> = {
  'an address': 'Зайдите на https://evil.example/login сейчас',
  'a domain': 'Приз ждёт: evil.ru',
  'a Russian domain': 'Приз ждёт: приз.рф/войти',
  'a domain of other points': 'evil。ru evil．ru evil｡ru',
  'a punycode domain': 'evil.xn--p1ai',
  'a subdomain of www': 'www.evil.com?x=1',
  'an e-mail': 'пишите на boss@evil.example',
  'another scheme': 'ftp://evil.example и javascript://evil.example',
  HTML: '<a href="https://evil.example">Войти</a><img src=x onerror=alert(1)>',
  'line breaks': 'Пётр\r\nBcc: victim@evil.example\r\n\r\nТекст',
  'other line breaks': 'Пётр\u2028Bcc: victim\u2029\u0085\u000b',
  'direction marks': 'Пётр \u202eur.live\u202c \u2066текст\u2069',
  'signs that cannot be seen': 'evil\u200b.\u2060ru ev\u00adil.ru',
  'a very long text': 'Ж'.repeat(10_000),
}

/** What a mail program makes a link of: a scheme, a name before @, a word behind a point. */
const LINK = /:\/\/|\S@\S|[.。．｡](?=[\p{L}\d-]*\p{L}{2})/u
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/u

/** Everything that a letter says but its contacts, which have passed their own rules, and texts of the platform. */
const wordsOf = ({ subject, preheader, greeting, paragraphs, details = [], note }: EmailContent): string[] => [
  subject,
  preheader ?? '',
  greeting ?? '',
  ...paragraphs,
  ...details.flatMap(({ label, value, isContact }) => (isContact ? [label] : [label, value])),
  note ?? '',
]

describe('letters with texts of strangers', () => {
  const cases = templates.flatMap((email) =>
    (['ru', 'en'] as const).flatMap((language) =>
      Object.keys(hostile).map((what) => ({ id: email.id, email, language, what })),
    ),
  )

  it('are all of them', () => {
    expect(templates.length).toBeGreaterThan(30)
  })

  it.each(cases)('$id in $language leads nowhere with $what', ({ email, language, what }) => {
    const content = email.example(language, () => hostile[what] ?? '')
    if (content.hasLinks) return
    for (const words of wordsOf(content)) {
      expect(words).not.toMatch(LINK)
      expect(words).not.toMatch(INVISIBLE)
    }
    // A subject is a header: one line, and no longer than headers are.
    expect(subjectOf(content)).not.toMatch(/[\r\n]/)
    expect(subjectOf(content).length).toBeLessThanOrEqual(250)
    const contacts = (content.details ?? []).filter(({ isContact }) => isContact).map(({ value }) => value)
    const ours = [frame.publicUrl ?? '', frame.support.email, ...contacts]
    const withoutOurs = (text: string): string => ours.reduce((rest, own) => rest.replaceAll(own, ''), text)
    expect(withoutOurs(plainEmail(content, frame))).not.toMatch(LINK)
    const html = htmlEmail(content, frame)
    expect(
      [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].every(([, to]) => to?.startsWith('https://cabinet.example/')),
    ).toBe(true)
    expect(html).not.toMatch(/<img|<script|onerror=alert\(1\)>/)
  })
})
