import {
  alike,
  around,
  commonCorpora,
  type Corpus,
  fours,
  frames,
  groups,
  joints,
  named,
  wide,
  wrong,
  type Write,
} from './spellings.ts'

/** A number of digits, as it is written in groups. */
const digits = (values: string, labels: readonly string[], ...sizes: readonly number[]): Corpus => ({
  values: values.split(' '),
  read: [
    ...frames,
    ...alike,
    ...named(...labels),
    ...labels.map((label) => around(label)),
    ...joints.map((joint) => groups(...sizes)(joint)),
    ...joints.map(
      (joint): Write =>
        (value) =>
          `${labels[0]}: ${groups(...sizes)(joint)(value)}`,
    ),
    (value) => `${labels[0]} ${value}, ИНН 7707083893`,
    (value) => `за товар, ${labels[0]} ${value}`,
    (value) => `="${value}"`,
  ],
  refused: wrong,
})

const latinFrames = [...frames, (value: string) => value.toLowerCase(), wide]

/** The other identifiers: codes, payments, vehicles, documents. */
const furtherCorpora = {
  okpo: digits('57972160 74917277 99874891 20557396 0174266916 60419873', ['ОКПО', 'OKPO', 'окпо'], 4, 4),
  postalCode: digits('129085 101000 620014 344002 190000 690091', ['индекс', 'Почтовый индекс'], 3, 3),
  oktmo: digits('45382000 45000000 40000000 92701000 92701000001 65701000', ['ОКТМО', 'OKTMO'], 2, 3, 3),
  okato: digits('45286580000 79000000000 80000000000 45286580 26000000000', ['ОКАТО', 'OKATO'], 2, 3, 3),
  card: digits(
    '4111111111111111 5555555555554444 2201382000000013 378282246310005',
    ['карта', 'Номер карты', 'Card'],
    4,
    4,
    4,
  ),
  oms: digits('9900000000000002 9900000000000010 9912345678901239', ['ОМС', 'Полис ОМС', 'ЕНП'], 4, 4, 4),
  kbk: digits(
    '18210101011011000110 18201061201010000510 18210102010011000110 79710212000061000160',
    ['КБК', 'KBK'],
    3,
    1,
    2,
    5,
    2,
    4,
  ),
  uin: digits(
    '32117072411021588933 88818012505024915378 18810577260848002037 18800000000000122936',
    ['УИН', 'UIN'],
    4,
    4,
    4,
    4,
  ),
  correspondentAccount: {
    values: ['30101810400000000225 044525225', '30101810200000000593 044525593', '30101810500000000653 044030653'],
    read: [
      ...frames,
      ...alike,
      ...named('к/с', 'Корреспондентский счёт', 'корр. счет', 'к/сч', 'кор/счёт'),
      around('к/с'),
      around('K/C '),
      ...joints.flatMap((joint) => [groups(5, 3, 1, 4, 7)(joint), fours(joint)]),
      groups(3, 2, 3, 1, 4, 7)('.'),
      (value) => `к/с ${value}, БИК 044525225`,
    ],
    refused: wrong,
  },
  okved: {
    values: '62.01 01.11.1 46.90 47.91.2 85.42.9 62 49.41'.split(' '),
    read: [
      ...frames,
      wide,
      ...named('ОКВЭД', 'ОКВЭД2', 'ОКВЭД-2', 'OKVED'),
      (value) => value.replaceAll('.', ','),
      (value) => value.replaceAll('.', ' . '),
      (value) => `ОКВЭД ${value.replaceAll('.', ',')}.`,
      (value) => `за товар, ОКВЭД ${value}`,
      (value) => `«${value.replaceAll('.', ',')}», ИНН 7707083893`,
    ],
    refused: [
      (value) => `${value}.1.1.1`,
      (value) => `x${value}`,
      (value) => `${value}а`,
      (value) => `04.${value}`,
      (value) => `${value}\t${value}1`,
      (value) => value.replace(/^../, '04'),
      (value) => value.replace(/^../, '34'),
      (value) => `ИКС ${value}`,
      (value) => `${value} шт`,
      (value) => `-.${value}`,
    ],
  },
  departmentCode: {
    values: '770-001 500-123 780-045 230-002 660-003'.split(' '),
    read: [
      ...frames,
      wide,
      ...named('Код подразделения', 'к/п', 'код'),
      (value) => value.replace('-', ''),
      ...joints.map(
        (joint): Write =>
          (value) =>
            value.replace('-', joint),
      ),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `к/п ${value.replace('-', joint)}`,
      ),
      (value) => value.replaceAll('0', 'О'),
      (value) => value.replaceAll('0', 'O'),
    ],
    refused: [
      (value) => value.slice(1),
      (value) => value.slice(0, -1),
      (value) => `${value}1`,
      (value) => `1${value}`,
      (value) => value.replace('-', '\t'),
      (value) => value.replace('-', '\n'),
      (value) => value.replace('-', '/'),
      around('ИКС '),
      around('', ' шт'),
    ],
  },
  iban: {
    values:
      'DE89370400440532013000 RU0304452522540817810538091310419 GB29NWBK60161331926819 KZ86125KZT5004100100'.split(' '),
    read: [
      ...latinFrames,
      ...named('IBAN', 'ИБАН'),
      ...joints.map((joint) => groups(4, 4, 4, 4, 4, 4, 4)(joint)),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `IBAN ${groups(4, 4, 4, 4, 4, 4, 4)(joint)(value)}`,
      ),
      (value) => value.replaceAll('K', 'К').replaceAll('B', 'В'),
    ],
    refused: wrong.filter((_, index) => index !== 6),
  },
  swift: {
    values: 'SABRRUMM SABRRUMM012 VTBRRUMM DEUTDEFF500 BOFAUS3N'.split(' '),
    read: [
      ...latinFrames,
      ...named('SWIFT', 'свифт', 'BIC'),
      ...joints.map((joint) => groups(4, 2, 2, 3)(joint)),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `SWIFT ${groups(4, 2, 2, 3)(joint)(value)}`,
      ),
      (value) => value.replaceAll('M', 'М'),
    ],
    refused: [
      ...wrong.filter((_, index) => ![6, 7].includes(index)),
      (value) => `${value.slice(0, 4)}1${value.slice(5)}`,
      (value) => `${value.slice(0, 4)}XX${value.slice(6)}`,
    ],
  },
  cadastralNumber: {
    values: '77:01:0001013:4915 50:21:0110114:1 78:14:0007691:12 23:43:0142047:12345 47:14:000000:1'.split(' '),
    read: [
      ...frames,
      wide,
      ...named('Кадастровый номер', 'кад. номер', 'КН'),
      ...[' : ', ': ', ' :', '\u00a0:\u00a0', ':\u200b', '：'].map(
        (joint): Write =>
          (value) =>
            value.replaceAll(':', joint),
      ),
      ...[' : ', ': ', ' :', '\u00a0:\u00a0'].map(
        (joint): Write =>
          (value) =>
            `КН ${value.replaceAll(':', joint)}`,
      ),
    ],
    refused: [
      (value) => value.slice(1),
      (value) => `1${value}`,
      (value) => value.replace(/:\d+$/, ''),
      (value) => value.replace(/:\d+$/, ':0'),
      (value) => value.replace(':', ''),
      (value) => value.replaceAll(':', '.'),
      (value) => value.replace(':', ':\t'),
      (value) => value.replace(':', ':\n'),
      around('ИКС '),
      around('', ' шт'),
    ],
  },
  vin: {
    values: '1M8GDM9AXKP042788 5GZCZ43D13S812715 WP0ZZZ99ZTS392124 XTA210990Y2765499'.split(' '),
    read: [
      ...latinFrames,
      ...named('VIN', 'ВИН'),
      ...joints.map((joint) => groups(3, 6, 8)(joint)),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `VIN ${groups(3, 6, 8)(joint)(value)}`,
      ),
      (value) => value.replaceAll('X', 'Х').replaceAll('T', 'Т').replaceAll('A', 'А'),
    ],
    refused: wrong.filter((_, index) => index !== 6),
  },
  vehiclePlate: {
    values: 'А123ВС77 А123ВС777 М976ММ34 ЕР12377 1234АВ77 АВ123С77'.split(' '),
    read: [
      ...latinFrames,
      ...named('Гос. номер', 'Номер автомобиля', 'ГРЗ'),
      ...joints.map(
        (joint): Write =>
          (value) =>
            value.replaceAll(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, joint),
      ),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `ГРЗ ${value.replaceAll(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, joint)}`,
      ),
      (value) => value.replaceAll('А', 'A').replaceAll('В', 'B').replaceAll('С', 'C').replaceAll('М', 'M'),
      around('', ' RUS'),
      around('', 'rus'),
    ],
    refused: [
      (value) => `${value}1111`,
      (value) => `Ж${value}`,
      (value) => value.replace(/\d/, 'Ж'),
      (value) => value.slice(0, 5),
      (value) => `${value.slice(0, 4)}\t${value.slice(4)}`,
      (value) => `${value.slice(0, 4)}\n${value.slice(4)}`,
      (value) => `${value.slice(0, -2)}00`,
      around('', ' шт'),
    ],
  },
  driverLicence: {
    values: '9912345678 7701123456 77АВ123456 61ТО000001'.split(' '),
    read: [
      ...latinFrames,
      ...named('Водительское удостоверение', 'в/у', 'ВУ', 'Водительские права'),
      ...joints.flatMap((joint) => [groups(2, 2, 6)(joint), groups(4, 6)(joint)]),
      groups(4, 6)(' № '),
      groups(4, 6)(' номер '),
      (value) => `серия ${groups(4, 6)(' номер ')(value)}`,
      (value) => value.replace('А', 'A').replace('В', 'B').replace('Т', 'T').replace('О', 'O'),
    ],
    refused: [...wrong.filter((_, index) => index !== 8), (value) => value.replace(/......$/, '000000')],
  },
  foreignPassport: {
    values: '711234567 750000001 641234567 514567890'.split(' '),
    read: [
      ...frames,
      ...alike,
      ...named('загранпаспорт', 'Заграничный паспорт', 'загран. паспорт'),
      ...joints.map((joint) => groups(2, 7)(joint)),
      ...joints.map(
        (joint): Write =>
          (value) =>
            `загранпаспорт ${groups(2, 7)(joint)(value)}`,
      ),
      groups(2, 7)(' № '),
      groups(2, 7)('№'),
      groups(2, 7)(' номер '),
      (value) => `серия ${groups(2, 7)(' номер ')(value)}`,
    ],
    refused: wrong,
  },
  internationalEmail: {
    values: [
      'иван@почта.рф',
      'ivan@почта.рф',
      'info@ua-test.link',
      'info@test-toplevel.технология',
      'user.name+tag@example.com',
    ],
    read: [
      ...frames.slice(0, -1),
      (value) => value.toUpperCase(),
      wide,
      ...['E-mail', 'e-mail', 'email', 'Почта', 'Эл. почта', 'Электронная почта'].flatMap((label) => [
        around(`${label}: `),
        around(`${label} `),
        around(`${label}:`, '.'),
        around(`${label} - `),
      ]),
      around('mailto:'),
      around('<', '>'),
      around('\u200b'),
    ],
    refused: [
      (value) => value.replace('@', ''),
      (value) => value.replace('@', '@@'),
      (value) => value.replace('@', ' @ '),
      (value) => `${value}, other@mail.example`,
      (value) => value.slice(0, value.lastIndexOf('.')).replace(/\..*$/, ''),
      (value) => value.replace('@', '@м1m'),
      (value) => value.replace('@', '\t@'),
      (value) => value.replace('@', '@\n'),
    ],
  },
} as const satisfies Readonly<Record<string, Corpus>>

/** Every identifier that reads what people write. */
export const corpora = { ...commonCorpora, ...furtherCorpora }
