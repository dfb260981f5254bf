import { describe, expect, test } from 'vitest'
import type { Rule } from '../src/index.ts'
import * as password from '../src/password.ts'
import * as rules from '../src/rules/index.ts'

/** Checks that a rule passes the first values and refuses the others with an issue that equals the expected one. */
const table = (rule: Rule, passes: readonly unknown[], refuses: readonly unknown[], issue: object): void => {
  for (const value of passes) expect([value, rule(value)]).toEqual([value, undefined])
  for (const value of refuses) expect([value, rule(value)]).toEqual([value, issue])
}

describe('letters are Latin and Cyrillic', () => {
  test.each([
    ['alpha', rules.alpha, ['abcXYZ', 'абвЁё', 'Ёж'], ['a1', 'а б', 'a-b', 'é', 'ї', '٣', {}, 1]],
    ['alphaNum', rules.alphaNum, ['abc1', 'Ёж2026', 7], ['a b', 'a-1', '１', 'a_b']],
    ['alphaDash', rules.alphaDash, ['ИМ-РФ-ГЛГ-22', 'a-1'], ['a_b', 'a b', 'a–b']],
    ['alphaSpaces', rules.alphaSpaces, ['Анна Мария', 'ab cd'], ['a1', 'a-b', 'a\tb', 'a\u00a0b']],
  ] as const)('%s', (name, rule, passes, refuses) =>
    table(rule, passes, refuses, { rule: name, code: 'format', params: {} }),
  )
})

describe('numbers', () => {
  test('integer', () => {
    table(rules.integer, ['0', '-5', '007', 12, -3], ['1.5', '1,5', 1.5, '1e3', ' 1', '', '٣'].filter(Boolean), {
      rule: 'integer',
      code: 'format',
      params: {},
    })
  })

  test('numeric', () => {
    table(
      rules.numeric,
      ['0', '-1,5', '1.25', 1e21, -0],
      ['1 000', '1e3', '0x10', '.5', '5.', 'NaN', NaN, Infinity, true, {}],
      { rule: 'numeric', code: 'format', params: {} },
    )
  })

  test('between includes both ends', () => {
    table(
      rules.between(1, 1.5),
      [1, '1', '1,25', '1.5'],
      [0.99, '1,51', 'x', null].filter((value) => value !== null),
      { rule: 'between', code: 'range', params: { min: 1, max: 1.5 } },
    )
  })

  test('minValue and maxValue', () => {
    table(rules.minValue(10), ['10', 11, '10,5'], ['9,99', -1, 'x', NaN], {
      rule: 'minValue',
      code: 'small',
      params: { min: 10 },
    })
    table(rules.maxValue(10), ['10', -11, '9,99'], ['10,01', 11, 'x', NaN], {
      rule: 'maxValue',
      code: 'large',
      params: { max: 10 },
    })
  })

  test('digits', () => {
    table(
      rules.digits(6),
      ['123456', '000000', 123_456],
      ['12345', '1234567', '12345a', '-12345', '１２３４５６', {}],
      { rule: 'digits', code: 'digits', params: { length: 6 } },
    )
  })
})

describe('lengths', () => {
  test('length, min, max count characters, and an emoji is one', () => {
    table(rules.length(2), ['ab', 'ёж', '👍🏽👨‍👩‍👧', '🇷🇺é', [1, 2], 12], ['a', 'abc', '👍🏽', [1], {}, { length: 2 }], {
      rule: 'length',
      code: 'length',
      params: { length: 2 },
    })
    table(rules.min(3), ['abc', [1, 2, 3], 100], ['ab', '👍👍', [1], true], {
      rule: 'min',
      code: 'short',
      params: { min: 3 },
    })
    table(rules.max(3), ['abc', '👍👍👍', [1]], ['abcd', '👍👍👍👍', [1, 2, 3, 4], true], {
      rule: 'max',
      code: 'long',
      params: { max: 3 },
    })
  })

  test('lengthIncludes', () => {
    table(rules.lengthIncludes(10, 12), ['1234567890', '123456789012'], ['12345678901', '1'], {
      rule: 'lengthIncludes',
      code: 'length',
      params: { lengths: [10, 12] },
    })
  })
})

describe('lists of values', () => {
  test('oneOf', () => {
    table(rules.oneOf('a', 1, null), ['a', 1, ['a', 1]], ['b', '1', ['a', 'b'], {}], {
      rule: 'oneOf',
      code: 'value',
      params: {},
    })
  })

  test('notOneOf', () => {
    table(rules.notOneOf('a', 1), ['b', '1', ['b', 'c']], ['a', 1, ['b', 'a']], {
      rule: 'notOneOf',
      code: 'value',
      params: {},
    })
  })
})

describe('files', () => {
  const file = (name: string, type = '', size = 0): File => new File([new Uint8Array(size)], name, { type })
  /** A selection of files as browsers give it: a list that is no array. */
  const selection = (...files: readonly File[]): object =>
    Object.assign(Object.create({ [Symbol.iterator]: () => files.values() }) as object, {
      ...files,
      length: files.length,
    })

  test('ext looks at the end of the name, whatever the case', () => {
    const rule = rules.ext('pdf', 'JPG')
    table(
      rule,
      [file('a.pdf'), file('A.PDF'), file('a.b.jpg'), [file('a.pdf'), file('b.jpg')], selection(file('a.pdf'))],
      [
        file('a.exe'),
        file('pdf'),
        file('a.pdf.exe'),
        [file('a.pdf'), file('b.exe')],
        selection(file('a.exe')),
        {},
        'text',
      ],
      { rule: 'ext', code: 'file', params: {} },
    )
    expect(rule(selection())).toBeUndefined()
  })

  test('image looks at the type', () => {
    table(
      rules.image,
      [file('a.png', 'image/png'), [file('a.webp', 'image/webp')]],
      [file('a.png', 'text/html'), file('a.png'), {}, 7],
      { rule: 'image', code: 'file', params: {} },
    )
  })

  test('size counts kilobytes of 1,024 bytes', () => {
    table(
      rules.size(1),
      [file('a', '', 1024), [file('a', '', 1), file('b', '', 2)]],
      [file('a', '', 1025), [file('a', '', 1), file('b', '', 1025)], {}, 'text'],
      { rule: 'size', code: 'large', params: { size: 1 } },
    )
  })

  test('dimensions looks at what knows its size', () => {
    table(
      rules.dimensions(300, 400),
      [{ width: 300, height: 400 }],
      [{ width: 400, height: 300 }, { width: 300 }, file('a.png'), 'x'],
      { rule: 'dimensions', code: 'size', params: { width: 300, height: 400 } },
    )
  })
})

describe('url', () => {
  test('takes links to pages and nothing else', () => {
    table(
      rules.url,
      [
        'https://severveter.example',
        'http://a.ru/',
        'https://почта.рф/путь?q=1#x',
        'https://a.b.c.example:8443/x',
        'HTTPS://EXAMPLE.COM',
        'https://xn--e1afmkfd.xn--p1ai/',
      ],
      [
        'severveter.example',
        'ftp://a.ru',
        'javascript:alert(1)',
        'https://',
        'https://a',
        'https://user:pass@bank.ru',
        'https://a.ru b',
        'https://-a.ru',
        'https://a..ru',
        'https://a.ru:123456',
        ' https://a.ru',
        `https://a.ru/${'x'.repeat(2048)}`,
        7,
      ],
      { rule: 'url', code: 'format', params: {} },
    )
  })
})

describe('email', () => {
  test('takes addresses that people have', () => {
    table(
      rules.email,
      [
        'a@b.ru',
        'user+tag@mail.example',
        "o'neil@mail.example",
        'a.b-c_d@sub.domain.example',
        'info@почта.рф',
        'x@xn--e1afmkfd.xn--p1ai',
        `${'a'.repeat(64)}@mail.example`,
      ],
      [
        'a',
        'a@',
        '@b.ru',
        'a@b',
        'a@@b.ru',
        'a b@c.ru',
        '.a@b.ru',
        'a.@b.ru',
        'a..b@c.ru',
        'a@-b.ru',
        'a@b-.ru',
        'a@b..ru',
        'a@b.r',
        'a@[127.0.0.1]',
        'a@127.0.0.1',
        '"a b"@c.ru',
        'почта@b.ru',
        `${'a'.repeat(65)}@mail.example`,
        'a@b.ru\n',
        'a@b.ru,c@d.ru',
      ],
      { rule: 'email', code: 'format', params: {} },
    )
    expect(rules.email(`a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.ru`)).toMatchObject({
      code: 'length',
    })
  })
})

describe('password', () => {
  const { check, parts, specials } = password

  test('each class is needed', () => {
    expect(check('Demo-2026!')).toBeUndefined()
    expect(check('Пароль-1')).toBeUndefined()
    expect(check('Ёёёёёёё1!')).toBeUndefined()
    expect(check('DEMO-2026!')).toBe('lower')
    expect(check('demo-2026!')).toBe('upper')
    expect(check('Demo-demo!')).toBe('digit')
    expect(check('Demo20262')).toBe('special')
    expect(check('Aa1!')).toBeUndefined()
    expect(check(`Aa1!${'x'.repeat(61)}`)).toBeUndefined()
    expect(rules.password()('Aa1!')).toBeUndefined()
    expect(check('Aa1!', { min: 5 })).toBe('length')
    expect(check(`Aa1!${'x'.repeat(61)}`, { max: 64 })).toBe('length')
    expect(check('Demo-2026!', { max: 9 })).toBe('length')
    expect(rules.password({ min: 12 })('Demo-2026!')).toEqual({ rule: 'password', code: 'length', params: {} })
  })

  test('the special characters are exactly those of the specification', () => {
    expect([...specials].toSorted()).toEqual([..."!@#$%^&*_'(){}[]-+.,"].toSorted())
    for (let code = 32; code < 0x500; code++) {
      const character = String.fromCharCode(code)
      expect([character, parts(character).special]).toEqual([character, specials.includes(character)])
    }
  })

  test('letters are Latin and Cyrillic, ё included', () => {
    for (const [code, lower, upper] of [
      ['z', true, false],
      ['Z', false, true],
      ['ё', true, false],
      ['Ё', false, true],
      ['я', true, false],
      ['Я', false, true],
      ['é', false, false],
      ['ї', false, false],
      ['ß', false, false],
    ] as const)
      expect(parts(code)).toMatchObject({ lower, upper })
  })

  test('the parts of a checklist follow the typing and agree with the check', () => {
    const none = { length: false, lower: false, upper: false, digit: false, special: false }
    expect(parts('')).toEqual(none)
    expect(parts(undefined)).toEqual(none)
    expect(parts('demo')).toEqual({ ...none, length: true, lower: true })
    expect(parts('demo', { min: 8 })).toEqual({ ...none, lower: true })
    expect(parts('Demo-2026!')).toEqual({ length: true, lower: true, upper: true, digit: true, special: true })
    expect(parts('x'.repeat(65), { max: 64 })).toEqual(none)
    for (const text of ['Demo-2026!', 'demo', 'DEMO-2026!', 'Aa1!', '12345678', 'Пароль-1', 'ёЁ1!ёЁ1!'])
      expect(Object.values(parts(text)).every(Boolean)).toBe(check(text) === undefined)
    expect(parts('Aa1!', { min: 4 }).length).toBe(true)
    expect(parts('', { min: 0 }).length).toBe(false)
  })
})
