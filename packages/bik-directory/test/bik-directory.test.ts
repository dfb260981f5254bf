import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { correspondentAccount, swift } from '@cabinet/validators'
import { describe, expect, test } from 'vitest'
import { runCommand } from '../src/command.ts'
import { type BikDirectory, createDirectory } from '../src/directory.ts'
import { readEd807 } from '../src/ed807.ts'
import { directory, getBank, searchBanks } from '../src/index.ts'

const entry = (bik: string, participant: string, more = ''): string =>
  `<ed:BICDirectoryEntry BIC="${bik}"><ed:ParticipantInfo ${participant}/>${more}</ed:BICDirectoryEntry>`
const file = (entries: string, type = 'InfoTypeCode="FIRR"'): string =>
  `<?xml version="1.0" encoding="utf-8"?><ed:ED807 xmlns:ed="urn:cbr-ru:ed:v2.0" ${type} BusinessDay="2026-11-20">${entries}</ed:ED807>`
const of = (entries: string): BikDirectory => {
  const { data } = readEd807(file(entries))
  if (!data) throw new Error('The file is not read.')
  return createDirectory(data)
}

const samplePath = join(import.meta.dirname, 'data/ed807-sample.xml')

describe('the file of the Bank of Russia', () => {
  test('gives names, accounts, SWIFT and restrictions', async () => {
    const banks = of(
      entry(
        '044525225',
        'NameP="ПАО &quot;Сбербанк&quot; &amp; Ёлка" Tnp="г" Nnp="Москва" DateIn="1991-06-20" PtType="20"',
        `<ed:RstrList Rstr="URRS" RstrDate="2026-12-01"/>
         <ed:SWBICS SWBIC="SABRRUMM012" DefaultSWBIC="0"/><ed:SWBICS SWBIC="SABRRUMMXXX" DefaultSWBIC="1"/>
         <ed:Accounts Account="30101810400000000999" RegulationAccountType="CRSA" DateIn="2013-01-09" DateOut="2020-01-01" AccountStatus="ACDL"/>
         <ed:Accounts Account="30101810400000000888" RegulationAccountType="CRSA" AccountStatus="ACDL"/>
         <ed:Accounts Account="30101810400000000225" RegulationAccountType="CRSA" DateIn="2020-01-01" AccountStatus="ACAC"/>`,
      ) +
        entry(
          '017003983',
          'NameP="УФК" PtType="52"',
          '<ed:Accounts Account="03100643000000010300" RegulationAccountType="TRSA"/><ed:Accounts Account="40102810545370000003" RegulationAccountType="UTRA"/>',
        ),
    )
    expect(await banks.getBank('044525225')).toEqual({
      bik: '044525225',
      name: 'ПАО "Сбербанк" & Ёлка',
      city: 'г Москва',
      correspondentAccount: '30101810400000000225',
      swift: 'SABRRUMMXXX',
      type: '20',
      head: undefined,
      from: '1991-06-20',
      until: undefined,
      restrictions: [{ code: 'URRS', since: '2026-12-01' }],
      accounts: [
        { number: '30101810400000000999', kind: 'CRSA', from: '2013-01-09', until: '2020-01-01' },
        { number: '30101810400000000225', kind: 'CRSA', from: '2020-01-01', until: undefined },
      ],
      status: 'active',
    })
    expect((await banks.getBank('044525225', { on: '2019-12-31' }))?.correspondentAccount).toBe('30101810400000000999')
    expect((await banks.getBank('044525225', { on: '2010-01-01' }))?.correspondentAccount).toBeUndefined()
    const treasury = await banks.getBank('017003983')
    expect([treasury?.correspondentAccount, treasury?.accounts.length]).toEqual(['40102810545370000003', 2])
  })

  test.each([
    ['', 'noEd807'],
    ['no XML at all', 'noEd807'],
    ['<html><body/></html>', 'noEd807'],
    [file('', 'InfoTypeCode="SIRR"'), 'changesOnly'],
    [file(''), 'noBanks'],
    [file(entry("'+alert()+'", 'NameP="A"')), 'noBanks'],
    [`<ED807 EDDate="2026-11-20"`, 'noEd807'],
  ])('%s: %s', (text, problem) => expect(readEd807(text)).toEqual({ ok: false, problem }))

  test('hostile content gives an answer', () => {
    for (const text of ['<', '<a ', '<!--', '<a b="', '&amp;', '</', '<ED807><BICDirectoryEntry>', "<x y='\"'>"])
      expect(readEd807(text.repeat(30_000)).ok).toBe(false)
    for (const value of [undefined, null, 7, {}, new Uint16Array(3)]) expect(readEd807(value as never).ok).toBe(false)
  })
})

describe('the status of a bank on a day', () => {
  const banks = of(
    entry('044525001', 'NameP="A" DateIn="2026-12-01"') +
      entry('044525002', 'NameP="B" DateIn="2000-01-01" DateOut="2026-10-31"') +
      entry('044525003', 'NameP="C"', '<ed:RstrList Rstr="LWRS" RstrDate="2026-11-10"/>') +
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
    [' 044525004 ', undefined, 'active'],
    ['044525005', undefined, undefined],
    ['0445', undefined, undefined],
    [undefined, undefined, undefined],
  ])('%s on %s: %s', async (bik, on, status) =>
    expect((await banks.getBank(bik as string, on ? { on } : {}))?.status).toBe(status),
  )
})

describe('loading', () => {
  const chunkOf = (first: string, loaded: string[], fails = 0) => ({
    first,
    load: () => {
      loaded.push(first)
      return loaded.length <= fails ? Promise.reject(new Error('offline')) : Promise.resolve({ rows: `${first}\tБанк` })
    },
  })

  test('one chunk for a code, all of them for a search', async () => {
    const loaded: string[] = []
    const chunks = ['044525001', '044525500', '045000000'].map((first) => chunkOf(first, loaded))
    const banks = createDirectory({ date: '2026-11-20', source: 'test', chunks })
    expect((await banks.getBank('044525500'))?.bik).toBe('044525500')
    expect(await banks.getBank('044525499')).toBeUndefined()
    expect(await banks.getBank('000000000')).toBeUndefined()
    expect(loaded).toEqual(['044525500', '044525001'])
    expect(await banks.searchBanks('банк')).toHaveLength(3)
    await banks.searchBanks('банк')
    expect(loaded).toHaveLength(5)
  })

  test('a search after one that could not load loads again', async () => {
    const banks = createDirectory({ date: '2026-11-20', source: 'test', chunks: [chunkOf('044525001', [], 1)] })
    await expect(banks.searchBanks('банк')).rejects.toThrow('offline')
    expect(await banks.searchBanks('банк')).toHaveLength(1)
  })
})

describe('search', () => {
  const { data } = readEd807(readFileSync(samplePath))
  if (!data) throw new Error('The sample is not read.')
  const sample = createDirectory(data)

  test.each([
    ['Сбербанк', '044525225'],
    ['сбер банк', '044525225'],
    ['СБЕР', '044525225'],
    ['Сбербанк ПАО, г. Москва', '044525225'],
    ['ОАО "Сбербанк"', '044525225'],
    ['Публичное акционерное общество «Сбербанк»', '044525225'],
    ['c,th', '044525225'],
    ['C,TH,FYR', '044525225'],
    ['SABR', '044525225'],
    ['sabrrummxxx', '044525225'],
    ['ЫФИККГ', '044525225'],
    ['044525225', '044525225'],
    ['44525225', '044525225'],
    ['044 525 225', '044525225'],
    ['БИК 044525225', '044525225'],
    ['к/с 30101810400000000225', '044525225'],
    ['3010 1810 4000 0000 0225', '044525225'],
    ['0000225', '044525225'],
    ['альфабанк', '044525593'],
    ['альфа банк', '044525593'],
    ['банк альфа', '044525593'],
    ['банк 131', '049205131'],
    ['131', '049205131'],
    ['дом рф', '044525266'],
    ['петербург филиал', '044525142'],
    ['Совкомбанк кострома', '043469743'],
  ])('%s: first %s', async (text, bik) => expect((await sample.searchBanks(text))[0]?.bik).toBe(bik))

  test('ё and е are one letter, also where ё is two characters', async () => {
    const banks = of(entry('044525001', 'NameP="АО «Надёжный»"') + entry('044525002', 'NameP="АО «Зеленый»"'))
    for (const text of ['надежный', 'надёжный', 'наде\u0308жный', 'YFL`;YSQ'])
      expect((await banks.searchBanks(text)).map(({ bik }) => bik)).toEqual(['044525001'])
    expect((await banks.searchBanks('зелёный')).map(({ bik }) => bik)).toEqual(['044525002'])
  })

  test('closed banks come last, and are open on an earlier day', async () => {
    const banks = of(entry('044525001', 'NameP="Банк" DateOut="2026-01-01"') + entry('044525002', 'NameP="Банк"'))
    const codes = async (on: string) => (await banks.searchBanks('банк', { on })).map(({ bik }) => bik)
    expect(await codes('2026-11-20')).toEqual(['044525002', '044525001'])
    expect(await codes('2025-11-20')).toEqual(['044525001', '044525002'])
  })

  test('gives as many as asked, and nothing for what is no name', async () => {
    expect(await sample.searchBanks('банк')).toHaveLength(10)
    expect(await sample.searchBanks('банк', { limit: 3 })).toHaveLength(3)
    for (const nothing of ['', ' ', '«»', 'Несуществующий', undefined, {}, 'б'.repeat(1e6)])
      expect(await sample.searchBanks(nothing as string)).toEqual([])
  })
})

describe('the directory in the package', () => {
  test('every account and SWIFT code in it is right', async () => {
    const all = await searchBanks('банк', { limit: 10_000 })
    expect(all.length).toBeGreaterThan(20)
    for (const bank of all) {
      if (bank.correspondentAccount)
        expect([bank.bik, correspondentAccount.check(bank.correspondentAccount, bank.bik)]).toEqual([
          bank.bik,
          undefined,
        ])
      if (bank.swift) expect(swift.check(bank.swift)).toBeUndefined()
      expect((await getBank(bank.bik))?.name).toBe(bank.name)
    }
  })

  test('the command replaces what it has written before, and touches nothing else in the folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'bik-directory-'))
    const own = ['index.js', 'chunk-0.js', 'chunk-7.js']
    const others = ['package.json', 'chunk-8.js', 'index.ts']
    mkdirSync(join(folder, 'src'))
    for (const name of own) writeFileSync(join(folder, name), '// Written by "cabinet-bik-directory build".\n')
    for (const name of others) writeFileSync(join(folder, name), 'mine')
    await runCommand(['build', samplePath, folder])
    expect(readdirSync(folder).toSorted()).toEqual([...others, 'chunk-0.js', 'index.js', 'src'].toSorted())
    for (const name of others) expect(readFileSync(join(folder, name), 'utf8')).toBe('mine')
    writeFileSync(join(folder, 'index.js'), 'mine')
    await expect(runCommand(['build', samplePath, folder])).rejects.toThrow('index.js')
    expect(readFileSync(join(folder, 'index.js'), 'utf8')).toBe('mine')
    rmSync(folder, { recursive: true })
  })

  // The workflow puts the whole directory there.
  test.runIf(directory.source === 'sample')('a sample is written from its source', async () => {
    const data = join(import.meta.dirname, '../src/data')
    const folder = mkdtempSync(join(tmpdir(), 'bik-directory-'))
    await runCommand(['build', samplePath, folder, '--typescript', '--source', 'sample'])
    const contents = (from: string) => readdirSync(from).map((name) => [name, readFileSync(join(from, name), 'utf8')])
    expect(contents(folder)).toEqual(contents(data))
    rmSync(folder, { recursive: true })
  })
})
