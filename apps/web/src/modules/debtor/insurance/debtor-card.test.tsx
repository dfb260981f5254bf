import { enable, status } from '@cabinet/contract/debtor'
import { acceptTexts, conditions } from '@cabinet/contract/debtor/policy'
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { insured, policy } from '../../../../test/page/debtor.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const debtor = person(['USER', 'USER_ADMIN', 'DEBTOR'])
const admin = person(['USER', 'USER_ADMIN'])
const off = insured({
  serviceStatus: 'UNAVAILABLE',
  insuranceStartDate: null,
  insuranceEndDate: null,
  policyNumber: null,
  offerAvailable: true,
})

const card = () => page.getByRole('article', { name: 'Страхование коммерческих кредитов' })
const application = () => page.getByRole('dialog', { name: 'Заявка на страхование' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerOfferPage(server)
  server.answer(conditions, policy)
})

describe('the tag', () => {
  test('says that the insurance is on, and since when', async () => {
    server.answer(status, insured())
    await openPage('/offer', debtor)
    await expect.element(card().getByText('Страхование подключено')).toBeVisible()
    await expect.element(card().getByText('01.04.2026')).toBeVisible()
    await expect
      .element(card().getByRole('link', { name: 'Управлять страхованием' }))
      .toHaveAttribute('href', '/debtor/insurance-management')
    await expect
      .element(card().getByRole('link', { name: 'Полные условия страхования' }))
      .toHaveAttribute('href', '/debtor/insurance-conditions')
  })

  test('says that it is suspended, why, and where to pay', async () => {
    server.answer(status, insured({ serviceStatus: 'SUSPENDED', suspendedBy: 'DEBT' }))
    await openPage('/offer', debtor)
    await expect.element(card().getByText('Страхование приостановлено')).toBeVisible()
    await expect
      .element(card().getByRole('link', { name: 'Открыть счета' }))
      .toHaveAttribute('href', '/debtor/insurance-management?tab=invoices')
  })

  test('says why the insurer has suspended it, and asks for no payment', async () => {
    const suspendReason = 'Не представлена отчётность'
    server.answer(status, insured({ serviceStatus: 'SUSPENDED', suspendedBy: 'INSURER', suspendReason }))
    await openPage('/offer', debtor)
    await expect.element(card().getByText(/страховщик приостановил.*Причина: Не представлена отчётность/)).toBeVisible()
    await expect.element(card().getByRole('link', { name: 'Открыть счета' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('says that the end was asked for', async () => {
    server.answer(status, insured({ requestStatus: 'DISCONNECTION_REQUESTED' }))
    await openPage('/offer', debtor)
    await expect.element(card().getByText('Запрошено отключение')).toBeVisible()
    await expect.element(card().getByText('Страхование подключено')).toBeVisible()
  })

  test('is hidden when the state is not known; the date is a hyphen', async () => {
    server.fail(status, 500)
    await openPage('/offer', admin)
    await expect.element(card().getByRole('button', { name: 'Подключить страхование' })).toBeVisible()
    await expect.element(card().getByText('-', { exact: true })).toBeVisible()
    await expect.element(card().getByText('Страхование не подключено')).not.toBeInTheDocument()
  })
})

describe('the way to connect', () => {
  test('without an offer there is a dialog that says so', async () => {
    server.answer(status, { ...off, offerAvailable: false })
    await openPage('/offer', admin)
    await expect.element(card().getByText('Страхование не подключено')).toBeVisible()
    await card().getByRole('button', { name: 'Подключить страхование' }).click()
    const dialog = page.getByRole('dialog', { name: 'Нет доступных предложений' })
    await expect.element(dialog.getByText('Попробуйте ещё раз позже')).toBeVisible()
    await expect.element(dialog.getByRole('link', { name: 'Спросить поддержку' })).toHaveAttribute('href', '/help')
    await expect.poll(() => dialog.element().getBoundingClientRect().width).toBeLessThanOrEqual(420)
    await dialog.getByRole('button', { name: 'Закрыть' }).last().click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('what is agreed to is kept before the insurer is asked', async () => {
    const calls: string[] = []
    server.answer(status, off)
    server.answer(acceptTexts, () => {
      calls.push('consent')
      return undefined
    })
    server.answer(enable, () => {
      calls.push('enable')
      const requested = { ...off, requestStatus: 'CONNECTION_REQUESTED' as const, offerAvailable: false }
      server.answer(status, requested)
      return requested
    })
    await openPage('/offer', admin)
    await card().getByRole('button', { name: 'Подключить страхование' }).click()
    await expect.element(application().getByText('90\u00a0% застрахованного долга')).toBeVisible()
    await application().getByRole('button', { name: 'Отправить заявку' }).click()
    await expect.poll(() => page.getByText('Отметьте это поле').elements().length).toBe(2)
    expect(calls).toEqual([])
    for (const name of [/Ознакомлен/, /Согласен/])
      await application().getByRole('checkbox', { name }).click({ force: true })
    await application().getByRole('button', { name: 'Отправить заявку' }).click()
    await expect.element(toastOf('Заявка отправлена страховщику')).toBeInTheDocument()
    expect(calls).toEqual(['consent', 'enable'])
    expect(server.calls(acceptTexts)).toMatchObject([
      { body: { texts: [{ type: 'INSURANCE_RULES', version: '2026-11-01' }, { type: 'BUYER_DATA' }] } },
    ])
    await expect.element(card().getByRole('button', { name: 'Запрошено подключение' })).toBeDisabled()
  })

  test('a refusal of the server stays in the dialog', async () => {
    server.answer(status, off)
    server.answer(acceptTexts, undefined)
    server.fail(enable, 409, { code: 'CONSENT_REQUIRED', message: 'Согласитесь с новой редакцией правил' })
    await openPage('/offer', admin)
    await card().getByRole('button', { name: 'Подключить страхование' }).click()
    for (const name of [/Ознакомлен/, /Согласен/])
      await application().getByRole('checkbox', { name }).click({ force: true })
    await application().getByRole('button', { name: 'Отправить заявку' }).click()
    await expect.element(application().getByText('Согласитесь с новой редакцией правил')).toBeVisible()
  })

  test.each([
    { offerAvailable: false, dialog: 'Нет доступных предложений', send: false },
    { offerAvailable: true, dialog: 'Заявка на страхование', send: true },
  ])('opens for everybody; only the administrator sends: %o', async ({ offerAvailable, dialog: name, send }) => {
    server.answer(status, { ...off, offerAvailable })
    await openPage('/offer', person(['USER']))
    await card().getByRole('button', { name: 'Подключить страхование' }).click()
    const dialog = page.getByRole('dialog', { name })
    await expect.element(dialog).toBeVisible()
    const button = dialog.getByRole('button', { name: 'Отправить заявку' })
    if (!send) return expect.element(button).not.toBeInTheDocument()
    await expect.element(dialog.getByText('90\u00a0% застрахованного долга')).toBeVisible()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    return expect.element(button).toHaveAccessibleDescription('Доступно администратору кабинета')
  })

  test('is told to somebody without the role as what the owner gives, while there is an insurance', async () => {
    server.answer(status, insured())
    await openPage('/offer', person(['USER'], { modulesInForce: ['debtor'] }))
    const own = page.getByRole('region', { name: 'Ваши продукты' })
    const connect = own.getByRole('button', { name: 'Подключить страхование' })
    await expect.element(connect).toHaveAttribute('aria-disabled', 'true')
    await expect
      .element(connect)
      .toHaveAccessibleDescription('Страхование уже подключено. Доступ к нему открывает владелец кабинета')
  })

  test.each([{ serviceStatus: 'SUSPENDED' }, { requestStatus: 'DISCONNECTION_REQUESTED' }] as const)(
    'is closed for an administrator without the role while there is an insurance: %o',
    async (known) => {
      server.answer(status, insured(known))
      await openPage('/offer', admin)
      const connect = card().getByRole('button', { name: 'Подключить страхование' })
      await expect.element(connect).toHaveAttribute('aria-disabled', 'true')
      await expect.element(connect).toHaveAccessibleDescription(/^Страхование уже подключено\. Роль/)
    },
  )

  test('a refusal of the insurer is told with its reason', async () => {
    server.answer(status, { ...off, requestStatus: 'REJECTED', rejectReason: 'Мало отгрузок с отсрочкой' })
    await openPage('/offer', admin)
    await expect.element(card().getByText('Страховщик отклонил заявку: Мало отгрузок с отсрочкой')).toBeVisible()
  })
})
