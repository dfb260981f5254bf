import {
  type AgreementCard,
  type Buyer,
  find as findAgreements,
  findBuyers,
} from '@cabinet/contract/finance/agreements'
import {
  calendar,
  type CalendarDay,
  find as findObjects,
  type FinancingObject,
  get as getObject,
  summary as objectSummary,
} from '@cabinet/contract/finance/objects'
import { find as findRules, type Rule } from '@cabinet/contract/finance/rules'
import {
  find as findSupplies,
  get as getSupply,
  type Supply,
  type SupplyCard,
  summary as supplySummary,
} from '@cabinet/contract/finance/supplies'
import { get as savedViews } from '@cabinet/contract/people/views'
import type { FakeServer } from './fake-server.ts'
import { idOf, pageOf } from './ids.ts'

const CREATED = '2026-11-01T10:00:00+03:00'

const names = ['ООО «ТД «Оптима Ритейл»', 'АО «Хлебторг»', 'ООО «Маркет-Юг»', 'ООО «ГородОпт»', 'ООО «СтройКомплект»']
export const buyers: readonly Buyer[] = names.map((shortName, index) => ({
  id: idOf(1, index),
  shortName,
  itn: `77990123${String(10 + index)}`,
}))
const buyerAt = (index: number): Buyer => buyers[index % buyers.length] ?? { id: idOf(1, 0), shortName: '', itn: '' }

/** An agreement in force, half a third of its limit used. */
export const agreement = (change: Partial<AgreementCard> = {}): AgreementCard => ({
  id: idOf(2, 1),
  number: 'ФД-77/2026-018',
  financingLimit: 15_000_000_00,
  usedLimit: 4_365_000_00,
  availableLimit: 10_635_000_00,
  interestRate: 24.5,
  valid: true,
  createdDateTime: '2026-03-15T10:00:00+03:00',
  finishedDate: '2027-03-15',
  bank: { id: idOf(3, 1), fullName: 'АО «Банк Меридиан»', shortName: 'АО «Банк Меридиан»', logos: [] },
  product: 'FACTORING',
  requestId: idOf(4, 1),
  overdueSum: 0,
  advanceRate: 90,
  maxDeferralDays: 90,
  withRecourse: true,
  fee: null,
  buyers: [],
  files: [],
  ...change,
})

/** An agreement that is over. */
export const overAgreement = agreement({
  id: idOf(2, 2),
  number: 'ФД-12/2025-044',
  valid: false,
  usedLimit: 0,
  financingLimit: 8_000_000_00,
  availableLimit: 8_000_000_00,
  finishedDate: '2026-10-31',
  bank: { id: idOf(3, 2), fullName: 'ПАО «Северный капитал»', shortName: 'ПАО «Северный капитал»', logos: [] },
})

const words = {
  AVAILABLE: 'Доступен',
  ORDERED: 'Заявлен',
  SENT_TO_BANK: 'На проверке в банке',
  FINANCED: 'Профинансирован',
  REJECTED: 'Отклонён',
  OVERDUE: 'Просрочен',
  REGRESS: 'Регресс',
  REPAID: 'Погашен',
} as const

/** A claim that can be ordered, 90 % of a thousand times its number plus one. */
export const objectOf = (
  number: number,
  status: FinancingObject['status']['name'] = 'AVAILABLE',
  change: Partial<FinancingObject> = {},
): FinancingObject => ({
  id: idOf(5, number),
  number: `ОФ-${number}`,
  kind: 'CLAIM',
  agreement: {
    id: idOf(2, 1),
    number: 'ФД-77/2026-018',
    bank: { id: idOf(3, 1), shortName: 'АО «Банк Меридиан»' },
  },
  invoice: {
    id: idOf(6, number),
    number: String(1200 + number),
    type: { name: 'UPD', description: 'УПД' },
    date: '2026-11-10',
  },
  supply: { id: idOf(7, number), number: `П-0${number}` },
  buyer: buyerAt(number),
  claimAmount: 1_000_000_00,
  advanceRate: 90,
  financingAmount: 900_000_00,
  interestRate: 24.5,
  accruedInterest: 0,
  orderDate: null,
  lastOrderDate: '2027-01-10',
  financedDate: null,
  plannedRepaymentDate: '2027-01-15',
  repaidDate: null,
  repaidAmount: 0,
  residualAmount: 100_000_00,
  status: { name: status, description: words[status] },
  rejectReason: null,
  isFixable: false,
  purpose: null,
  isAvailable: status === 'AVAILABLE',
  isWithdrawable: status === 'ORDERED',
  createdDateTime: CREATED,
  ...change,
})

const supplyWords = {
  NEW: 'Новая',
  CONFIRMED: 'Подтверждена покупателем',
  IN_FINANCING: 'В финансировании',
  FINANCED: 'Профинансирована',
  PAID: 'Оплачена',
  OVERDUE: 'Просрочена',
  CANCELLED: 'Отменена',
} as const

export const supplyOf = (
  number: number,
  status: Supply['status']['name'] = 'CONFIRMED',
  change: Partial<Supply> = {},
): Supply => ({
  id: idOf(7, number),
  number: `П-0${number}`,
  supplyDate: '2026-10-21',
  buyer: buyerAt(number),
  contract: { number: '208', date: '2026-02-20' },
  invoices: [
    {
      id: idOf(6, number),
      number: '1187',
      type: { name: 'UPD', description: 'УПД' },
      date: '2026-10-21',
      amount: 1_300_000_00,
    },
    {
      id: idOf(6, number + 500),
      number: '1188',
      type: { name: 'UPD', description: 'УПД' },
      date: '2026-10-21',
      amount: 800_000_00,
    },
  ],
  amount: 2_100_000_00,
  vatAmount: 378_688_52,
  deferralDays: 60,
  dueDate: '2026-12-20',
  paidAmount: status === 'PAID' ? 2_100_000_00 : 0,
  debtAmount: status === 'PAID' ? 0 : 2_100_000_00,
  overdueDays: status === 'OVERDUE' ? 20 : 0,
  status: { name: status, description: supplyWords[status] },
  agreement: { id: idOf(2, 1), number: 'ФД-77/2026-018' },
  financingObject: {
    id: idOf(5, 25),
    number: 'ОФ-25',
    status: { name: 'FINANCED', description: 'Профинансирован' },
  },
  isAvailable: false,
  createdDateTime: CREATED,
  ...change,
})

/** A supply as its drawer has it. */
const supplyCard = (supply: Supply): SupplyCard => ({
  ...supply,
  invoices: supply.invoices.map((invoice, index) => ({
    ...invoice,
    supplyId: supply.id,
    supplyNumber: supply.number,
    buyer: supply.buyer,
    vatAmount: 0,
    paidAmount: 0,
    dueDate: supply.dueDate,
    status: { name: 'ACCEPTED', description: 'Принят покупателем' },
    fileId: index === 0 ? idOf(8, 1) : null,
  })),
  history: [
    {
      id: idOf(9, 2),
      at: '2026-10-26T12:10:00+03:00',
      title: 'Профинансирована',
      status: { name: 'FINANCED', description: 'Профинансирована' },
      by: 'PARTNER',
      reason: null,
    },
    {
      id: idOf(9, 1),
      at: '2026-10-21T09:40:00+03:00',
      title: 'Новая',
      status: { name: 'NEW', description: 'Новая' },
      by: 'PARTNER',
      reason: null,
    },
  ],
})

/** Days of November 2026: orders from Monday the 23rd on, the 20th is closed, the 4th is a holiday. */
export const november: readonly CalendarDay[] = Array.from({ length: 30 }, (_, index) => {
  const date = `2026-11-${String(index + 1).padStart(2, '0')}`
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const isWorkingDay = weekday !== 0 && weekday !== 6 && date !== '2026-11-04'
  const isClosed = date <= '2026-11-20'
  const isOpen = isWorkingDay && !isClosed
  return {
    date,
    isWorkingDay,
    isClosed,
    availableSum: isOpen ? 2_700_000_00 : 0,
    objectsCount: isOpen ? 3 : 0,
    orderedSum: date === '2026-11-20' ? 900_000_00 : 0,
    repaymentSum: date === '2026-11-05' ? 576_000_00 : 0,
  }
})

export const ruleOf = (change: Partial<Rule> = {}): Rule => ({
  id: idOf(10, 1),
  agreementId: idOf(2, 1),
  name: 'Сети до миллиона',
  buyerIds: [idOf(1, 0)],
  minAmount: null,
  maxAmount: 1_000_000_00,
  maxDeferralDays: 60,
  schedule: { name: 'WEEKDAYS', description: 'По дням недели' },
  weekdays: [1, 3],
  dayLimit: 3_000_000_00,
  isActive: true,
  agreement: { id: idOf(2, 1), number: 'ФД-77/2026-018', valid: true },
  buyers: [buyerAt(0)],
  version: 3,
  createdDateTime: CREATED,
  lastRunDateTime: '2026-11-19T09:00:00+03:00',
  lastRun: { count: 2, orderedSum: 1_350_000_00 },
  ...change,
})

/** What the page of supplies asks: these rows, their sums, the card of each. */
export const answerDeliveries = (server: FakeServer, supplies: readonly Supply[]): void => {
  server.answer(savedViews, { views: [] })
  server.answer(findSupplies, pageOf(supplies))
  server.answer(supplySummary, {
    count: supplies.length,
    amountSum: 18_430_000_00,
    debtSum: 12_860_000_00,
    overdueSum: 900_000_00,
  })
  server.answer(findBuyers, ({ body }) => {
    const wanted = body.filters.flatMap((filter) => (filter.field === 'id' ? [filter.value] : []))
    return pageOf(wanted.length === 0 ? buyers : buyers.filter(({ id }) => wanted.includes(id)))
  })
  server.answer(getSupply, ({ params: { id } }) =>
    supplyCard(supplies.find((supply) => supply.id === id) ?? supplyOf(1)),
  )
  server.answer(getObject, ({ params: { id } }) => ({
    ...objectOf(25, 'FINANCED', {
      id,
      financingAmount: 1_890_000_00,
      accruedInterest: 31_715_75,
      residualAmount: 210_000_00,
    }),
    history: [],
  }))
}

/** What the page of financing asks: agreements, the days of November, objects by their filters. */
export const answerFinancing = (
  server: FakeServer,
  objects: readonly FinancingObject[],
  agreements: readonly AgreementCard[] = [agreement(), overAgreement],
): void => {
  server.answer(savedViews, { views: [] })
  server.answer(findAgreements, pageOf(agreements))
  server.answer(findBuyers, pageOf(buyers))
  server.answer(findRules, pageOf([ruleOf(), ruleOf({ id: idOf(10, 2), name: 'Пауза', isActive: false })]))
  server.answer(calendar, ({ params }) => ({
    agreementId: params.id,
    from: '2026-11-01',
    to: '2026-11-30',
    availableLimit: 10_635_000_00,
    isCalendarKnown: true,
    nextOrderDate: '2026-11-23',
    days: params.date.startsWith('2026-11') ? [...november] : [],
  }))
  server.answer(findObjects, ({ body: { filters, pageNumber, pageSize } }) => {
    const fits = (object: FinancingObject) =>
      filters.every((filter) => {
        if (filter.field === 'status.name' && filter.operation === 'EQ') return object.status.name === filter.value
        if (filter.field === 'orderDate' && filter.operation === 'EQ') return object.orderDate === filter.value
        if (filter.field === 'id' && filter.operation === 'IN') return filter.value.includes(object.id)
        return true
      })
    const found = objects.filter(fits)
    return {
      ...pageOf(found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize), found.length),
      number: pageNumber,
      size: pageSize,
    }
  })
  server.answer(objectSummary, {
    count: objects.length,
    claimSum: 12_000_000_00,
    financingSum: 10_800_000_00,
    repaidSum: 576_000_00,
    overdueSum: 540_000_00,
  })
  server.answer(getObject, ({ params: { id } }) => ({
    ...(objects.find((object) => object.id === id) ?? objectOf(1)),
    history: [
      {
        id: idOf(9, 1),
        at: '2026-11-10T09:40:00+03:00',
        title: 'Доступен',
        status: { name: 'AVAILABLE', description: 'Доступен' },
        by: 'PARTNER' as const,
        reason: null,
      },
    ],
  }))
}
