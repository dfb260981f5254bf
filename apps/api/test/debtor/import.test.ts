import * as imports from '@cabinet/contract/debtor/import'
import type { ImportReport } from '@cabinet/contract/debtor/import'
import * as shipment from '@cabinet/contract/debtor/shipments'
import { type Cell, type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { queueForOrganization } from '../../src/modules/organization/port.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { wrongFieldsIn } from '../support/organization.ts'
import { creditCalls, roubles } from './support.ts'
import { checkImport, commitImport, fileOf, HEADERS, KHLEBTORG, rowOf, ruDay, workbook } from './workbook.ts'

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

  const row = (change?: Readonly<Record<number, CellValue>>) => rowOf(calls.today(), change)
  const check = (file: File) => checkImport(calls, file)
  const commit = (file: File, goodCount: number) => commitImport(calls, file, goodCount)
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
