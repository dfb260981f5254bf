import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { directoryOf, sampleDirectory } from '../src/bik-directory.ts'
import { readEd807 } from '../src/ed807.ts'
import * as library from '../src/index.ts'
import { sampleModule, samplePath } from '../tools/bik-directory.ts'
import { seeded } from './seeded.ts'

/** Bytes of Windows-1251, made by the letters' own order. */
const cp1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => {
    const code = character.charCodeAt(0)
    const others: Readonly<Record<string, number>> = { '«': 0xab, '»': 0xbb, '№': 0xb9, ё: 0xb8, Ё: 0xa8, '—': 0x97 }
    return code < 128 ? code : (others[character] ?? code - 848)
  })

const entry = (bik: string, attributes: string, inner = ''): string =>
  `<BICDirectoryEntry BIC="${bik}"><ParticipantInfo ${attributes}>${inner}</ParticipantInfo></BICDirectoryEntry>`
const file = (entries: string, root = 'InfoTypeCode="FIRR" BusinessDay="2026-11-20"'): string =>
  `<?xml version="1.0" encoding="WINDOWS-1251"?><ED807 xmlns="urn:cbr-ru:ed:v2.0" EDDate="2026-11-19" ${root}>${entries}</ED807>`
const of = (entries: string): ReturnType<typeof directoryOf> => directoryOf(readEd807(file(entries)).data)

describe('the reader of ED807', () => {
  test('reads what the Bank of Russia writes: Windows-1251, prefixes, quotes, entities, comments', () => {
    const text = `<?xml version="1.0" encoding="WINDOWS-1251"?>
      <!-- <BICDirectoryEntry BIC="000000000"> -->
      <ed:ED807 xmlns:ed="urn:cbr-ru:ed:v2.0" EDDate="2026-11-19" InfoTypeCode="FIRR" BusinessDay="2026-11-20">
        <ed:BICDirectoryEntry BIC="044525225">
          <ed:ParticipantInfo NameP="ПАО &quot;Сбербанк&quot; &amp; Ёлка №&#49;" EnglName='A > B' Rgn="45" Tnp="г" Nnp="Москва"
             DateIn="1991-06-20" PtType="20" XchType="1" UID="4525225000" ParticipantStatus="PSAC">
            <ed:RstrList Rstr="URRS" RstrDate="2026-12-01"/>
          </ed:ParticipantInfo>
          <ed:SWBICS SWBIC="SABRRUMM012" DefaultSWBIC="0"/><ed:SWBICS SWBIC="SABRRUMMXXX" DefaultSWBIC="1"/>
          <ed:Accounts Account="30101810400000000999" RegulationAccountType="CRSA" DateOut="2020-01-01" AccountStatus="ACDL"/>
          <ed:Accounts Account="30101810400000000225" RegulationAccountType="CRSA" DateIn="2013-01-09" AccountStatus="ACAC"/>
        </ed:BICDirectoryEntry>
        <ed:BICDirectoryEntry BIC="017003983"><ed:ParticipantInfo NameP="УФК" PtType="52"/>
          <ed:Accounts Account="40102810545370000003" RegulationAccountType="UTRA" AccountStatus="ACAC"/></ed:BICDirectoryEntry>
      </ed:ED807>`
    const result = readEd807(cp1251(text))
    const directory = directoryOf(result.data)
    expect(directory).toMatchObject({ date: '2026-11-20', source: 'Bank of Russia, ED807', size: 2 })
    expect(directory?.find('044525225')).toEqual({
      bik: '044525225',
      name: 'ПАО "Сбербанк" & Ёлка №1',
      city: 'г Москва',
      correspondentAccount: '30101810400000000225',
      swift: 'SABRRUMMXXX',
      type: '20',
      head: undefined,
      from: '1991-06-20',
      until: undefined,
      restrictions: [{ code: 'URRS', since: '2026-12-01' }],
    })
    expect(directory?.find('017003983')).toMatchObject({ correspondentAccount: '40102810545370000003', type: '52' })
    // The same as a text, and in UTF-8.
    expect(readEd807(text)).toEqual(result)
    expect(readEd807(new TextEncoder().encode(text.replace('WINDOWS-1251', 'utf-8')))).toEqual(result)
  })

  test.each([
    ['', 'noEd807'],
    ['no XML at all', 'noEd807'],
    ['<html><body/></html>', 'noEd807'],
    [file('', 'InfoTypeCode="SIRR"'), 'changesOnly'],
    [file(''), 'noBanks'],
    [`<ED807 EDDate="2026-11-20"`, 'noEd807'],
  ])('%s: %s', (text, problem) => expect(readEd807(text)).toEqual({ ok: false, problem }))

  test('hostile content is read in a time that grows with its length, and gives an answer', () => {
    for (const text of [
      '<',
      '<a ',
      '<!--',
      '<a b="',
      '&amp;',
      '<ED807 a="&#99999999;"/>',
      '</',
      '<ED807><BICDirectoryEntry>',
      "<x y='\"'>",
    ]) {
      const start = performance.now()
      expect(readEd807(text.repeat(30_000)).ok).toBe(false)
      expect(performance.now() - start).toBeLessThan(15_000)
    }
    for (const value of [undefined, null, 7, {}, new Uint16Array(3)]) expect(readEd807(value as never).ok).toBe(false)
  })
})

describe('the status of a bank on a day', () => {
  const directory = of(
    entry('044525001', 'NameP="A" DateIn="2026-12-01"') +
      entry('044525002', 'NameP="B" DateIn="2000-01-01" DateOut="2026-10-31"') +
      entry('044525003', 'NameP="C" DateIn="2000-01-01"', '<RstrList Rstr="LWRS" RstrDate="2026-11-10"/>') +
      entry('044525004', 'NameP="D"'),
  )

  test.each([
    ['044525001', undefined, 'planned'],
    ['044525001', '2026-12-01', 'active'],
    ['044525002', '2026-10-31', 'active'],
    ['044525002', undefined, 'closed'],
    ['044525003', undefined, 'restricted'],
    ['044525003', '2026-11-09', 'active'],
    ['044525004', undefined, 'active'],
    ['044525005', undefined, 'unknown'],
    [' 044525004 ', undefined, 'active'],
    [undefined, undefined, 'unknown'],
  ] as const)('%s on %s: %s', (bik, day, status) => expect(directory?.status(bik, day)).toBe(status))
})

describe('the sample', () => {
  const directory = sampleDirectory()

  test('is written from its source, and says that it is a sample', () => {
    expect(readFileSync(samplePath, 'utf8')).toBe(sampleModule())
    expect(directory).toMatchObject({ source: 'sample', date: '2026-11-20', size: 23 })
  })

  test('every account in it belongs to its bank', () => {
    for (const { bik, correspondentAccount, swift, head } of directory.search('банк', 100)) {
      expect([bik, library.correspondentAccount.check(correspondentAccount, bik)]).toEqual([bik, undefined])
      if (swift) expect([swift, library.swift.check(swift)]).toEqual([swift, undefined])
      if (head) expect(directory.find(head)?.bik).toBe(head)
    }
  })

  test('is searched by the beginning of a code, and by words of a name in any order', () => {
    const codes = (text: unknown, most?: number): string[] => directory.search(text, most).map(({ bik }) => bik)
    expect(codes('0445252', 3)).toEqual(['044525225', '044525232', '044525266'])
    expect(codes('Банк Санкт Петербург')).toEqual(['044030790', '044525142'])
    expect(codes('петербург филиал')).toEqual(['044525142'])
    expect(codes('СБЕР')).toEqual(['044525225'])
    expect(codes('банк')).toHaveLength(10)
    for (const nothing of ['', ' ', '«»', 'Несуществующий', undefined, {}, 'б'.repeat(1e6)])
      expect(codes(nothing)).toEqual([])
  })
})

describe('data from elsewhere', () => {
  test('what is no directory gives nothing', () => {
    const thrower = new Proxy(
      {},
      {
        get: () => {
          throw new Error('touched')
        },
      },
    )
    for (const data of [
      undefined,
      null,
      1,
      'x',
      [],
      {},
      { format: 2, date: '', rows: '' },
      { format: 1, date: 1, rows: '' },
      thrower,
    ])
      expect(directoryOf(data)).toBeUndefined()
  })

  test('goes through JSON, and lines that are none are left out', () => {
    const { data } = readEd807(file(entry('044525001', 'NameP="A&#9;B"')))
    const directory = directoryOf(JSON.parse(JSON.stringify({ ...data, rows: `${data?.rows}\nrubbish\n\t\t` })))
    expect([directory?.size, directory?.find('044525001')?.name]).toEqual([1, 'A B'])
  })
})

describe('the tool', () => {
  test('makes JSON of a file, which the package reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ed807-'))
    const [source, out] = [join(folder, 'full.xml'), join(folder, 'directory.json')]
    writeFileSync(source, cp1251(file(entry('044525001', 'NameP="Банк «Ёлка»" DateIn="2000-01-01"'))))
    const flags = ['--conditions=cabinet-source', join(import.meta.dirname, '../tools/bik-directory.ts'), source]
    execFileSync(process.execPath, [...flags, '--out', out], { stdio: 'ignore' })
    expect(directoryOf(JSON.parse(readFileSync(out, 'utf8')))?.find('044525001')?.name).toBe('Банк «Ёлка»')
    rmSync(folder, { recursive: true })
  })

  test.each([
    ['no file', [], /^Name the file: npm run bik-directory -- \S+\.xml --out \S+\.json\n$/],
    ['a file that is not there', ['nowhere.xml'], /^ENOENT: .*nowhere\.xml'\n$/],
    ['a file of something else', [import.meta.filename], /is no ED807: unpack the archive .*\n$/],
    ['an unknown flag', ['--uot'], /^Unknown option '--uot'.*\n$/],
  ])('says in a sentence what is wrong with %s', (_, given, sentence) => {
    const tool = join(import.meta.dirname, '../tools/bik-directory.ts')
    const { status, stderr } = spawnSync(process.execPath, ['--conditions=cabinet-source', tool, ...given])
    expect([status, String(stderr)]).toEqual([1, expect.stringMatching(sentence)])
  })

  test('a directory of the size of the real one takes less than 60 KB', () => {
    // The Bank of Russia lists some 450 banks and branches, 80 settlement centres and 500 bodies of the Treasury; here
    // are 1500 with names that are no shorter than theirs.
    const random = seeded(60)
    const words =
      'Банк Коммерческий Акционерный Промышленный Сибирский Уральский Волга Кредит Капитал Развитие Народный Северный Союз Траст Финанс Инвест Центр Регион Восток Столица'.split(
        ' ',
      )
    const pick = (): string => words[Math.floor(random() * words.length)] ?? ''
    const entries = Array.from({ length: 1500 }, (_, index) => {
      const bik = `04${String(4_500_001 + index * 37)}`
      const account = library.correspondentAccount.generate(random, bik)
      const day = `${1991 + Math.floor(random() * 35)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`
      const name = `ООО КБ «${pick()}${pick().toLowerCase()} ${pick()}» № ${Math.floor(random() * 3000)}, филиал ${pick()}`
      return `<BICDirectoryEntry BIC="${bik}"><ParticipantInfo NameP="${name}" Tnp="г" Nnp="${pick()}ск" DateIn="${day}" PtType="20"/><SWBICS SWBIC="${library.swift.generate(random)}"/><Accounts Account="${account}" RegulationAccountType="CRSA"/></BICDirectoryEntry>`
    })
    const { data } = readEd807(file(entries.join('')))
    expect(directoryOf(data)?.size).toBe(1500)
    expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(60 * 1024)
  })
})
