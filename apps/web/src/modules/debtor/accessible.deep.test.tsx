import { check } from '@cabinet/contract/debtor/import'
import { find as findShipments } from '@cabinet/contract/debtor/shipments'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/page/accessible.ts'
import { answerDebtor, draft, overdueShipment, reportOf } from '../../../test/page/debtor.ts'
import { type FakeServer } from '../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const LOCALE = 'cabinet_locale'
const REGISTER = '/debtor/order-register'
const MANAGEMENT = '/debtor/insurance-management'

/** A state of a page: its address, what makes it so, and words by which it is known, Russian and English. */
interface State {
  readonly name: string
  readonly path: string
  readonly words: readonly [ru: string, en: string]
  readonly prepare?: (server: FakeServer) => void
}

const none = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 }
const states: readonly State[] = [
  { name: 'the register', path: REGISTER, words: ['О-180', 'О-180'] },
  {
    name: 'the empty register',
    path: REGISTER,
    words: ['Отгрузок пока нет', 'No shipments yet'],
    prepare: (server) => server.answer(findShipments, none),
  },
  {
    name: 'a register that cannot be read',
    path: REGISTER,
    words: ['Список вам недоступен', 'The list is not available to you'],
    prepare: (server) => server.fail(findShipments, 403, { message: 'Недостаточно прав' }),
  },
  { name: 'a shipment', path: `${REGISTER}?open=${overdueShipment.id}`, words: ['История', 'History'] },
  { name: 'a new shipment', path: `${REGISTER}?form=new`, words: ['Новая отгрузка', 'New shipment'] },
  { name: 'a draft in the form', path: `${REGISTER}?form=${draft.id}`, words: ['Черновик О-201', 'Draft О-201'] },
  { name: 'the import', path: `${REGISTER}/import`, words: ['Подготовьте файл', 'Prepare the file'] },
  { name: 'the management', path: MANAGEMENT, words: ['Что сделать', 'What to do'] },
  { name: 'a new buyer', path: `${MANAGEMENT}?form=new`, words: ['Новый покупатель', 'New buyer'] },
  { name: 'the invoices', path: `${MANAGEMENT}?tab=invoices`, words: ['Просрочен', 'Overdue'] },
  { name: 'the conditions', path: '/debtor/insurance-conditions', words: ['Период ожидания', 'Waiting period'] },
]

const looks = [
  { locale: 'ru', place: 0, width: 1280 },
  { locale: 'en', place: 1, width: 360 },
] as const

afterEach(async () => {
  document.cookie = `${LOCALE}=; Max-Age=0; Path=/`
  await page.viewport(1280, 800)
})

/** Nothing is wider than the window, so nobody has to scroll the page sideways. */
const expectToFit = () =>
  expect.poll(() => document.documentElement.scrollWidth - document.documentElement.clientWidth).toBeLessThanOrEqual(0)

describe.each(looks)('in $locale at $width pixels', ({ locale, place, width }) => {
  const open = async (path: string, prepare?: State['prepare']): Promise<void> => {
    document.cookie = `${LOCALE}=${locale}; Path=/`
    await page.viewport(width, 800)
    const server = fakeServer()
    answerDebtor(server)
    prepare?.(server)
    await openPage(path, person(['USER', 'DEBTOR']))
  }

  test.each(states)('$name can be read by everybody', async ({ path, words, prepare }) => {
    await open(path, prepare)
    await expect.element(page.getByText(words[place]).first()).toBeInTheDocument()
    await expectToFit()
    await expectAccessible()
  })

  test('a workbook with mistakes can be read by everybody', async () => {
    await open(`${REGISTER}/import`, (server) => server.answer(check, reportOf()))
    const drop = page.getByRole('group', { name: /Файл с отгрузками|File with the shipments/ })
    await expect.element(drop).toBeInTheDocument()
    const input = drop.element().querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no field for the file')
    await userEvent.upload(input, new File(['PK'], 'a.xlsx'))
    await expect.element(page.getByText('A17', { exact: true })).toBeInTheDocument()
    await expectToFit()
    await expectAccessible()
  })
})
