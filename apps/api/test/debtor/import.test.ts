import { deflateRawSync } from 'node:zlib'
import * as imports from '@cabinet/contract/debtor-import'
import type { ImportReport } from '@cabinet/contract/debtor-import'
import * as shipment from '@cabinet/contract/debtor-shipment'
import { type Cell, type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/kernel/days.ts'
import { queueForOrganization } from '../../src/modules/organization/port.ts'
import { unpacksWithin } from '../../src/platform/excel/bounded.ts'
import { organizationId } from '../../src/platform/demo/organizations.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { wrongFieldsIn } from '../support/organization.ts'
import { creditCalls, roubles } from './support.ts'

const HEADERS = [
  'ИНН покупателя',
  '№ договора',
  'Дата договора',
  'Тип документа',
  '№ документа',
  'Дата документа',
  'Дата отгрузки',
  'Сумма с НДС',
  'НДС',
  'Отсрочка, дней',
]
const KHLEBTORG = '6399062020'

/** Columns of a row, what is wrong in one, and how that is said; null where another test says how. */
const wrongCells = [
  ['A', { 0: '6399062021' }, 'Некорректная контрольная цифра ИНН. Сверьте номер с договором покупателя.'],
  ['A', { 0: '123' }, 'В ИНН 10 цифр у компании и 12 у предпринимателя.'],
  ['A', { 0: '7707083893' }, 'Покупателя с этим ИНН нет в списке. Добавьте его в разделе «Покупатели и лимиты».'],
  ['A', { 0: null }, 'Обязательное поле'],
  ['B', { 1: 'х'.repeat(65) }, null],
  ['C', { 2: '31.02.2026' }, 'Такой даты нет. Введите её как ДД.ММ.ГГГГ.'],
  ['C', { 2: 'вчера' }, 'Такой даты нет. Введите её как ДД.ММ.ГГГГ.'],
  ['D', { 3: 'Акт' }, 'Выберите УПД, ТОРГ-12 или ТТН.'],
  ['E', { 4: '   ' }, null],
  ['F', { 5: '01.01.2099' }, null],
  ['G', { 6: '01.01.2020' }, null],
  ['G', { 6: 3 }, 'Такой даты нет. Введите её как ДД.ММ.ГГГГ.'],
  ['H', { 7: 'много' }, 'Это не сумма. Введите рубли с копейками, например 120000,50.'],
  ['H', { 7: 100.005 }, 'Это не сумма. Введите рубли с копейками, например 120000,50.'],
  ...['\t', '\n', '\r\n', '\u0085', '\u2028'].flatMap((separator) => [
    ['H', { 7: `120${separator}000` }, 'Это не сумма. Введите рубли с копейками, например 120000,50.'] as const,
    ['A', { 0: `63990${separator}62020` }, 'В ИНН 10 цифр у компании и 12 у предпринимателя.'] as const,
  ]),
  ['H', { 7: '1 00 0' }, 'Это не сумма. Введите рубли с копейками, например 120000,50.'],
  ['H', { 7: -5 }, null],
  ['I', { 8: 120_000.5 }, 'НДС должен быть меньше суммы отгрузки'],
  ['J', { 9: 120 }, 'Страхуем отсрочку до 90 дней. Введите число от 1 до 90.'],
  ['J', { 9: 1.5 }, 'Введите целое число дней.'],
] as const

describe.each(productKinds())('the import of shipments on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const ruDay = (day: string): string => day.split('-').toReversed().join('.')
  const row = (change: Readonly<Record<number, CellValue>> = {}): CellValue[] => {
    const day = ruDay(addDays(calls.today(), -1))
    const usual: CellValue[] = [KHLEBTORG, '44-П', '20.02.2026', 'УПД', '1', day, day, 120_000.5, 20_000.08, 60]
    return usual.map((value, column) => (column in change ? (change[column] ?? null) : value))
  }
  const workbook = async (
    rows: CellValue[][],
    { headers = HEADERS, cells }: { headers?: string[]; cells?: Map<string, Partial<Cell>> } = {},
  ): Promise<File> =>
    fileOf(await writeXlsx({ sheets: [{ name: 'Отгрузки', rows: [headers, ...rows], ...(cells && { cells }) }] }))
  const fileOf = (bytes: Uint8Array, name = 'Отгрузки ноябрь.xlsx'): File => new File([Buffer.from(bytes)], name)
  const check = (file: File) => calls.call<ImportReport>(imports.check, { body: { file } })
  const commit = (file: File, goodCount: number) =>
    calls.call<{ createdCount: number; amountSum: number }>(imports.commit, { body: { file, goodCount } })
  const drafts = async (): Promise<number> => {
    const filters = [{ field: 'status.name', operation: 'EQ', value: 'DRAFT' }]
    return (await calls.call<{ count: number }>(shipment.summary, { body: { filters } })).body.count
  }

  it('gives a template that it takes itself, with an instruction and examples', async () => {
    const { raw } = await calls.call(imports.template)
    const { sheets } = await readXlsx(raw.rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual(['Отгрузки', 'Инструкция'])
    expect(sheets[0]?.rows).toEqual([HEADERS])
    const examples = sheets[1]?.rows.slice(-2) ?? []
    const { body } = await check(await workbook(examples.map((cells) => cells.slice(0, 10))))
    expect(body).toMatchObject({ rowsCount: 2, goodCount: 2, badRows: [] })
  })

  it('gives a sample of which two rows are bad: a taxpayer number and a deferral', async () => {
    const { raw } = await calls.call(imports.sample)
    const { body } = await check(fileOf(raw.rawPayload))
    expect(body).toMatchObject({ rowsCount: 6, goodCount: 4, badCount: 2, duplicateCount: 0 })
    expect(body.badRows.map(({ errors }) => errors.map(({ cell }) => cell))).toEqual([['A4'], ['J6']])
    expect(body.badRows[0]?.errors[0]?.message).toMatch(/^Некорректная контрольная цифра/)
    expect(body.badRows[1]?.cells[9]).toBe('120')
    expect(body.buyers[0]).toMatchObject({ warning: null })
  })

  it('says what it would do, and keeps nothing', async () => {
    const before = await drafts()
    const rows = [
      row(),
      row({ 4: '2', 0: Number(KHLEBTORG), 3: 'торг 12', 5: '2026-11-01', 7: '1 234 567,89 руб.\n', 8: 0 }),
      row({ 0: '5299064046', 4: '3' }),
    ]
    const { status, body } = await check(await workbook(rows))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      fileName: 'Отгрузки ноябрь.xlsx',
      rowsCount: 3,
      goodCount: 3,
      badCount: 0,
      duplicateCount: 0,
      amountSum: roubles(120_000.5 * 2 + 1_234_567.89),
    })
    expect(body.buyers).toMatchObject([
      { shortName: 'АО «Хлебторг»', count: 2, warning: null },
      {
        shortName: 'ООО «СтройКомплект»',
        count: 1,
        limitStatus: { name: 'SUSPENDED' },
        availableLimit: 0,
        warning: 'Лимит на покупателя приостановлен',
      },
    ])
    expect(await drafts()).toBe(before)
  })

  it('names every wrong cell', async () => {
    const rows = wrongCells.map(([, change], index) => row({ 4: `Н-${index}`, ...change }))
    const { body } = await check(await workbook(rows))
    expect(body).toMatchObject({ goodCount: 0, badCount: wrongCells.length })
    for (const [index, [letter, change, sentence]] of wrongCells.entries()) {
      const errors = body.badRows[index]?.errors ?? []
      expect(
        errors.map(({ cell }) => cell),
        JSON.stringify(change),
      ).toEqual([`${letter}${index + 2}`])
      if (sentence !== null) expect(errors[0]?.message).toBe(sentence)
      expect(errors[0]?.message.length).toBeGreaterThan(5)
    }
  })

  it('takes no formulas, and gives nothing back as one', async () => {
    const cells = new Map<string, Partial<Cell>>([
      ['1,7', { value: 5, type: 'formula', formula: 'WEBSERVICE("http://x.example")', formulaResult: 5 }],
    ])
    const file = await workbook([row({ 4: '=1+1' })], { cells })
    const { body } = await check(file)
    expect(body.badRows[0]?.errors).toEqual([
      { cell: 'H2', column: 'amount', problem: 'WRONG', message: 'В ячейке формула. Вставьте значение.' },
    ])
    const { raw } = await calls.call(imports.marked, { body: { file } })
    const [sheet] = (await readXlsx(raw.rawPayload)).sheets
    expect([...(sheet?.cells?.values() ?? [])].some(({ formula }) => formula !== undefined)).toBe(false)
    expect(sheet?.rows[1]?.[4]).toBe('=1+1')
  })

  it('finds repetitions in the file and on the register', async () => {
    await calls.create({ document: { type: 'UPD', number: 'Есть', date: calls.today(), fileId: null } }, false)
    const today = ruDay(calls.today())
    const { body } = await check(
      await workbook([row({ 4: 'А-1' }), row({ 4: 'а-1' }), row({ 4: 'ЕСТЬ', 5: today, 6: today })]),
    )
    expect(body).toMatchObject({ goodCount: 1, badCount: 2, duplicateCount: 2 })
    expect(body.badRows.map(({ errors }) => errors[0])).toMatchObject([
      { cell: 'E3', problem: 'DUPLICATE_IN_FILE', message: 'Этот документ уже есть в строке 2.' },
      { cell: 'E4', problem: 'DUPLICATE_IN_REGISTER' },
    ])
  })

  it('gives the bad rows back marked; corrected, they are taken', async () => {
    const file = await workbook([row({ 4: 'М-1' }), row({ 4: 'М-2', 0: '6399062021' }), row({ 4: 'М-3', 9: 120 })])
    const { raw } = await calls.call(imports.marked, { body: { file } })
    const [sheet] = (await readXlsx(raw.rawPayload, { readStyles: true })).sheets
    expect(sheet?.rows).toHaveLength(3)
    expect(sheet?.rows[1]?.[10]).toMatch(/^Строка 3: ИНН покупателя — Некорректная/)
    expect(sheet?.cells?.get('1,0')?.style?.fill).toMatchObject({
      fgColor: { rgb: expect.stringMatching(/FDE8E8$/) as string },
    })
    const corrected = (sheet?.rows ?? []).map((cells) => [...cells])
    const [, first = [], second = []] = corrected
    first[0] = KHLEBTORG
    second[9] = 90
    const mended = fileOf(await writeXlsx({ sheets: [{ name: 'Отгрузки', rows: corrected }] }))
    expect((await check(mended)).body).toMatchObject({ goodCount: 2, badCount: 0 })
  })

  it('makes drafts of the good rows once, however often it is sent', async () => {
    const before = await drafts()
    const file = await workbook([row({ 4: 'К-1' }), row({ 4: 'К-2' }), row({ 4: 'К-3', 9: 120 })])
    expect((await commit(file, 3)).status).toBe(409)
    const answers = await Promise.all(Array.from({ length: 50 }, () => commit(file, 2)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.every(({ status }) => status === 200 || status === 409 || status === 429)).toBe(true)
    expect(await drafts()).toBe(before + 2)
    const found = await calls.call<{ content: { amount: number; status: { name: string } }[] }>(shipment.find, {
      body: { filters: [{ field: 'document.number', operation: 'IN', value: ['К-1', 'К-2', 'К-3'] }] },
    })
    expect(found.body.content.map(({ amount, status }) => [amount, status.name])).toEqual([
      [roubles(120_000.5), 'DRAFT'],
      [roubles(120_000.5), 'DRAFT'],
    ])
  })

  it('answers a second try with the key of the first, although the rows are on the register already', async () => {
    const before = await drafts()
    const file = await workbook([row({ 4: 'П-1' })])
    const send = () =>
      calls.call(imports.commit, { body: { file, goodCount: 1 }, headers: { 'idempotency-key': 'i-1' } })
    const [first, again] = [await send(), await send()]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect(again.raw.headers['idempotency-replayed']).toBe('true')
    expect(await drafts()).toBe(before + 1)
  })

  // The embedded database has one session: while it is held, nobody even signs in.
  if (kind.name === 'PostgreSQL')
    it('reads the workbook before anybody has to wait for it', { timeout: 20_000 }, async () => {
      const { database } = cabinet.platform
      const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
      const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
      const long = database.transaction(async () => {
        await queueForOrganization(database, organizationId('O5'))
        hold()
        await mayEnd
      })
      await isHeld
      const file = await workbook([], { headers: ['Не тот шаблон'] })
      const headers = { 'idempotency-key': 'i-2' }
      const { status } = await calls.call(imports.commit, { body: { file, goodCount: 1 }, headers })
      expect(status).toBe(400)
      end()
      await long
    })

  it('takes 5,000 rows and no more', async () => {
    const many = Array.from({ length: 5000 }, (_, place) => row({ 4: `Б-${place}` }))
    const file = await workbook(many)
    expect((await check(file)).body).toMatchObject({ goodCount: 5000, badCount: 0 })
    const { body } = await commit(file, 5000)
    expect(body).toMatchObject({ createdCount: 5000, amountSum: 5000 * roubles(120_000.5) })
    const more = await check(await workbook([...many, row({ 4: 'Б-5001' })]))
    expect(more.status).toBe(400)
    expect(wrongFieldsIn(more as never)['file']).toBe('В файле больше 5000 строк. Разделите его на части')
  }, 60_000)

  /** A zip whose parts are as small as deflate makes them. */
  const zipOf = (parts: Readonly<Record<string, Buffer>>, declared?: number): Buffer => {
    const bodies: Buffer[] = []
    const entries: Buffer[] = []
    for (const [path, content] of Object.entries(parts)) {
      const name = Buffer.from(path)
      const packed = deflateRawSync(content)
      const local = Buffer.alloc(30)
      local.writeUInt32LE(0x04_03_4b_50, 0)
      local.writeUInt16LE(8, 8)
      local.writeUInt32LE(packed.length, 18)
      local.writeUInt32LE(declared ?? content.length, 22)
      local.writeUInt16LE(name.length, 26)
      const entry = Buffer.alloc(46)
      entry.writeUInt32LE(0x02_01_4b_50, 0)
      entry.writeUInt16LE(8, 10)
      entry.writeUInt32LE(packed.length, 20)
      entry.writeUInt32LE(declared ?? content.length, 24)
      entry.writeUInt16LE(name.length, 28)
      entry.writeUInt32LE(Buffer.concat(bodies).length, 42)
      bodies.push(local, name, packed)
      entries.push(entry, name)
    }
    const [content, directory] = [Buffer.concat(bodies), Buffer.concat(entries)]
    const end = Buffer.alloc(22)
    end.writeUInt32LE(0x06_05_4b_50, 0)
    end.writeUInt16LE(Object.keys(parts).length, 8)
    end.writeUInt16LE(Object.keys(parts).length, 10)
    end.writeUInt32LE(directory.length, 12)
    end.writeUInt32LE(content.length, 16)
    return Buffer.concat([content, directory, end])
  }
  const bomb = (megabytes: number, declared?: number): Buffer =>
    zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(megabytes * 1024 * 1024) }, declared)

  /** A workbook of 70 KB, nothing wrong with it, of whose texts a reader makes hundreds of megabytes. */
  const hungry = (): Buffer => {
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const packages = 'http://schemas.openxmlformats.org/package/2006/relationships'
    const link = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
    const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
    const kindOf = (path: string, type: string) =>
      `<Override PartName="/xl/${path}.xml" ContentType="${types}.${type}+xml"/>`
    const parts = {
      '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>${kindOf('workbook', 'sheet.main')}${kindOf('worksheets/sheet1', 'worksheet')}${kindOf('sharedStrings', 'sharedStrings')}</Types>`,
      '_rels/.rels': `<Relationships xmlns="${packages}">${link('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
      'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="a"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">${link('a', 'worksheet', 'worksheets/sheet1.xml')}${link('b', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
      'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c></row></sheetData></worksheet>`,
      'xl/sharedStrings.xml': `<sst xmlns="${main}">${'<si><t>a</t></si>'.repeat(1_700_000)}</sst>`,
    }
    return zipOf(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, Buffer.from(text)])))
  }

  it('does not even begin to read a workbook of more parts than any import has', async () => {
    const limits = { bytes: 64 * 1024 * 1024, tags: 1_500_000 }
    expect(await unpacksWithin(hungry(), limits)).toBe(false)
    expect(await unpacksWithin(hungry(), { ...limits, tags: 7_000_000 })).toBe(true)
  })

  it('keeps nobody waiting while it reads a workbook that is too much', async () => {
    const file = fileOf(hungry())
    const started = performance.now()
    let last = started
    let longest = 0
    const look = () => {
      const now = performance.now()
      longest = Math.max(longest, now - last)
      last = now
    }
    const timer = setInterval(look, 10)
    const { status } = await check(file)
    look()
    clearInterval(timer)
    expect(status).toBe(415)
    // Another process reads: this one is held up by the machine at most, never for the whole of it.
    expect(longest).toBeLessThan((performance.now() - started) / 2)
  }, 60_000)

  it.each([
    ['no workbook', () => fileOf(Buffer.from('ИНН;сумма'), 'a.xlsx'), 415],
    ['another kind of file', () => fileOf(Buffer.from('%PDF-1.4'), 'a.pdf'), 415],
    ['a zip that is cut off', () => fileOf(bomb(1).subarray(0, 60)), 415],
    ['a zip that unpacks to 200 MB', () => fileOf(bomb(200)), 415],
    ['the same that says it is small', () => fileOf(bomb(200, 100)), 415],
    ['an empty file', () => fileOf(Buffer.alloc(0)), 400],
    ['11 MB', () => fileOf(Buffer.alloc(11 * 1024 * 1024)), 413],
  ])('refuses %s', async (_name, make, status) => {
    for (const endpoint of [imports.check, imports.marked]) {
      expect((await calls.call(endpoint, { body: { file: make() } })).status).toBe(status)
    }
    expect((await commit(make(), 1)).status).toBe(status)
  })

  it('refuses a sheet that is not like the template, and one without rows', async () => {
    const other = await check(await workbook([row()], { headers: [...HEADERS].toReversed() }))
    expect(wrongFieldsIn(other as never)['file']).toMatch(/^Первая строка не такая/)
    const empty = await check(await workbook([]))
    expect(wrongFieldsIn(empty as never)['file']).toBe('В файле нет ни одной отгрузки')
  })

  it('is for holders of the role', async () => {
    const file = await workbook([row({ 4: 'Ч-1' })])
    expect((await creditCalls(cabinet, 'P4').call(imports.commit, { body: { file, goodCount: 1 } })).status).toBe(403)
    const other = await creditCalls(cabinet, 'P1').call<ImportReport>(imports.check, { body: { file } })
    expect(other.body).toMatchObject({ goodCount: 0, badCount: 1 })
  })
})
