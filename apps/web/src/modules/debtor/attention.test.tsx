import { attention } from '@cabinet/contract/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../test/page/accessible.ts'
import { answerOfferPage } from '../../../test/page/answers.ts'
import { answerDebtor } from '../../../test/page/debtor.ts'
import { fakeServer, openPage, spaced } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const REGISTER = '/debtor/order-register'
const MANAGEMENT = '/debtor/insurance-management'

/** Kinds of this area with one thing each: what people read, and where the button leads. */
const waiting = [
  ['CREDIT_SUSPENDED', { number: 'КК-7' }, 'Оплатить: Страхование кредитов приостановлено: оплатите счёт № КК-7'],
  ['CREDIT_STOPPED', {}, 'Подробнее: Страховщик приостановил страхование кредитов: новые отгрузки не страхуются'],
  ['CREDIT_INVOICE', { number: 'КК-7' }, 'Оплатить: Оплатите счёт за страхование № КК-7'],
  ['CREDIT_NOTIFY', { number: 'О-180' }, 'Сообщить: Сообщите страховщику о просрочке: отгрузка № О-180'],
  ['CREDIT_CLAIM', { number: 'О-165' }, 'Подать: Можно подать заявление о возмещении: отгрузка № О-165'],
  ['CREDIT_LIMIT', { buyer: 'ООО «Ромашка»' }, 'Продлить: Продлите лимит на покупателя ООО «Ромашка»'],
] as const

const pathOf = (kind: string) => (/NOTIFY|CLAIM/.test(kind) ? REGISTER : MANAGEMENT)

const open = async (count: number) => {
  const server = fakeServer()
  answerOfferPage(server)
  answerDebtor(server)
  server.answer(attention, {
    missing: [],
    items: waiting.map(([kind, details]) => ({ kind, count, path: `${pathOf(kind)}?of=${kind}`, details })),
  })
  await openPage('/attention', person(['USER', 'DEBTOR']))
}

test('what waits in the credit insurance is named with the way to it', async () => {
  await open(1)
  for (const [kind, , words] of waiting) {
    await expect
      .element(page.getByRole('link', { name: spaced(words), exact: true }))
      .toHaveAttribute('href', `${pathOf(kind)}?of=${kind}`)
  }
  await expectAccessible()
})

test('several of a kind are one line with their number', async () => {
  await open(3)
  for (const words of ['оплатите 3 счёта', 'Оплатите 3 счёта за страхование', 'просрочке: 3 отгрузки', '3 лимита']) {
    await expect.element(page.getByRole('link', { name: spaced(words) }).first()).toBeVisible()
  }
})

test('the navigation counts them beside their pages, and folded it has room for the short title', async () => {
  await page.viewport(1440, 900)
  await open(3)
  const navigation = page.getByRole('navigation', { name: 'Разделы кабинета' })
  const register = navigation.getByRole('link', { name: /^Реестр отправок/ })
  await expect.poll(() => register.element().textContent).toMatch(/6$/)
  await navigation.getByRole('button', { name: 'Свернуть меню' }).click()
  await expect.element(navigation.getByText('КК', { exact: true })).toBeVisible()
})
