import {
  find as findDocuments,
  type SellerDocument,
  summary as documentSummary,
} from '@cabinet/contract/seller/documents'
import {
  find as findOrders,
  get as getOrder,
  type SellerOrder,
  type SellerOrderStatus,
  summary as orderSummary,
} from '@cabinet/contract/seller/orders'
import { healthCheck } from '@cabinet/contract/service'
import { get as getViews } from '@cabinet/contract/people/views'
import type { FakeServer } from './fake-server.ts'
import { person } from './people.ts'

const idOf = (kind: string, index: number) =>
  `${kind.padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`

/** A seller whose account is there, or is no more. */
export const sellerWith = (account: 'linked' | 'removed' | 'none') => {
  const seller = person(['USER', 'SELLER'])
  const { organization } = seller
  if (!organization || account === 'none') return seller
  const sellerAccount = { id: idOf('a', 1), name: 'Лебедева Store', isDeleted: account === 'removed' }
  return { ...seller, organization: { ...organization, sellerAccount } }
}

const certificateOf = (index: number, month: string): SellerDocument => ({
  id: idOf('c', index),
  type: { name: 'CERTIFICATE', description: 'Страховой сертификат' },
  number: `СС-26-00001${index}`,
  period: { from: `${month}-01`, to: `${month}-28` },
  issueDate: '2026-11-03',
  ordersCount: 14,
  insuredSum: 3_420_000,
  premium: 50_750,
})

export const certificates = [certificateOf(2, '2026-10'), certificateOf(1, '2026-09')] as const

const paperOf = (name: 'RULES' | 'CONTRACT', description: string, number: string): SellerDocument => ({
  id: idOf(name === 'RULES' ? 'd' : 'e', 1),
  type: { name, description },
  number,
  period: null,
  issueDate: '2026-11-01',
  ordersCount: null,
  insuredSum: null,
  premium: null,
})

const papers = [
  paperOf('RULES', 'Правила страхования', 'ПС-МП-2'),
  paperOf('CONTRACT', 'Договор-оферта', 'МП-26-000003'),
]

const statusNames: Readonly<Partial<Record<SellerOrderStatus, string>>> = {
  NEW: 'Новый',
  DELIVERED: 'Выкуплен',
  UNREDEEMED: 'Не выкуплен',
}

const orderOf = (index: number, status: SellerOrderStatus, change: Partial<SellerOrder> = {}): SellerOrder => ({
  id: idOf('b', index),
  orderNumber: `2610-4011${index}`,
  sticker: '7204100',
  scheme: { name: 'FBS', description: 'Со склада продавца' },
  sku: 'LS-1004',
  brand: 'Лебедева Store',
  name: 'Плед вязаный «Север», 130×170 см',
  price: 349_000,
  warehouse: null,
  orderDate: '2026-10-02',
  shippedDate: '2026-10-03',
  deliveredDate: null,
  returnDate: null,
  returnReason: null,
  status: { name: status, description: statusNames[status] ?? status },
  logisticsCost: null,
  insured: true,
  coverReason: null,
  premium: 4886,
  insuredSum: 349_000,
  certificate: { id: certificates[0].id, number: certificates[0].number },
  claims: [],
  ...change,
})

export const orders = [
  orderOf(1, 'DELIVERED', {
    deliveredDate: '2026-10-06',
    claims: [
      {
        id: idOf('f', 1),
        number: 'ЗВ-26-000409',
        status: { name: 'REJECTED', description: 'Отказано' },
        isGroupClaim: false,
      },
    ],
  }),
  orderOf(2, 'UNREDEEMED', { returnDate: '2026-10-09', returnReason: 'Истёк срок хранения', logisticsCost: 28_000 }),
  orderOf(3, 'NEW', {
    shippedDate: null,
    insured: false,
    coverReason: { name: 'NOT_SHIPPED', description: 'Ещё не отгружен' },
    premium: null,
    insuredSum: null,
    certificate: null,
    scheme: { name: 'FBW', description: 'Со склада маркетплейса' },
    warehouse: 'Склад «Казань-2»',
  }),
] as const

const pageOf = <Item>(content: readonly Item[]) => ({
  content: [...content],
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
})

/** Good responses to everything that the page of documents asks. */
export const answerMarketplace = (server: FakeServer): void => {
  server.answer(healthCheck, { status: 'AVAILABLE', description: null })
  server.answer(getViews, { views: [] })
  server.answer(findDocuments, ({ body }) =>
    pageOf(body.filters?.some(({ operation }) => operation === 'IN') ? papers : certificates),
  )
  server.answer(documentSummary, { count: 2, ordersCount: 28, insuredSum: 6_840_000, premiumSum: 101_500 })
  server.answer(findOrders, pageOf(orders))
  server.answer(orderSummary, {
    count: 3,
    insuredCount: 2,
    priceSum: 1_047_000,
    premiumSum: 9772,
    logisticsSum: 28_000,
  })
  server.answer(getOrder, ({ params }) => {
    const found = orders.find(({ id }) => id === params.id) ?? orders[0]
    return {
      ...found,
      claimObstacle: found.insured ? null : ('NOT_INSURED' as const),
      history: [
        {
          id: idOf('9', 1),
          at: '2026-10-02T10:00:00+03:00',
          title: 'Маркетплейс передал заказ',
          status: { name: 'NEW', description: 'Новый' },
          by: 'PARTNER' as const,
          reason: null,
        },
      ],
    }
  })
}
