import { expect, test } from './support/cabinet.ts'
import { entered } from './support/entered.ts'
import { bankOf, fillGeneral, fillRest, offerTo } from './support/finance.ts'
import { settle } from './support/mailbox.ts'
import { PASSWORD } from './support/people.ts'

/** Terms of an agreement as a bank names them. */
const agreementTerms = {
  interestRate: 21,
  advanceRate: 90,
  maxDeferralDays: 90,
  withRecourse: true,
  fee: null,
  finishedDate: '2031-12-31',
}

test('from the card through an interrupted form to a request that was sent', async ({ cabinet, page }) => {
  const newcomer = { itn: '6699071040', phone: '+79990040001', email: 'owner@finance-request.example' }
  await settle(page.request, newcomer)
  await offerTo(page.request, newcomer)
  await page.goto('/login?redirect=%2Foffer')
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await cabinet.swapped()

  await page.getByRole('button', { name: 'Подать заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Общие сведения', level: 2 })).toBeVisible()
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  await page.getByRole('textbox', { name: /^Среднесписочная численность/ }).fill('12')
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: /^Среднесписочная численность/ })).toHaveValue('12')
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('textbox', { name: /^Запрашиваемый лимит/ })).toBeFocused()
  await cabinet.expectAccessibleInEveryTheme()

  // The line goes and comes back; meanwhile somebody else fills in the rest.
  await page.context().setOffline(true)
  await page.getByRole('textbox', { name: /^Вид деятельности/ }).fill('Торговля по почте')
  await expect(page.getByText(/^Нет соединения\. Введённое сохранено в этом браузере/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible()
  await fillGeneral(page.request, newcomer, id)
  await page.getByRole('textbox', { name: /^Сайт/ }).fill('https://novikova.example')
  const others = page.getByRole('alert').filter({ hasText: 'Данные изменил другой пользователь' })
  await others.getByRole('button', { name: 'Загрузить новые данные' }).click()
  await expect(page.getByText(/^Черновик сохранён в\s\d\d:\d\d$/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Сайт/ })).toHaveValue('https://novikova.example')
  await expect(page.getByRole('textbox', { name: /^Запрашиваемый лимит/ })).toHaveValue(/^4\s000\s000/)
  await page.goto(`/offer/request/${id}?step=FOUNDERS`)
  await page.getByRole('button', { name: 'Добавить учредителя' }).click()
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })
  await field(/^Фамилия/).fill('Новикова')
  await field(/^Имя/).fill('Анна')
  await field(/^Дата рождения/).fill('14.05.1984')
  await field(/^Доля/).fill('100')
  await field(/^Серия и номер/).fill('4500000012')
  await field(/^Дата выдачи/).fill('20.06.2004')
  await field(/^Код подразделения/).fill('772-001')
  await field(/^Кем выдан/).fill('ОВД района Хамовники')
  await field(/^Место рождения/).fill('г. Москва')
  await page
    .getByRole('button', { name: /^Подставить/ })
    .first()
    .click()
  await page.getByRole('radio', { name: 'Нет' }).check({ force: true })
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Далее' }).click()

  await expect(page.getByRole('heading', { name: 'Контактные лица', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Добавить контакт' }).click()
  await field(/^Должность/).fill('Директор')
  await field(/^Фамилия/).fill('Новикова')
  await field(/^Имя/).fill('Анна')
  await field(/^Мобильный телефон/).fill('9990040001')
  await field('E-mail').fill('owner@finance-request.example')
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('heading', { name: 'Банковские реквизиты', level: 2 })).toBeVisible()
  await page.getByRole('button', { name: 'Далее' }).click()
  await expect(page.getByRole('heading', { name: 'Согласия', level: 2 })).toBeVisible()
  for (const name of [/обработку/, /передачу/, /кредитного/, /достоверны/, /электронное/])
    await page.getByRole('checkbox', { name }).press('Space')
  await expect(page.getByText(/^Отмечено/)).toHaveCount(5)
  await page.getByRole('button', { name: 'Далее' }).click()

  await expect(page.getByText('Всё заполнено: заявку можно отправлять')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()
  await page.getByRole('button', { name: 'Отправить в банк' }).click()
  const created = 'Заявка создана. В течение суток Вы получите уведомление о новом статусе по почте.'
  await expect(page.getByText(created)).toBeVisible()
  await page.goto('/offer')
  await expect(page.getByText(created)).toBeVisible()
})

test('from the decision of a bank to money that has come back', async ({ cabinet, page }) => {
  const newcomer = { itn: '7799071101', phone: '+79990040002', email: 'owner@finance-agreement.example' }
  const { request } = page
  await settle(request, newcomer)
  const bank = await bankOf(request, await offerTo(request, newcomer))
  const owner = await entered(request, newcomer.email)
  await page.goto('/login?redirect=%2Foffer')
  await cabinet.fillSignIn(newcomer.email, PASSWORD)
  await cabinet.swapped()
  await page.getByRole('button', { name: 'Подать заявку' }).click()
  await expect(page.getByRole('heading', { name: 'Общие сведения', level: 2 })).toBeVisible()
  const id = /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''
  await fillGeneral(request, newcomer, id)
  await fillRest(request, newcomer, id)
  await owner('POST', `/finance/request/${id}/send`)

  await bank.tell(`request/${id}/take`)
  await bank.tell(`request/${id}/ask-document`, { document: 'Отчётность за год', comment: 'С отметкой о приёме' })
  await bank.tell(`request/${id}/ask-document`, { document: 'Договор аренды' })
  await page.goto(`/offer/request/${id}`)
  await expect(page.getByText(/^Банк ждёт ещё 2\sдокумента\./)).toBeVisible()
  const asked = page.getByRole('region', { name: 'Что просит банк' }).getByRole('listitem')
  const report = asked.filter({ hasText: 'Отчётность за год' })
  const file = { name: 'Отчётность.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  await report.locator('input[type=file]').setInputFiles(file)
  await report.getByRole('button', { name: /^Отправить банку 1\sфайл$/ }).click()
  await expect(report.getByText('Передан банку', { exact: true })).toBeVisible()
  await expect(asked.filter({ hasText: 'Договор аренды' }).getByText('Ждёт ответа')).toBeVisible()
  await cabinet.expectAccessibleInEveryTheme()

  const number = `М-${newcomer.itn}`
  await bank.tell(`request/${id}/approve`, { number, limit: 300_000_000, ...agreementTerms })
  await page.goto('/offer')
  await expect(page.getByText(`Договор № ${number}`, { exact: false }).first()).toBeVisible()
  const agreement = await bank.agreementOf(id)
  const objects = await bank.supply(agreement, ['Ж-1', 'Ж-2', 'Ж-3'])
  // The group of the menu has come with the agreement, without a new sign-in.
  await page.getByRole('navigation').getByRole('link', { name: 'Объекты финансирования' }).click()
  // The bank of the demo may have handed over supplies of its own by now.
  for (const object of objects) {
    const { number: name } = await owner<{ number: string }>('GET', `/finance/object/${object}`)
    await page.getByRole('checkbox', { name: `Выбрать ${name}`, exact: true }).press('Space')
  }
  await page.getByRole('button', { name: 'Заказать финансирование' }).click()
  await expect(page.getByText(/^Заказано 3\sобъекта на 2\s700\s000,00\s₽/).first()).toBeVisible()

  for (const object of objects) {
    await bank.tell(`object/${object}/take`)
    await bank.tell(`object/${object}/finance`, { financingAmount: 90_000_000, plannedRepaymentDate: '2031-12-01' })
  }
  const [first] = objects
  await bank.tell(`object/${first}/repay`, { repaidAmount: 90_000_000 })
  await page.goto('/financing?view=list&status=REPAID')
  const repaid = page.getByRole('row', { name: 'Ж-1' })
  await expect(repaid).toContainText('Погашен')
  await expect(page.getByRole('row', { name: /Ж-[23]/ })).toHaveCount(0)
})
