import { type Endpoint, IDEMPOTENCY_HEADER } from '@cabinet/contract/endpoint'
import type { Locator, Page, Request, Route } from '@playwright/test'
import { expect, test } from './support/cabinet.ts'
import { writes } from './support/contract.ts'
import type { FormCase } from './support/form-case.ts'
import { forms } from './support/forms.ts'
import { useOwnServer } from './support/own-server.ts'

// Every form is sent in the end, and its person may not find the next one as it was.
useOwnServer()

const UNKNOWN = /неизвестная\sошибка/
const PROXY_PAGE = '<!doctype html><title>Доступ ограничен</title>'

/** How a write comes to nothing that anybody knows of, and what the person reads. */
const failures: Readonly<Record<string, readonly [answer: (route: Route) => Promise<void>, text: RegExp]>> = {
  '500': [
    (route) =>
      route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Сломалось на сервере', traceId: 't' } }),
    /Сломалось на\sсервере/,
  ],
  '503': [(route) => route.fulfill({ status: 503, body: '' }), UNKNOWN],
  'a page of a proxy with 200': [
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: PROXY_PAGE }),
    UNKNOWN,
  ],
  'no answer': [(route) => route.abort('timedout'), /долго\sне\sотвечает/],
}

/** Names of a call that stand where others have the id of something. */
const NO_IDS = '(?!find$|summary$|excel$)'

const isOf = (endpoint: Endpoint, request: Request): boolean =>
  request.method() === endpoint.method &&
  new RegExp(`/api${endpoint.path.replaceAll(/\{\w+\}/g, `${NO_IDS}[^/]+`)}$`).test(new URL(request.url()).pathname)

/** Where the form is: a dialog, or the page. */
const formOf = async (page: Page): Promise<Locator> => {
  const dialogs = page.getByRole('dialog')
  return (await dialogs.count()) > 0 ? dialogs.last() : page.locator('main')
}

/** Everything that a person has typed, chosen and marked in it. */
const valuesOf = (form: Locator) =>
  form.evaluate((element) =>
    [...element.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea, select')].map((field) =>
      ['checkbox', 'radio'].includes(field.type) ? field.checked : field.value,
    ),
  )

const sendOf = (form: Locator, { send }: FormCase) => form.getByRole('button', { name: send, exact: true }).last()

for (const of of forms)
  test(`${of.name}: what is typed outlives every failure, and two presses make one thing`, async ({
    cabinet,
    page,
  }) => {
    if (of.person) await cabinet.enter(of.person, of.at)
    else await page.goto(of.at)
    await of.open?.(page)
    await of.fill(page)
    const form = await formOf(page)
    const typed = await valuesOf(form)
    const address = page.url()

    const sent: Request[] = []
    let answer = (route: Route) => route.continue()
    await page.route(
      () => true,
      (route) => {
        if (!isOf(of.call, route.request())) return route.fallback()
        sent.push(route.request())
        return answer(route)
      },
    )
    const expectFailure = async (name: string, text: RegExp) => {
      await expect(form.getByRole('alert').getByText(text).first(), name).toBeVisible()
      await expect(sendOf(form, of), name).toBeEnabled()
      expect(await valuesOf(form), name).toEqual(typed)
      expect(page.url(), name).toBe(address)
    }

    for (const [name, [fail, says]] of Object.entries(failures)) {
      const answered = Promise.withResolvers<void>()
      answer = async (route) => {
        await answered.promise
        await fail(route)
      }
      const before = sent.length
      // Its name says that it is busy once it has been pressed.
      const button = await sendOf(form, of).elementHandle()
      await button?.click()
      await expect.poll(() => sent.length, name).toBe(before + 1)
      // While nothing comes, all is as it was, and another press sends nothing.
      expect(await valuesOf(form), name).toEqual(typed)
      await button?.dispatchEvent('click')
      answered.resolve()
      await expectFailure(name, of.says ?? says)
    }

    // The server has done it, and its answer is lost on the way.
    let done: { readonly status: number; readonly body: string } | undefined
    answer = async (route) => {
      const response = await route.fetch()
      done = { status: response.status(), body: await response.text() }
      await route.fulfill({ status: 502, contentType: 'text/html', body: PROXY_PAGE })
    }
    await sendOf(form, of).click()
    await expect.poll(() => done?.status).toBeDefined()
    expect(done?.status, done?.body).toBeLessThan(300)
    await expectFailure('a lost answer', of.says ?? UNKNOWN)

    let last: typeof done
    answer = async (route) => {
      const response = await route.fetch()
      last = { status: response.status(), body: await response.text() }
      await route.fulfill({ response })
    }
    await sendOf(form, of).click()
    await expect.poll(() => last?.status).toBe(done?.status)
    if (of.isAnother === undefined) expect(last).toEqual(done)
    await expect(page.getByRole('alert').getByText(of.says ?? UNKNOWN)).toHaveCount(0)
    const keys = new Set(sent.map((request) => request.headers()[IDEMPOTENCY_HEADER]))
    if (of.isAnother === undefined) expect(keys.size).toBe(1)
    expect(sent).toHaveLength(Object.keys(failures).length + 2)
  })

/** Writes that no form of this table sends, and why. What becomes of every call is in test/calls.test.ts. */
const sentElsewhere: Readonly<Record<string, readonly string[]>> = {
  'nothing is typed: a press, a switch, a choice, or rows that stay marked': [
    'claim-staff.assign',
    'claim-staff.setProductInsurer',
    'claim.submit',
    'debtor-offer-rule.setActive',
    'debtor-policy.acceptTexts',
    'debtor-shipment.declare',
    'debtor-staff.setInsurerActive',
    'dev.pushState',
    'dev.setFault',
    'dev.setModule',
    'dev.shiftClock',
    'finance-bank.setActive',
    'finance-object.order',
    'news.send',
    'organization.applyRegistryData',
    'organization.confirm',
    'partner-people.setRights',
    'partners.create',
    'partners.replay',
    'partners.setActive',
    'push.subscribe',
    'second-factor.setRequired',
    'sender-insurance.acceptTexts',
    'statement.match',
    'statement.revoke',
  ],
  'saved while it is typed: request-interrupted.test.tsx, form.test.tsx of claims': [
    'claim-papers.saveLine',
    'claim.create',
    'claim.update',
    'finance-request.addContact',
    'finance-request.addFounder',
    'finance-request.saveContact',
    'finance-request.saveForm',
    'finance-request.saveFounder',
    'finance-request.savePaymentDetails',
  ],
  'a file, which stays chosen: the tests of its page': [
    'claim-papers.addDocument',
    'claim-papers.changeDocument',
    'debtor-import.commit',
    'file.upload',
    'finance-bank.create',
    'finance-request.attachDocument',
  ],
  'a code, a password or a passkey: failing-writes.deep.test.tsx, the tests of signing in and of passkeys': [
    'auth.prove',
    'auth.secondFactor',
    'passkey.signIn',
    'code.check',
    'code.resend',
    'password.change',
    'registration.confirm',
    'second-factor.confirm',
    'passkey.create',
    'passkey.rename',
  ],
  'the form of another call': [
    'news.save',
    'partners-sandbox.saveWebhook',
    'seller-registration.register',
    'seller-registration.connect',
  ],
  'the demo has no credit line; a dialog like the others': ['finance-object.tranche'],
  'a failure of it holds nobody back': ['sender-insurance.giveDisableReason'],
  'no page sends it': [
    'finance-offer.createOffer',
    'organization.create',
    'payment-details.changeOfOrganization',
    'role.create',
    'sender-order.webhook',
  ],
}

test('every write of the contract that a person types is in the table', () => {
  const ids = writes.map(({ id }) => id)
  const idsElsewhere = Object.values(sentElsewhere).flat()
  const named = new Set([...forms.map(({ call }) => call.id), ...idsElsewhere])
  expect(ids.filter((id) => !named.has(id))).toEqual([])
  expect(idsElsewhere.filter((id) => !ids.includes(id))).toEqual([])
})
