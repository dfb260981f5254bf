import { create, find, get, registry, remove, requestLimit, update } from '@cabinet/contract/debtor/buyers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerDebtor, buyerCardOf, buyerOf, buyers } from '../../../../test/page/debtor.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { afterPaint } from '../../../shared/after-paint.ts'

const ADDRESS = '/debtor/insurance-management'
const debtor = person(['USER', 'DEBTOR'])
const [approved, requested, rejected, blind] = buyers
const ITN = '7799061015'

const drawer = (name: string) => page.getByRole('dialog', { name, exact: true })
/** What was put off until something is on the screen has happened by then. */
const afterNextPaint = () => new Promise<void>((resolve) => afterPaint(resolve))

const form = () => drawer('Новый покупатель')
const field = (name: string) => form().getByRole('textbox', { name })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerDebtor(server)
})

/** The menu of a row. */
const choose = async (name: string, item: string) => {
  await page.getByRole('button', { name: `Действия: ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const answerRegistry = (change: object = {}) =>
  server.answer(registry, {
    itn: ITN,
    kpp: '779901001',
    ogrn: '1157799061012',
    shortName: 'ООО «ТД «Оптима Ритейл»',
    fullName: 'Общество с ограниченной ответственностью «Торговый дом «Оптима Ритейл»',
    registryStatus: { name: 'ACTIVE', description: 'Действует' },
    buyerId: null,
    ...change,
  })

describe('the register', () => {
  test('has the states of limits in words, with what is used and left', async () => {
    await openPage(`${ADDRESS}?limit=APPROVED,REQUESTED`, debtor)
    const row = page.getByRole('row', { name: /Хлебторг/ })
    await expect.element(row.getByText('Одобрен')).toBeVisible()
    await expect.element(row.getByText('до 31.03.2027')).toBeVisible()
    await expect.element(row.getByText(spaced('свободно 4 080 000 ₽'))).toBeVisible()
    for (const [{ shortName }, words] of [
      [requested, 'На рассмотрении'],
      [rejected, 'Отказ'],
      [blind, 'Без согласования'],
    ] as const)
      await expect
        .element(page.getByRole('row', { name: spaced(shortName) }).getByText(words, { exact: true }))
        .toBeVisible()
    expect(server.calls(find)[0]).toMatchObject({
      body: { filters: [{ field: 'limitStatus.name', operation: 'IN', value: ['APPROVED', 'REQUESTED'] }] },
    })
  })

  test('without buyers it says what to do', async () => {
    server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText('Покупателей пока нет')).toBeVisible()
    await page.getByRole('button', { name: 'Добавить покупателя' }).last().click()
    await expect.element(form()).toBeVisible()
    expect(location.search).toBe('?form=new')
  })

  test('its form that is asked for twice, before it is there, is one step back', async () => {
    server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
    await openPage(ADDRESS, debtor)
    const add = page.getByRole('button', { name: 'Добавить покупателя' }).last()
    await expect.element(add).toBeVisible()
    // Not by the length of the history: a window has room for fifty steps, and tests share one.
    const steps = vi.spyOn(history, 'pushState')
    const button = add.element() as HTMLElement
    button.click()
    button.click()
    await expect.element(form()).toBeVisible()
    expect(steps.mock.calls.map(([, , address]) => address)).toEqual([expect.stringContaining('form=new')])
    steps.mockRestore()
  })

  test('its form that is asked for on the way to another page holds nobody back, and does not come along', async () => {
    server.answer(find, { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 })
    await openPage(ADDRESS, debtor)
    const add = page.getByRole('button', { name: 'Добавить покупателя' }).last()
    const away = page.getByRole('link', { name: 'Условия страхования' }).first()
    const back = page.getByRole('link', { name: 'Управление страхованием' }).first()
    // The first time the other page is on its way when the form would open, the second time it is there.
    for (const _ of ['fetched', 'known']) {
      await expect.element(add).toBeVisible()
      ;(add.element() as HTMLElement).click()
      ;(away.element() as HTMLElement).click()

      await expect.element(page.getByRole('heading', { level: 1, name: /^Условия страхования/ })).toBeVisible()
      await afterNextPaint()
      expect(location.pathname + location.search).toBe('/debtor/insurance-conditions')
      // Not by the history: tests share a window, and with it what others have left there.
      await back.click()
    }
    await expect.element(add).toBeVisible()
    expect(location.search).toBe('')
  })

  test('who may not see the list is told so', async () => {
    server.fail(find, 403, { message: 'Недостаточно прав' })
    await openPage(ADDRESS, debtor)
    await expect.element(page.getByText('Список вам недоступен')).toBeVisible()
  })
})

describe('a buyer is added', () => {
  const fill = async () => {
    await userEvent.fill(field('ИНН'), ITN)
    await userEvent.fill(field('Номер договора поставки'), '77-П')
    await userEvent.fill(form().getByRole('textbox', { name: 'Отсрочка, дней' }), '60')
  }
  const answer = (name: RegExp) => form().getByRole('radio', { name }).click({ force: true })
  const add = () => form().getByRole('button', { name: 'Добавить', exact: true }).click()

  test('by ИНН, with the names of the registry and a limit asked for at once', async () => {
    answerRegistry()
    const added = buyerOf(7, 'REQUESTED', { shortName: 'ООО «ТД «Оптима Ритейл»', itn: ITN })
    server.answer(create, () => {
      server.answer(get, buyerCardOf(added))
      return buyerCardOf(added)
    })
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await expect.element(form().getByText('ООО «ТД «Оптима Ритейл»').first()).toBeVisible()
    await userEvent.fill(form().getByRole('textbox', { name: 'Лимит', exact: true }), '1000000')
    await add()
    // The date of the contract and the question about affiliation are still open.
    await expect.poll(() => form().getByText('Обязательное поле').elements().length).toBeGreaterThanOrEqual(2)
    expect(server.calls(create)).toEqual([])
    await userEvent.type(form().getByRole('textbox', { name: 'Дата договора' }), '20.02.2026')
    await answer(/компании независимы/)
    await add()
    await expect.element(toastOf('Покупатель добавлен')).toBeInTheDocument()
    expect(server.calls(create)).toMatchObject([
      {
        body: {
          itn: ITN,
          contract: { number: '77-П', date: '2026-02-20' },
          paymentTermDays: 60,
          requestedLimit: 100_000_000,
          isAffiliated: false,
          comment: null,
        },
      },
    ])
    await expect.element(drawer('ООО «ТД «Оптима Ритейл»').getByText('На рассмотрении').first()).toBeVisible()
  })

  test('an affiliated one is refused in the form', async () => {
    answerRegistry()
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await answer(/общие учредители/)
    await add()
    await expect.element(form().getByText('Долги аффилированных покупателей не страхуют')).toBeVisible()
    expect(server.calls(create)).toEqual([])
  })

  test('a deferral over the policy is refused in the form', async () => {
    answerRegistry()
    await openPage(`${ADDRESS}?form=new`, debtor)
    await fill()
    await userEvent.fill(form().getByRole('textbox', { name: 'Отсрочка, дней' }), '120')
    await add()
    await expect.element(form().getByText(spaced('Введите число от 1 до 90'))).toBeVisible()
  })

  test('one that is on the list already is pointed to', async () => {
    answerRegistry({ buyerId: approved.id })
    await openPage(`${ADDRESS}?form=new`, debtor)
    await userEvent.fill(field('ИНН'), ITN)
    await expect.element(form().getByText('Этот покупатель уже в списке')).toBeVisible()
    await expect
      .element(form().getByRole('link', { name: 'Открыть' }))
      .toHaveAttribute('href', `${ADDRESS}?open=${approved.id}`)
  })

  test.each([
    [404, 'В реестре нет компании с таким ИНН. Проверьте номер'],
    [409, 'Реестр сейчас не отвечает. Покупателя можно будет добавить позже'],
  ])('a registry that answers %i is told apart', async (code, words) => {
    server.fail(registry, code)
    await openPage(`${ADDRESS}?form=new`, debtor)
    await userEvent.fill(field('ИНН'), ITN)
    await expect.element(form().getByText(words)).toBeVisible()
  })

  test('a wrong digit is told before the registry is asked', async () => {
    await openPage(`${ADDRESS}?form=new`, debtor)
    await userEvent.fill(field('ИНН'), '7799061016')
    await userEvent.tab()
    await expect.element(form().getByText('Некорректная контрольная цифра ИНН')).toBeVisible()
    expect(server.calls(registry)).toEqual([])
  })
})

describe('a buyer has', () => {
  test('the comment of the insurer and the history of the limit', async () => {
    server.answer(get, buyerCardOf(rejected))
    await openPage(`${ADDRESS}?open=${rejected.id}`, debtor)
    const opened = drawer(rejected.shortName)
    await expect.element(opened.getByText(/Отрицательная кредитная история/)).toBeVisible()
    await expect.element(opened.getByRole('list', { name: 'История лимита' })).toBeVisible()
  })

  test('another limit, asked for from the row', async () => {
    server.answer(requestLimit, buyerCardOf(requested))
    await openPage(ADDRESS, debtor)
    await choose(approved.shortName, 'Изменить лимит')
    const dialog = drawer('Изменение лимита')
    const sum = dialog.getByRole('textbox', { name: 'Сумма лимита' })
    await userEvent.clear(sum)
    await dialog.getByRole('button', { name: 'Отправить страховщику' }).click()
    await expect.element(dialog.getByText('Обязательное поле')).toBeVisible()
    await userEvent.fill(sum, '7000000')
    await dialog.getByRole('button', { name: 'Отправить страховщику' }).click()
    await expect.element(toastOf('Запрос лимита отправлен страховщику')).toBeInTheDocument()
    expect(server.calls(requestLimit)).toMatchObject([
      { params: { id: approved.id }, body: { requestedLimit: 700_000_000 } },
    ])
  })

  test('a reason where something is not possible', async () => {
    await openPage(ADDRESS, debtor)
    await page.getByRole('button', { name: `Действия: ${requested.shortName}` }).click()
    await expect.element(page.getByText('Страховщик рассматривает запрос')).toBeVisible()
    await expect.element(page.getByRole('menuitem', { name: /^Исключить/ })).toHaveAttribute('aria-disabled', 'true')
  })

  test('a way off the list; a refusal stays in the question', async () => {
    server.fail(remove, 409, { code: 'IN_USE', message: 'Есть неоплаченные отгрузки' })
    await openPage(ADDRESS, debtor)
    await choose(rejected.shortName, 'Исключить')
    const question = page.getByRole('alertdialog', { name: 'Исключить покупателя?' })
    await question.getByRole('button', { name: 'Исключить' }).click()
    await expect.element(question.getByText('Есть неоплаченные отгрузки')).toBeVisible()
    server.answer(remove, undefined)
    await question.getByRole('button', { name: 'Исключить' }).click()
    await expect.element(toastOf('Покупатель исключён')).toBeInTheDocument()
  })

  test('a contract; who was slower sees what the other has saved', async () => {
    const mine = buyerCardOf(blind)
    server.answer(get, mine)
    server.answer(update, ({ body }) => {
      if (body.version > 1) return buyerCardOf({ ...blind, version: 3, paymentTermDays: body.paymentTermDays })
      server.answer(get, buyerCardOf({ ...blind, version: 2, paymentTermDays: 30 }))
      throw new Failure(409, { code: 'STALE', message: 'Данные изменил другой пользователь. Обновите страницу.' })
    })
    await openPage(`${ADDRESS}?form=${blind.id}`, debtor)
    const edited = drawer('Договор с покупателем')
    await userEvent.fill(edited.getByRole('textbox', { name: 'Отсрочка, дней' }), '45')
    await edited.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect.element(edited.getByText('Данные изменил другой пользователь')).toBeVisible()
    await edited.getByRole('radio', { name: /Моё: 45/ }).click({ force: true })
    await edited.getByRole('button', { name: 'Загрузить новые данные' }).click()
    await edited.getByRole('button', { name: 'Сохранить', exact: true }).click()
    await expect.element(toastOf('Сохранено')).toBeInTheDocument()
    expect(server.calls(update).at(-1)).toMatchObject({ body: { version: 2, paymentTermDays: 45 } })
  })
})
