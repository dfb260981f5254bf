import {
  create,
  cover,
  declare,
  type DebtorShipmentCard,
  excel,
  find,
  get,
  notify,
  pay,
  remove,
  summary,
  update,
} from '@cabinet/contract/debtor/shipments'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDebtor, buyers, cardOf, draft, overdueShipment, shipmentOf } from '../../../test/page/debtor.ts'
import type { FakeServer } from '../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { partedNames } from '../../../e2e/support/parted-names.ts'
import { unnamedControls } from '../../../test/page/unnamed.ts'
import { controlNameOf } from '../../shared/observe/control-name.ts'

const ADDRESS = '/debtor/order-register'
const debtor = person(['USER', 'DEBTOR'])
const none = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 }
const drawer = (name: string) => page.getByRole('dialog', { name, exact: true })
const bodyOf = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerDebtor(server)
})

/** The menu of a row. */
const choose = async (number: string, item: string) => {
  await page.getByRole('button', { name: `Действия с отгрузкой ${number}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

describe('the register', () => {
  test('says of each shipment what is next and until when', async () => {
    await openPage(ADDRESS, debtor)
    for (const [number, words] of [
      ['О-201', 'Отправить на страхование'],
      ['О-198', 'Оплата до 14.11.2026'],
      ['О-180', 'Уведомить до 14.12.2026'],
    ] as const)
      await expect.element(page.getByRole('row', { name: spaced(number) }).getByText(spaced(words))).toBeVisible()
    const row = page.getByRole('row', { name: /О-180/ })
    await expect.element(row.getByText('просрочка 5 дней')).toBeVisible()
    await expect.element(row.getByText('Лимит покупателя исчерпан')).toBeVisible()
  })

  test('keeps the form and the name of a company on one line, in a row and in its drawer', async () => {
    await openPage(`${ADDRESS}?open=${overdueShipment.id}`, debtor)
    await expect.element(drawer('Отгрузка О-180').getByText(spaced('АО «Хлебторг»'))).toBeVisible()
    expect(partedNames()).toEqual([])
  })

  test('has a name for analytics for every control, and none of them is a value', async () => {
    await openPage(`${ADDRESS}?status=OVERDUE`, debtor)
    await expect.element(page.getByRole('row', { name: /О-180/ })).toBeVisible()
    await expect.poll(unnamedControls).toEqual([])
    document.querySelector<HTMLElement>('[data-track=status] button')?.click()
    const option = page.getByRole('listbox').getByRole('option').first()
    await expect.element(option).toBeVisible()
    expect(controlNameOf(option.element())).toBe('status')
  })

  test('sums are those of the whole filter, and each filter is a chip', async () => {
    await openPage(`${ADDRESS}?status=OVERDUE&next=NOTIFY&insured=1..&overdue=1..&sort=-dueDate`, debtor)
    await expect.element(page.getByText(spaced('2 580 000,00 ₽')).first()).toBeVisible()
    const filters = [
      { field: 'status.name', operation: 'IN', value: ['OVERDUE'] },
      { field: 'nextAction.name', operation: 'IN', value: ['NOTIFY'] },
      { field: 'insuredAmount', operation: 'BETWEEN', value: [1, null] },
      { field: 'overdueDays', operation: 'BETWEEN', value: [1, null] },
    ]
    expect(bodyOf(server.calls(find))).toMatchObject({ sort: [{ field: 'dueDate', direction: 'DESC' }], filters })
    expect(bodyOf(server.calls(summary))).toEqual({ filters })
    for (const chip of ['Статус: Просрочено', 'Что дальше: Уведомить страховщика', 'Застраховано: да'])
      await expect.element(page.getByText(chip)).toBeVisible()
    await page.getByRole('button', { name: 'Сбросить' }).click()
    await expect.poll(() => location.search).toBe('?sort=-dueDate')
  })

  test('a buyer of the address has the name in the chip', async () => {
    await openPage(`${ADDRESS}?buyer=${buyers[0].id}`, debtor)
    await expect.element(page.getByText('Покупатель: АО «Хлебторг»')).toBeVisible()
  })

  test('the workbook has the filter', async () => {
    server.answer(excel, new File(['x'], 'Отгрузки.xlsx'))
    const release = server.hold(excel)
    await openPage(`${ADDRESS}?q=хлеб`, debtor)
    await page.getByRole('button', { name: 'Выгрузить в Excel' }).click()
    await page.getByRole('button', { name: 'Отменить скачивание' }).click()
    await expect.element(page.getByText('Скачивание отменено')).toBeInTheDocument()
    expect(bodyOf(server.calls(excel))).toEqual({
      sort: [],
      filters: [{ field: 'search', operation: 'LIKE', value: 'хлеб' }],
    })
    release()
  })

  test('never a shipment, none for the filter, none to be seen', async () => {
    server.answer(find, none)
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText('Отгрузок пока нет')).toBeVisible()
    await openPage(`${ADDRESS}?q=zz`, debtor)
    await expect.element(page.getByText('Ничего не найдено. Измените фильтры')).toBeVisible()
    server.fail(find, 403, { message: 'Недостаточно прав' })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText('Список вам недоступен')).toBeVisible()
  })
})

describe('the drawer', () => {
  test('has the arithmetic of the indemnity, the reason and the days', async () => {
    server.answer(
      get,
      cardOf(overdueShipment, { payments: [{ id: overdueShipment.id, date: '2026-11-10', amount: 1_000_000 }] }),
    )
    await openPage(`${ADDRESS}?open=${overdueShipment.id}`, debtor)
    const opened = drawer('Отгрузка О-180')
    await expect.element(opened.getByText(spaced('500 000,00 ₽ × 90 % = 450 000,00 ₽'))).toBeVisible()
    await expect.element(opened.getByText(/Застрахована только часть: лимит покупателя исчерпан/)).toBeVisible()
    await expect.element(opened.getByText('Последний день, чтобы уведомить страховщика')).toBeVisible()
    await expect.element(opened.getByText(spaced('10 000,00 ₽'))).toBeVisible()
    await expect
      .element(opened.getByRole('link', { name: 'Подать заявление' }))
      .toHaveAttribute('href', `/debtor/create-claim/${overdueShipment.id}`)
  })

  test('a claim that can be filed is the first thing to do', async () => {
    const due = shipmentOf(165, 'RECOVERY', {
      overdueDays: 91,
      nextAction: { name: 'CLAIM', description: 'Подать заявление', date: null },
    })
    server.answer(get, cardOf(due, { notice: { date: '2026-09-20', comment: null } }))
    await openPage(`${ADDRESS}?open=${due.id}`, debtor)
    await expect
      .element(drawer('Отгрузка О-165').getByRole('link', { name: 'Подать заявление' }))
      .toHaveAttribute('href', `/debtor/create-claim/${due.id}`)
    await expect.element(drawer('Отгрузка О-165').getByText('20.09.2026')).toBeVisible()
  })

  test('a claim that was filed is led to', async () => {
    const claimed = shipmentOf(150, 'CLAIM', { claimId: overdueShipment.id })
    server.answer(get, cardOf(claimed))
    await openPage(`${ADDRESS}?open=${claimed.id}`, debtor)
    await expect
      .element(drawer('Отгрузка О-150').getByRole('link', { name: 'Открыть заявление' }))
      .toHaveAttribute('href', `/settlement/${overdueShipment.id}`)
  })

  test('a paid one has nothing left to do; one that is gone says so', async () => {
    const paid = shipmentOf(186, 'PAID', { debtAmount: 0, paidAmount: 86_000_000 })
    server.answer(get, cardOf(paid, { indemnity: null }))
    await openPage(`${ADDRESS}?open=${paid.id}`, debtor)
    await expect.element(drawer('Отгрузка О-186').getByText('Оплачено').first()).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Отметить оплату' })).not.toBeInTheDocument()
    server.fail(get, 404, { message: 'Отгрузки нет' })
    await openPage(`${ADDRESS}?open=${paid.id}`, debtor)
    await expect.element(page.getByRole('dialog').getByText('Отгрузки нет')).toBeVisible()
  })
})

describe('what is done with a shipment', () => {
  test('the insurer is told of an overdue payment', async () => {
    server.answer(notify, cardOf(shipmentOf(180, 'NOTIFIED')))
    await openPage(ADDRESS, debtor)
    await choose('О-180', 'Сообщить о просрочке')
    const dialog = drawer('Сообщить о просрочке')
    await expect.element(dialog.getByText(/Сообщить нужно до\s14\.12\.2026/)).toBeVisible()
    await userEvent.fill(dialog.getByRole('textbox'), 'Обещал заплатить в декабре')
    await dialog.getByRole('button', { name: 'Сообщить страховщику' }).click()
    await expect.element(toastOf('Страховщик уведомлён')).toBeInTheDocument()
    expect(server.calls(notify)).toMatchObject([
      { params: { id: overdueShipment.id }, body: { comment: 'Обещал заплатить в декабре' } },
    ])
  })

  test('a payment is noted in part, never more than the debt', async () => {
    server.answer(pay, cardOf(overdueShipment))
    await openPage(ADDRESS, debtor)
    await choose('О-180', 'Отметить оплату')
    const dialog = drawer('Оплата по отгрузке О-180')
    const sum = dialog.getByRole('textbox', { name: 'Сумма' })
    await userEvent.fill(sum, '860000,01')
    await dialog.getByRole('button', { name: 'Отметить' }).click()
    await expect.element(dialog.getByText('Введите сумму не больше долга')).toBeVisible()
    await userEvent.fill(sum, '300000')
    await dialog.getByRole('button', { name: 'Отметить' }).click()
    await expect.element(toastOf('Оплата отмечена')).toBeInTheDocument()
    expect(server.calls(pay)).toMatchObject([{ body: { amount: 30_000_000 } }])
  })

  test('drafts are declared together, and what is not insured is told', async () => {
    const other = shipmentOf(202, 'DRAFT')
    server.answer(find, { ...none, content: [draft, other, overdueShipment], totalElements: 3, totalPages: 1 })
    server.answer(declare, {
      declaredCount: 2,
      amountSum: 172_000_000,
      insuredSum: 50_000_000,
      premiumSum: 602_000,
      uninsuredCount: 1,
    })
    await openPage(ADDRESS, debtor)
    const tick = (number: string) => page.getByRole('checkbox', { name: spaced(`Выбрать ${number}`) })
    await tick('О-180').click({ force: true })
    const send = page.getByRole('button', { name: 'Отправить на страхование' })
    await expect.element(send).toHaveAttribute('aria-disabled', 'true')
    for (const number of ['О-201', 'О-202']) await tick(number).click({ force: true })
    await send.click()
    const question = page.getByRole('alertdialog', { name: spaced('Отправить 2 отгрузки на страхование?') })
    await question.getByRole('button', { name: 'Отправить', exact: true }).click()
    await expect.element(toastOf(/^Отправлены 2\sотгрузки: застраховано 500\s000,00\s₽/)).toBeInTheDocument()
    expect(server.calls(declare)).toMatchObject([{ body: { shipmentIds: [draft.id, other.id] } }])
  })

  test('a draft is deleted after a question', async () => {
    server.answer(remove, undefined)
    await openPage(ADDRESS, debtor)
    await choose('О-201', 'Удалить черновик')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
    await expect.element(toastOf('Черновик удалён')).toBeInTheDocument()
    expect(server.calls(remove)).toMatchObject([{ params: { id: draft.id } }])
  })
})

describe('the form', () => {
  const form = () => drawer('Новая отгрузка')
  const field = (name: string) => form().getByRole('textbox', { name, exact: true })
  const saved: DebtorShipmentCard = cardOf(draft)
  const fill = async () => {
    await form()
      .getByRole('combobox', { name: /Покупатель/ })
      .fill('хлеб')
    await page.getByRole('option', { name: /Хлебторг/ }).click()
    await userEvent.fill(field('Номер документа'), '417')
    await userEvent.type(field('Дата документа'), '15.11.2026')
    await userEvent.type(field('Дата отгрузки'), '15.11.2026')
    await userEvent.fill(field('Сумма с НДС'), '860000')
    await userEvent.fill(field('в том числе НДС'), '143333,33')
  }

  test('takes contract and deferral of the buyer, shows the cover, and keeps a draft', async () => {
    server.answer(create, () => {
      server.answer(get, saved)
      return saved
    })
    server.answer(cover, {
      insuredAmount: 50_000_000,
      premium: 301_000,
      availableLimit: 50_000_000,
      uninsuredReason: { name: 'LIMIT_USED_UP', description: 'Лимит покупателя исчерпан' },
    })
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await expect.element(field('Номер договора поставки')).toHaveValue('208')
    await expect.element(field('Отсрочка, дней')).toHaveValue('60')
    await expect.element(form().getByText(spaced('500 000,00 ₽ из 860 000,00 ₽'))).toBeVisible()
    await form().getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect.element(toastOf('Черновик сохранён')).toBeInTheDocument()
    expect(server.calls(create)).toMatchObject([
      {
        body: {
          buyerId: buyers[0].id,
          contract: { number: '208', date: '2026-02-20' },
          document: { type: 'UPD', number: '417', date: '2026-11-15', fileId: null },
          shipmentDate: '2026-11-15',
          amount: 86_000_000,
          vatAmount: 14_333_333,
          deferralDays: 60,
          isDeclared: false,
        },
      },
    ])
    await expect.element(drawer('Отгрузка О-201')).toBeVisible()
  })

  test('declares at once by the main button', async () => {
    server.answer(create, saved)
    server.answer(get, saved)
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await form().getByRole('button', { name: 'Отправить на страхование' }).click()
    await expect.element(toastOf('Отгрузка О-201 отправлена на страхование')).toBeInTheDocument()
    expect(server.calls(create)).toMatchObject([{ body: { isDeclared: true } }])
  })

  test('a refusal of the server stands at its field, and what was typed stays', async () => {
    server.fail(create, 409, {
      code: 'TAKEN',
      message: 'Такой документ уже в реестре',
      fields: [{ field: 'document.number', code: 'TAKEN', message: 'Этот документ уже в реестре: О-150' }],
    })
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await form().getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect.element(form().getByText('Этот документ уже в реестре: О-150').first()).toBeVisible()
    await expect.element(field('Номер документа')).toHaveValue('417')
  })

  test('asks for everything that is missing', async () => {
    await openPage(`${ADDRESS}?form=new`, debtor)
    await form().getByRole('button', { name: 'Сохранить черновик' }).click()
    await expect.poll(() => form().getByText('Обязательное поле').elements().length).toBeGreaterThanOrEqual(8)
    expect(server.calls(create)).toEqual([])
  })

  test('a draft that is changed can be declared with it', async () => {
    server.answer(get, saved)
    server.answer(update, { ...saved, version: 2 })
    server.answer(declare, { declaredCount: 1, amountSum: 1, insuredSum: 1, premiumSum: 1, uninsuredCount: 0 })
    await openPage(`${ADDRESS}?form=${draft.id}`, debtor)
    const edited = drawer('Черновик О-201')
    await userEvent.fill(edited.getByRole('textbox', { name: 'Номер документа' }), '418')
    await edited.getByRole('button', { name: 'Отправить на страхование' }).click()
    await expect.poll(() => server.calls(declare).length).toBe(1)
    expect(server.calls(update)).toMatchObject([{ body: { version: 1, document: { number: '418' } } }])
    expect(server.calls(declare)).toMatchObject([{ body: { shipmentIds: [draft.id] } }])
  })
})
