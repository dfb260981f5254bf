import { addDocument, messages } from '@cabinet/contract/claim/papers'
import {
  claimable,
  claimableOne,
  counters,
  find,
  get,
  subjects,
  summary,
  submit,
  update,
} from '@cabinet/contract/claim'
import type { ClaimableCard, ClaimCard, ClaimLine } from '@cabinet/contract/claim/shapes'
import { claimStatuses, emptyClaim, type ClaimFields } from '@cabinet/contract/claim/values'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { get as savedViews } from '@cabinet/contract/people/views'
import { emptyPage } from './empty-page.ts'
import { Failure, type FakeServer } from './fake-server.ts'
import { idOf, pageOf } from './ids.ts'

const words = {
  DRAFT: 'Черновик',
  SUBMITTED: 'Отправлено страховщику',
  IN_REVIEW: 'На рассмотрении',
  DOCUMENTS_REQUESTED: 'Запрошены документы',
  APPROVED: 'Одобрено',
  PARTIALLY_APPROVED: 'Одобрено частично',
  PAID: 'Выплачено',
  REJECTED: 'Отказано',
  WITHDRAWN: 'Отозвано',
} as const

type Status = keyof typeof words

export const CLAIM = idOf(40, 1)
export const ORDER = idOf(41, 1)

const named = <Name extends string>(name: Name, description: string) => ({ name, description })

const thing: NonNullable<ClaimCard['thing']> = {
  product: named('SENDER', 'СДЭК'),
  id: ORDER,
  number: '1990000031',
  title: 'Екатеринбург — Омск',
  facts: [{ code: 'route', label: 'Маршрут', kind: 'TEXT', value: 'Екатеринбург — Омск' }],
  items: [
    { itemId: 'a', name: 'Термос походный', amount: 3, cost: 1_150_00 },
    { itemId: 'b', name: 'Кружка', amount: 1, cost: 150_00 },
  ],
  money: { value: 4_600_00, insured: 4_600_00, most: 4_600_00, bound: 'DECLARED_VALUE', rate: null },
  events: [named('LOSS', 'Утрата'), named('DAMAGE', 'Повреждение')],
  earliestDate: '2026-10-01',
}

/** A form of a damage with everything but documents. */
export const wholeForm: ClaimFields = {
  ...emptyClaim,
  subjectCode: 'COURIER_DAMAGE',
  eventDate: '2026-10-19',
  description: 'Упаковка вскрыта, два термоса помяты, акт составлен в пункте выдачи',
  damagedItems: [{ itemId: 'a', damagedAmount: 2 }],
  claimedAmount: 2_300_00,
  pretension: { isSent: true, date: '2026-10-20', number: '31', answer: null, answerDate: null },
  contact: { lastname: 'Соколов', firstname: 'Михаил', phone: '+70000000001', email: 'sokolov@severveter.example' },
  paymentDetailsId: idOf(42, 1),
  isConfirmed: true,
}

const statusOf = (status: Status) => named(status, words[status])

/** A claim of the register. */
export const claimLine = (
  number: number,
  status: Status = 'IN_REVIEW',
  change: Partial<ClaimLine> = {},
): ClaimLine => ({
  id: idOf(40, number),
  number: `ЗВ-26-${String(400 + number).padStart(6, '0')}`,
  product: named('SENDER', 'СДЭК'),
  insuranceType: 'ORDER_COURIER',
  isGroupClaim: false,
  subject: { id: 'COURIER_DAMAGE', code: 'COURIER_DAMAGE', name: 'Повреждение товара или упаковки' },
  eventType: named('DAMAGE', 'Повреждение'),
  object: { id: ORDER, number: '1990000031', title: 'Екатеринбург — Омск' },
  period: null,
  linesCount: null,
  claimedAmount: 2_300_00,
  approvedAmount: null,
  paidAmount: null,
  status: statusOf(status),
  deadline: { kind: 'DECISION', date: '2026-12-04', daysLeft: 14, workingDaysLeft: 10, isApproximate: false },
  author: { id: idOf(43, 1), name: 'Соколов М. А.' },
  createdDateTime: '2026-10-25T18:10:00+03:00',
  submittedDateTime: status === 'DRAFT' ? null : '2026-10-26T16:42:00+03:00',
  ...change,
})

export const documentOf = (
  number: number,
  status: 'UPLOADED' | 'ACCEPTED' | 'REJECTED',
  change: Partial<ClaimCard['documents'][number]> = {},
): ClaimCard['documents'][number] => ({
  id: idOf(44, number),
  type: named('ACT', 'Акт о повреждении или недостаче'),
  file: {
    id: idOf(45, number),
    name: `Акт ${number}.pdf`,
    size: 1_887_437,
    contentType: 'application/pdf',
    width: null,
    height: null,
    createdDateTime: '2026-10-25T18:10:00+03:00',
  },
  status: named(status, { UPLOADED: 'Загружен', ACCEPTED: 'Принят', REJECTED: 'Не принят' }[status]),
  comment: status === 'REJECTED' ? 'Не видна подпись сотрудника пункта выдачи' : null,
  isGenerated: false,
  isSent: true,
  addedDateTime: '2026-10-25T18:10:00+03:00',
  ...change,
})

const nothing = {
  edit: false,
  submit: false,
  withdraw: false,
  remove: false,
  clone: false,
  attach: false,
  answer: false,
  write: false,
}

/** A claim with everything. */
export const claimCard = (status: Status, change: Partial<ClaimCard> = {}): ClaimCard => {
  const isDraft = status === 'DRAFT'
  const isOpen = status === 'SUBMITTED' || status === 'IN_REVIEW' || status === 'DOCUMENTS_REQUESTED'
  return {
    ...claimLine(1, status),
    version: 3,
    form: wholeForm,
    thing,
    lines: [],
    arithmetic: { base: 2_300_00, rate: null, claimed: 2_300_00, subtracted: 0, expected: 2_300_00 },
    clientCompanyMsp: false,
    paymentDetails: null,
    insurer: { name: 'АО «СК «Тихий берег»', claimNumber: null },
    documents: [],
    checklist: [
      { type: named('ACT', 'Акт о повреждении или недостаче'), need: 'REQUIRED', least: 1, count: 0, isEnough: false },
      { type: named('PHOTO', 'Фото повреждений'), need: 'REQUIRED', least: 3, count: 1, isEnough: false },
    ],
    asked: null,
    missing: [],
    warnings: [],
    decision: null,
    payment: null,
    deadlines: [],
    history: [
      {
        id: idOf(46, 1),
        at: '2026-10-25T18:10:00+03:00',
        title: 'Черновик создан',
        status: statusOf('DRAFT'),
        by: 'USER',
        reason: null,
      },
    ],
    messagesCount: 0,
    clonedFrom: null,
    clonedTo: null,
    possible: {
      ...nothing,
      edit: isDraft,
      submit: isDraft,
      remove: isDraft,
      attach: isDraft || isOpen,
      write: isOpen,
      withdraw: status === 'SUBMITTED',
      clone: status === 'REJECTED',
    },
    may: { edit: true, submit: true },
    ...change,
    // Of a draft the insurer has nothing.
    ...(isDraft && { documents: (change.documents ?? []).map((one) => ({ ...one, isSent: false })) }),
  }
}

/** An order for which a claim can be filed. */
export const claimableCard = (change: Partial<ClaimableCard> = {}): ClaimableCard => ({
  ...thing,
  date: '2026-10-12',
  most: 4_600_00,
  hint: named('DAMAGE', 'Повреждение'),
  obstacle: null,
  openClaim: null,
  form: { ...emptyClaim, contact: wholeForm.contact, paymentDetailsId: wholeForm.paymentDetailsId },
  submitUntil: '2026-12-20',
  isLate: false,
  insurerName: 'АО «СК «Тихий берег»',
  ...change,
})

/** What the register asks. */
export const answerSettlement = (server: FakeServer, claims: readonly ClaimLine[]): void => {
  server.answer(savedViews, { views: [] })
  server.answer(find, pageOf(claims))
  server.answer(summary, { count: claims.length, claimedAmount: 836_973_50, approvedAmount: 31_388_00, paidAmount: 0 })
  server.answer(counters, {
    products: [{ ...named('SENDER', 'СДЭК'), count: claims.length }],
    statuses: claimStatuses.map((status) => ({
      ...statusOf(status),
      count: claims.filter(({ status: { name } }) => name === status).length,
    })),
    openCount: claims.length,
    documentsRequested: claims.filter(({ status }) => status.name === 'DOCUMENTS_REQUESTED').length,
    groupDrafts: [],
  })
  server.answer(claimable, { content: [claimableCard()], hasMore: false })
}

/** A server that keeps one claim: the form saves it, documents come to it, it is sent. */
export class ClaimWorld {
  card: ClaimCard | undefined
  thing: ClaimableCard

  constructor({ card, thing: about = claimableCard() }: { card?: ClaimCard; thing?: ClaimableCard } = {}) {
    this.card = card
    this.thing = about
  }

  serve(server: FakeServer): void {
    server.answer(claimableOne, () => {
      const { card } = this
      return card ? { ...this.thing, openClaim: { id: card.id, number: card.number, status: card.status } } : this.thing
    })
    server.answer(
      subjects,
      (
        [named('COURIER_LOSS', 'Утрата заказа'), named('COURIER_DAMAGE', 'Повреждение товара или упаковки')] as const
      ).map(({ name: code, description: name }) => ({
        id: code,
        code,
        name,
        insuranceType: 'ORDER_COURIER',
        msp: null,
        eventType: code === 'COURIER_LOSS' ? named('LOSS', 'Утрата') : named('DAMAGE', 'Повреждение'),
        isGroupClaim: false,
        requiredDocuments: ['ACT'],
      })),
    )
    server.answer(findAccounts, emptyPage)
    server.answer(messages, { messages: [] })
    server.answer(get, () => this.known())
    server.answer(update, ({ body: { version, ...form } }) => {
      if (version !== this.known().version) throw new Failure(409, { code: 'STALE' })
      return this.change({ form })
    })
    server.answer(submit, () =>
      this.change({ status: statusOf('SUBMITTED'), possible: claimCard('SUBMITTED').possible, missing: [] }),
    )
    server.answer(addDocument, ({ body: { type } }) => {
      const { documents, status } = this.known()
      const document = documentOf(9 + documents.length, 'UPLOADED', {
        type: named(type, type),
        isSent: status.name !== 'DRAFT' && status.name !== 'DOCUMENTS_REQUESTED',
      })
      this.change({ documents: [...documents, document] })
      return document
    })
  }

  known(): ClaimCard {
    if (!this.card) throw new Failure(404)
    return this.card
  }

  change(change: Partial<ClaimCard>): ClaimCard {
    const known = this.known()
    this.card = { ...known, ...change, version: known.version + 1 }
    return this.card
  }
}
