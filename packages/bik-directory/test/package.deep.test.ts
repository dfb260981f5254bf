import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { publintMessages, typeVerdicts } from '@cabinet/packaging/package-lint'
import { correspondentAccount, swift } from '@cabinet/validators'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiReport, reportPath } from '../tools/api-report.ts'
import { home, stage } from '../tools/stage.ts'

let folder = ''

beforeAll(async () => {
  folder = await stage()
  // Where a package manager would put what the command needs.
  mkdirSync(join(folder, 'node_modules'))
  symlinkSync(join(home, '../../node_modules/fflate'), join(folder, 'node_modules/fflate'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the package', () => {
  test('is loaded by require and by import, and its public interface is that of the report', async () => {
    const load = createRequire(join(folder, 'index.cjs'))
    const common = load('./dist/index.cjs') as typeof import('../src/index.ts')
    const modules = (await import(pathToFileURL(join(folder, 'dist/index.js')).href)) as typeof common
    for (const { getBank, searchBanks } of [common, modules]) {
      expect((await getBank('044525225'))?.correspondentAccount).toBe('30101810400000000225')
      expect((await searchBanks('44525225'))[0]?.bik).toBe('044525225')
    }
    expect(apiReport(folder)).toBe(readFileSync(reportPath, 'utf8'))
  })

  test('publint and are-the-types-wrong have nothing to say', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true })
    expect(await publintMessages(folder)).toEqual([])
    const { asked, wrong } = await typeVerdicts(folder, [], 'strict')
    expect(asked).toBeGreaterThan(7)
    expect(wrong).toEqual([])
    mkdirSync(join(folder, 'node_modules'))
    symlinkSync(join(home, '../../node_modules/fflate'), join(folder, 'node_modules/fflate'))
  })
})

describe('the command', () => {
  const command = (...given: string[]) =>
    spawnSync(process.execPath, [join(folder, 'dist/command.js'), ...given], { encoding: 'utf8' })

  test.each([
    ['no file', [], /^cabinet-bik-directory build .*\n$/],
    ['a file that is not there', ['build', 'nowhere.xml', 'out'], /^ENOENT: .*nowhere\.xml'\n$/],
    ['a file of something else', ['build', import.meta.filename, 'out'], /is no ED807: name the archive .*\n$/],
    ['an unknown flag', ['--uot'], /^Unknown option '--uot'.*\n$/],
  ])('says in a sentence what is wrong with %s', (_, given, sentence) => {
    const { status, stderr } = command(...given)
    expect([status, stderr]).toEqual([1, expect.stringMatching(sentence)])
  })
})

describe('a directory of the size of the real one', () => {
  // 400 banks and 1,500 branches and bodies of the Treasury, with names no shorter than theirs.
  const count = 1900
  const words =
    'Банк Коммерческий Акционерный Промышленный Сибирский Уральский Волга Кредит Капитал Развитие Народный Северный Союз Траст Финанс Инвест Центр Регион Восток Столица'.split(
      ' ',
    )
  let state = 7
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const pick = (): string => words[Math.floor(random() * words.length)] ?? ''
  const digits = (length: number): string => Array.from({ length }, () => Math.floor(random() * 10)).join('')
  const day = (): string =>
    `${1991 + Math.floor(random() * 35)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`

  const bank = (bik: string): string =>
    `<BICDirectoryEntry BIC="${bik}"><ParticipantInfo NameP="ООО КБ «${pick()}${pick().toLowerCase()} ${pick()}» № ${digits(4)}" Tnp="г" Nnp="${pick()}ск" DateIn="${day()}" PtType="20"/><SWBICS SWBIC="${swift.generate(random)}" DefaultSWBIC="1"/><Accounts Account="${correspondentAccount.generate(random, bik)}" RegulationAccountType="CRSA" DateIn="${day()}" AccountStatus="ACAC"/></BICDirectoryEntry>`
  const treasury = (bik: string): string =>
    `<BICDirectoryEntry BIC="${bik}"><ParticipantInfo NameP="ОТДЕЛЕНИЕ ${pick()} БАНКА РОССИИ//УФК по ${pick()}ской области" Tnp="г" Nnp="${pick()}ск" DateIn="${day()}" PtType="52" PrntBIC="04${digits(7)}"/><Accounts Account="40102810${digits(12)}" RegulationAccountType="UTRA" DateIn="${day()}"/></BICDirectoryEntry>`
  const codes = Array.from({ length: count }, (_, index) => `04${String(4_000_001 + index * 523).padStart(7, '0')}`)
  const xml = `<?xml version="1.0" encoding="utf-8"?><ED807 InfoTypeCode="FIRR" BusinessDay="2026-11-20">${codes
    .map((bik, index) => (index % 19 < 4 ? bank(bik) : treasury(bik)))
    .join('')}</ED807>`

  const sizeOf = (file: string): number => gzipSync(readFileSync(join(folder, 'dist', file))).length
  let chunks: readonly string[] = []

  beforeAll(() => {
    const source = join(folder, 'ED807.zip')
    writeFileSync(source, zipSync({ '20261120_ED807_full.xml': new TextEncoder().encode(xml) }))
    // The sample goes: what is not of the command it does not touch.
    rmSync(join(folder, 'dist/data'), { recursive: true })
    const printed = execFileSync(
      process.execPath,
      [join(folder, 'dist/command.js'), 'build', source, join(folder, 'dist/data')],
      { encoding: 'utf8' },
    )
    expect(printed).toMatch(/^1900 banks on 2026-11-20, [\d.]+ KB gzip\n$/)
    chunks = readdirSync(join(folder, 'dist/data')).filter((name) => name.startsWith('chunk-'))
  })

  const code = ['index.js', 'directory.js', 'internal/rows.js', 'internal/search.js', 'data/index.js']
  const sum = (sizes: readonly number[]): number => sizes.reduce((total, size) => total + size, 0)

  test('is found by code and by name', () => {
    const program = `const { directory, getBank, searchBanks } = await import('./dist/index.js')
      const last = await getBank('${codes.at(-1)}')
      const found = await searchBanks('${codes.at(-1)}')
      console.log([directory.source, last?.bik, found[0]?.bik].join())`
    expect(
      execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: folder, encoding: 'utf8' }),
    ).toBe(`Bank of Russia, ED807,${codes.at(-1)},${codes.at(-1)}\n`)
  })

  test('takes 120 KB with gzip at most', () => {
    expect(chunks.length).toBe(Math.ceil(count / 64))
    expect(sum([...code, ...chunks.map((name) => `data/${name}`)].map(sizeOf))).toBeLessThanOrEqual(120 * 1024)
  })

  test('takes 10 KB with gzip at most to look a code up', () => {
    const largest = Math.max(...chunks.map((name) => sizeOf(`data/${name}`)))
    expect(sum(code.map(sizeOf)) + largest).toBeLessThanOrEqual(10 * 1024)
  })
})
