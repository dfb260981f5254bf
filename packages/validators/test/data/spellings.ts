// Spellings of real values as they stand in letters, tables, contracts and messages: templates by what they must give.
// A template never changes a letter or a digit of the value but into what a person takes for the same one.

/** How a value is written. */
export type Write = (value: string) => string

export interface Corpus {
  /** Real or published values in their canonical form; of accounts with the BIK after a space. */
  readonly values: readonly string[]
  /** What must give the value. */
  readonly read: readonly Write[]
  /** What must give nothing: a piece, two values, another kind, a wrong sign. */
  readonly refused: readonly Write[]
}

/** The value in groups of so many characters. */
export const groups =
  (...sizes: readonly number[]) =>
  (joint: string): Write =>
  (value) => {
    let from = 0
    return sizes
      .map((size) => value.slice(from, (from += size)))
      .filter(Boolean)
      .concat(value.slice(from) || [])
      .join(joint)
  }
/** The value in groups of three. */
const threes = groups(3, 3, 3, 3, 3)
/** The value in groups of four. */
export const fours = groups(4, 4, 4, 4)
/** Full-width characters. */
export const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
/** What stands before the value and after it. */
export const around =
  (before: string, after = ''): Write =>
  (value) =>
    `${before}${value}${after}`

/** What may stand around any value. */
export const frames: readonly Write[] = [
  around(''),
  around(' ', ' '),
  around('\u00a0', '\u00a0'),
  around('\t', '\r\n'),
  around('\ufeff'),
  around('\u202a', '\u202c'),
  around('«', '»'),
  around('"', '"'),
  around('“', '”'),
  around('(', ')'),
  around('', '.'),
  around('', ','),
  around('', ';'),
  around("'"),
]

/** What may stand between the digits of a number: spaces and dashes of every kind, and nothing that is seen. */
export const joints = [
  ' ',
  '\u00a0',
  '\u2009',
  '\u202f',
  '-',
  '\u2010',
  '\u2011',
  '\u2012',
  '–',
  '—',
  '\u2212',
  '\u200b',
  '\u00ad',
  '\u2060',
]

/** The value after its name. */
export const named = (...labels: readonly string[]): readonly Write[] =>
  labels.flatMap((label) => [
    around(`${label} `),
    around(`${label}: `),
    around(`${label} № `),
    around(`${label}:`, '.'),
    around(`${label.toLowerCase()} `),
    around(`${label} - `),
  ])

/** Look-alikes that are taken for digits, and a width that is not ours. */
export const alike: readonly Write[] = [
  wide,
  (value) => value.replaceAll('0', 'О'),
  (value) => value.replaceAll('0', 'O'),
  (value) => value.replaceAll('3', 'З'),
]

/** What is no spelling of a number: a digit less or more, two cells, a strange sign, the label of something else. */
export const wrong: readonly Write[] = [
  (value) => value.slice(1),
  (value) => value.slice(0, -1),
  (value) => `${value}1`,
  (value) => `1${value}`,
  (value) => `${value.slice(0, 4)}\t${value.slice(4)}`,
  (value) => `${value.slice(0, 4)}\n${value.slice(4)}`,
  (value) => `${value.slice(0, 4)}x${value.slice(5)}`,
  (value) => `${value.slice(0, 4)}${value.charAt(4)}${value.slice(4)}`,
  around('ИКС '),
  around('', ' шт'),
]

/** The identifiers of requisites and people; those of things stand in `further-spellings.ts`. */
export const commonCorpora = {
  inn: {
    values: '7707083893 7736050003 7702070139 7728168971 7710140679 7740000076 0105012349 500100732259'.split(' '),
    read: [
      ...frames,
      ...alike,
      ...named('ИНН', 'INN'),
      around('ИНН'),
      ...joints.map((joint) => groups(4, 6)(joint)),
      (value) => `ИНН/КПП ${value}/773601001`,
      (value) => `ИНН ${value} КПП 773601001`,
      (value) => `${value} / 773601001`,
      (value) => `ИНН ${value}, ОГРН 1027700132195`,
      // A cell of a table whose numbers have two decimals.
      (value) => `${value},00`,
    ],
    refused: [...wrong, (value) => `${value} 7707083893 500100732259`],
  },
  kpp: {
    values: '773601001 770201001 770801001 771301001 997950001 0108A4934 010501001 502401001'.split(' '),
    read: [
      ...frames,
      wide,
      ...named('КПП', 'KPP'),
      around('КПП'),
      ...joints.map((joint) => groups(4, 2, 3)(joint)),
      (value) => value.toLowerCase(),
      (value) => value.replace('A', 'А'),
      (value) => `ИНН/КПП 7707083893/${value}`,
      (value) => `ИНН 7707083893 КПП ${value}`,
      (value) => `7707083893/${value}`,
    ],
    // A letter may stand in a КПП, so the seventh way to be wrong is none here.
    refused: [...wrong.filter((_, index) => index !== 6), (value) => `КПП ${value}, КПП 770001001`],
  },
  ogrn: {
    values: '1027700132195 1027700070518 1027739609391 1027700067328 1027739642281 1027700149124 304500116000157'.split(
      ' ',
    ),
    read: [
      ...frames,
      ...alike,
      ...named('ОГРН', 'ОГРНИП', 'OGRN'),
      around('ОГРН'),
      ...joints.map((joint) => groups(1, 2, 2, 2, 5, 1)(joint)),
      (value) => `ИНН 7707083893, ОГРН ${value}`,
    ],
    refused: [...wrong, (value) => `${value} 1027700132195 304500116000157`],
  },
  bik: {
    values: '044525225 044525187 044525974 044525593 044030653 014030106 024501901 044525700'.split(' '),
    read: [
      ...frames,
      ...alike,
      ...named('БИК', 'BIK'),
      around('БИК'),
      ...joints.map((joint) => threes(joint)),
      (value) => value.slice(1),
      (value) => `БИК ${value.slice(1)}`,
      (value) => `БИК ${value}, ИНН 7707083893`,
    ],
    refused: [...wrong.slice(1), (value) => value.slice(2), (value) => `БИК ${value}, БИК 044000001`],
  },
  settlementAccount: {
    values: ['40702810938000000001 044525225', '40702810810000117040 044525974', '40702810399996726023 044525593'],
    read: [
      ...frames,
      ...alike,
      ...named('р/с', 'Расчётный счёт', 'Расчетный счет', 'Счёт', 'р/сч', 'расч. счёт'),
      around('р/с'),
      ...joints.flatMap((joint) => [groups(5, 3, 1, 4, 7)(joint), fours(joint)]),
      groups(3, 2, 3, 1, 4, 7)('.'),
      (value) => `р/с ${value}, БИК 044525225`,
    ],
    refused: [
      ...wrong,
      // Nothing is missing, and the key says that two digits have changed places.
      (value) => value.replace(/(\d)(?!\1)(\d)$/, '$2$1').padEnd(21, '9'),
    ],
  },
  mobilePhone: {
    values: '+79161234567 +79031112233 +79269998877 +79990000001 +74951234567 +78121234567 +79001002030'.split(' '),
    read: [
      ...frames,
      ...['', ' ', '-', '\u00a0', '.', '–', '\u2011'].flatMap((joint): Write[] => [
        (value) => `+7${joint}${groups(3, 3, 2, 2)(joint || ' ')(value.slice(2))}`,
        (value) => `8${joint || ' '}${groups(3, 3, 2, 2)(joint || ' ')(value.slice(2))}`,
        (value) => `+7 (${value.slice(2, 5)}) ${groups(3, 4)(joint || ' ')(value.slice(5))}`,
        (value) => `8(${value.slice(2, 5)})${groups(3, 2, 2)(joint || ' ')(value.slice(5))}`,
      ]),
      (value) => value.slice(1),
      (value) => `8${value.slice(2)}`,
      (value) => value.slice(2),
      ...named('тел.', 'моб.', 'Телефон'),
      around('tel:'),
      ...[' доб. 12', ', доб. 123', ' (доб. 7)', ' ext 12', ' ext. 12', ' вн. 305', '#12'].map((after) =>
        around('', after),
      ),
    ],
    refused: [
      (value) => value.slice(0, -1),
      (value) => `8 (${value.slice(2, 5)}) ${value.slice(5, -1)}`,
      (value) => `${value}1`,
      (value) => `+375 ${value.slice(3)}`,
      (value) => `${value.slice(0, 5)}\t${value.slice(5)}`,
      (value) => `${value}, ${value.slice(0, -1)}0, ${value.slice(0, -1)}9`,
    ],
  },
  snils: {
    values: '11223344595 08765430300 00100199800 16473628511'.split(' ').slice(0, 3),
    read: [
      ...frames,
      ...alike,
      ...named('СНИЛС', 'SNILS', 'Снилс'),
      around('СНИЛС'),
      ...joints.flatMap((joint): Write[] => [
        threes(joint),
        (value) => `${groups(3, 3, 3)(joint)(value.slice(0, 9))} ${value.slice(9)}`,
        (value) => `СНИЛС ${threes(joint)(value)}`,
      ]),
    ],
    refused: [...wrong, (value) => `${value} 11223344595`],
  },
  passport: {
    values: '4510123456 4008654321 0305112233 9216000777 4599100200'.split(' '),
    read: [
      ...frames,
      ...alike,
      ...named('паспорт', 'Паспорт', 'passport'),
      ...joints.flatMap((joint) => [groups(2, 2, 6)(joint), groups(4, 6)(joint)]),
      groups(4, 6)(' № '),
      groups(4, 6)(' N '),
      groups(4, 6)(' номер '),
      (value) => `Паспорт серия ${groups(4, 6)(' номер ')(value)}`,
      (value) => `серия ${groups(2, 2, 6)(' ')(value)}`,
    ],
    refused: wrong,
  },
  email: {
    values: [
      'ivan@mail.example',
      'info@почта.рф',
      "o'brien@mail.example",
      'a.b-c_1@sub.mail.example',
      'x@xn--80a1acny.xn--p1ai',
    ],
    read: [
      ...frames.slice(0, -1),
      (value) => value.toUpperCase(),
      wide,
      ...['E-mail', 'e-mail', 'email', 'Почта', 'Эл. почта'].flatMap((label) => [
        around(`${label}: `),
        around(`${label} `),
        around(`${label}:`, '.'),
        around(`${label} - `),
      ]),
      around('mailto:'),
      around('<', '>'),
      around('Иван Петров <', '>'),
      around('"Петров, Иван" <', '>'),
      around('Ivan <', '>;'),
      around('\u200b'),
    ],
    refused: [
      (value) => value.replace('@', ''),
      (value) => value.replace('@', '@@'),
      (value) => value.replace('@', ' @ '),
      (value) => `${value}, other@mail.example`,
      (value) => value.slice(0, value.lastIndexOf('.')).replace(/\..*$/, ''),
      (value) => value.replace('.', '..'),
      (value) => value.replace('@', '@м1m'),
    ],
  },
} as const satisfies Readonly<Record<string, Corpus>>

/** Sums: kopecks, and how they are written by the whole roubles and the kopecks of two digits. */
export const sums = {
  values: [0, 5, 50, 100, 150, 99_999, 100_000, 123_450, 1_234_567, 100_000_000, 123_456_750, 9_999_999_999],
  read: [' ', '\u00a0', '\u202f', '\u2009', ''].flatMap((space) =>
    [',', '.'].flatMap((point) => [
      (roubles: string, kopecks: string) => `${roubles.replace(/\B(?=(\d{3})+$)/g, space)}${point}${kopecks}`,
      (roubles: string, kopecks: string) => `${roubles.replace(/\B(?=(\d{3})+$)/g, space)}${point}${kopecks} ₽`,
      (roubles: string, kopecks: string) => ` ${roubles.replace(/\B(?=(\d{3})+$)/g, space)}${point}${kopecks} руб. `,
      (roubles: string, kopecks: string) => `${roubles.replace(/\B(?=(\d{3})+$)/g, space)}${point}${kopecks}р`,
    ]),
  ),
  refused: [
    (roubles: string, kopecks: string) => `${roubles},${kopecks}0`,
    (roubles: string, kopecks: string) => `${roubles}\t${kopecks}`,
    (roubles: string, kopecks: string) => `${roubles} ${kopecks}`,
    (roubles: string, kopecks: string) => `${roubles},${kopecks} $`,
    (roubles: string, kopecks: string) => `${roubles}-${kopecks}`,
    (roubles: string, kopecks: string) => `от ${roubles},${kopecks}`,
  ],
}

/** Days as year, month and day, and how they are written; other ways are refused, as nobody can tell a day from a month. */
export const days = {
  values: '2026-11-20 2026-02-28 2024-02-29 2000-01-01 1999-12-31 2026-03-04 1961-04-12 2100-10-10'.split(' '),
  iso: (year: string, month: string, day: string): string => `${year}-${month}-${day}`,
  russian: (year: string, month: string, day: string): string => `${day}.${month}.${year}`,
  refused: [
    ...['/', ' ', '\u00a0', '–', ',', '_', '\t', ''].flatMap((joint) => [
      (year: string, month: string, day: string) => [day, month, year].join(joint),
      (year: string, month: string, day: string) => [month, day, year].join(joint),
      (year: string, month: string, day: string) => [year, month, day].join(joint),
    ]),
    (year: string, month: string, day: string) => `${day}.${month}.${year.slice(2)}`,
    (year: string, month: string, day: string) => `${day}.${month}.${year} г.`,
    (year: string, month: string, day: string) => ` ${day}.${month}.${year}`,
    (year: string, month: string, day: string) => `${year}-${month}-${day}T00:00:00Z`,
    (year: string, month: string, day: string) => `${day}-${month}-${year}`,
    (year: string, month: string, day: string) => `${year}.${month}.${day}`,
    (year: string, month: string) => `${year}-${month}-32`,
    (year: string, month: string) => `32.${month}.${year}`,
  ],
}
