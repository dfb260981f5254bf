import { describe, expect, test } from 'vitest'
import { find } from '../src/find.ts'
import * as library from '../src/index.ts'
import { message } from '../src/messages/index.ts'

const { email, internationalEmail } = library

/** Letters that look alike, in both alphabets. */
const pairs = [...'aаeеoоpрcсyуxх'].reduce<[string, string][]>((found, letter, index, all) => {
  if (index % 2 === 0) found.push([letter, all[index + 1] ?? ''])
  return found
}, [])

describe('letters of two alphabets in one label of the domain', () => {
  test('each letter that looks alike is told from its twin, wherever it stands', () => {
    for (const domain of ['mail.example', 'yandex.ru', 'a-company.spb.ru', 'x1c2e3.ru'])
      for (const [latin, cyrillic] of pairs)
        for (let at = domain.indexOf(latin); at >= 0; at = domain.indexOf(latin, at + 1)) {
          const forged = `ivan@${domain.slice(0, at)}${cyrillic}${domain.slice(at + 1)}`
          // A label of that one letter has one alphabet, of whichever.
          const isAlone = domain.split('.').includes(latin)
          expect([forged, email.check(forged)]).toEqual([forged, isAlone ? undefined : 'mixed'])
          expect([forged, internationalEmail.check(forged)]).toEqual([forged, isAlone ? undefined : 'mixed'])
          expect(find(`Почта: ${forged}`)).toEqual([])
        }
  })

  test('says what is wrong, in both languages and in every catalogue', () => {
    const issue = library.rules.email('ivan@mаil.ru')
    expect(issue).toEqual({ rule: 'email', code: 'mixed', params: {} })
    expect(issue && message(issue, 'ru')).toBe('В домене русские и латинские буквы')
    expect(issue && message(issue, 'en')).toBe('The domain mixes Russian and Latin letters')
    expect(email.parse(' Ivan@Mаil.ru ').issue?.code).toBe('mixed')
    expect(email.schema()['~standard'].validate('ivan@mаil.ru').issues?.[0]?.code).toBe('mixed')
  })

  test.each([
    'info@почта.рф',
    'info@ПОЧТА.РФ',
    'info@2гис.рф',
    'info@а-1.рф',
    'info@mail.рф',
    'info@почта.com',
    'info@пример.испытание',
    'info@xn--80a1acny.xn--p1ai',
    'a.b-c_1@sub.mail.example',
  ])('%s passes', (address) => {
    expect(email.check(address)).toBeUndefined()
    expect(email.parse(` ${address}. `).value).toBe(address.toLowerCase())
  })

  test('letters of the other alphabet in the name are no address of this kind', () => {
    expect(email.check('ivаn@mail.ru')).toBe('format')
    expect(email.check('иван@почта.рф')).toBe('format')
    expect(internationalEmail.check('иван@почта.рф')).toBeUndefined()
  })
})
