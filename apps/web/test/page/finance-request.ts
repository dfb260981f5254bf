import { oneOffer, type Offer } from '@cabinet/contract/finance'
import type { AskedDocument } from '@cabinet/contract/finance/asked-documents'
import * as calls from '@cabinet/contract/finance/requests'
import {
  contactShape,
  founderShape,
  generalShape,
  type RequestConsentFlag,
  requestConsentFlags,
  requestConsents,
  type RequestContactFields,
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestValues,
} from '@cabinet/contract/finance/request-values'
import { filledPercent, groupIssues, requestIssues, requestProgress } from '@cabinet/contract/finance/request-rules'
import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import type { FileInfo } from '@cabinet/contract/file'
import type { LegalStatus } from '@cabinet/contract/organization'
import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { message } from '@cabinet/validators/messages'
import { emptyPage } from './empty-page.ts'
import { Failure, type FakeServer } from './fake-server.ts'

export const REQUEST = '0b0c6c1e-0000-4000-8000-000000000010'
const OFFER = '0b0c6c1e-0000-4000-8000-000000000011'
const BANK = '0b0c6c1e-0000-4000-8000-000000000012'
const LIMIT = 300_000_000
const FIRST_ID = 100

const blank = <Shape extends object>(shape: Shape) =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, null])) as { [Name in keyof Shape]: null }

/** An item of a list with an id and a version of its own. */
type Kept<Fields> = Fields & { readonly id: string; readonly version: number }

interface State {
  version: number
  general: RequestGeneralFields
  founders: Kept<RequestFounderFields>[]
  contacts: Kept<RequestContactFields>[]
  account: calls.RequestPaymentDetails | null
  accepted: Set<RequestConsentFlag>
  documents: FileInfo[]
  asked: AskedDocument[]
  status: calls.FinanceRequestDetails['status']
}

const address = {
  postalCode: '153000',
  region: null,
  city: 'г. Иваново',
  street: 'ул. Ткачей',
  house: 'д. 5',
  flat: null,
  fiasId: null,
}

/** A group GENERAL with nothing missing. */
export const wholeGeneral: RequestGeneralFields = {
  ...blank(generalShape),
  actualAddress: address,
  head: {
    lastname: 'Тихонова',
    firstname: 'Ольга',
    middlename: 'Викторовна',
    position: 'Генеральный директор',
    basis: 'CHARTER',
    basisNumber: null,
    basisDate: null,
    itn: null,
  },
  okved: { code: '13.20', name: 'Производство тканей' },
  taxSystem: 'OSNO',
  employeesCount: 42,
  annualRevenue: 24_000_000_000,
  requestedLimit: 200_000_000,
  financingPurpose: 'WORKING_CAPITAL',
  averageMonthlySupply: 900_000_000,
  averageDeferralDays: 60,
  mainBuyers: [{ itn: '7707083893', name: 'ПАО «Сбербанк»', monthlySum: 300_000_000, deferralDays: 45 }],
  hasLoans: false,
  hasOverdue: false,
}

/** A passport with nothing missing. */
export const wholePassport = {
  type: 'PASSPORT_RF',
  series: '2400',
  number: '000007',
  issueDate: '2004-06-20',
  issuedBy: 'УВД Ивановской области',
  departmentCode: '372-001',
} satisfies RequestFounderFields['document']

/** A founder with nothing missing. */
export const wholeFounder: RequestFounderFields = {
  ...blank(founderShape),
  founderType: 'PERSON',
  sharePercent: 60,
  lastname: 'Тихонова',
  firstname: 'Ольга',
  middlename: 'Викторовна',
  birthDate: '1979-03-02',
  birthPlace: 'г. Иваново',
  citizenship: 'RU',
  document: wholePassport,
  registrationAddress: address,
  isPublicOfficial: false,
}

export const wholeContact: RequestContactFields = {
  ...blank(contactShape),
  contactType: 'MAIN',
  lastname: 'Тихонова',
  firstname: 'Ольга',
  position: 'Директор',
  mobilePhone: '+79990000007',
  email: 'tihonova@fabrika.example',
}

export const wholeAccount = {
  version: 1,
  bik: '044525974',
  bankName: 'АО «ТБанк»',
  bankCity: 'Москва',
  correspondentAccount: '30101810145250000974',
  settlementAccount: '40702810799990000003',
  accountOpenedDate: null,
  monthlyTurnover: null,
  organizationPaymentDetailsId: null,
} satisfies calls.RequestPaymentDetails

const offer: Offer = {
  id: OFFER,
  isDeleted: false,
  status: null,
  product: 'ORDER_FINANCING',
  recipient: { id: BANK, fullName: 'ООО «Фабрика Тканей»', shortName: 'ООО «Фабрика Тканей»', itn: '3799055198' },
  financingLimit: {
    financingLimit: LIMIT,
    interestRate: 28,
    endDate: '2026-12-31',
    advanceRate: 90,
    maxDeferralDays: 90,
    fee: null,
    withRecourse: true,
    bank: { id: BANK, fullName: 'АО «Банк Меридиан»', shortName: 'Банк Меридиан', logos: [] },
  },
  request: null,
}

const masked = ({ document }: RequestFounderFields) =>
  document?.number ? { masked: `${document.series?.slice(0, 2) ?? '••'} •• ••••${document.number.slice(-2)}` } : null

/** A request that the fake server keeps: it saves, checks versions and counts what is missing as the real one does. */
export class RequestWorld {
  readonly state: State
  readonly #legalStatus: LegalStatus
  #lastId = FIRST_ID

  constructor(change: Partial<State> & { readonly legalStatus?: LegalStatus } = {}) {
    const { legalStatus = 'LEGAL_ENTITY', ...state } = change
    this.#legalStatus = legalStatus
    this.state = {
      version: 1,
      general: { ...blank(generalShape), mainBuyers: [] },
      founders: [],
      contacts: [],
      account: null,
      accepted: new Set(),
      documents: [],
      asked: [],
      status: { name: 'DRAFT', description: 'Черновик' },
      ...state,
    }
  }

  /** An id that nothing else has. */
  newId(): string {
    this.#lastId += 1
    return `0b0c6c1e-0000-4000-8000-${String(this.#lastId).padStart(12, '0')}`
  }

  addFounder(fields: RequestFounderFields): Kept<RequestFounderFields> {
    const founder = { ...fields, id: this.newId(), version: 1 }
    this.state.founders.push(founder)
    return founder
  }

  addContact(fields: RequestContactFields): Kept<RequestContactFields> {
    const contact = { ...fields, id: this.newId(), version: 1 }
    this.state.contacts.push(contact)
    return contact
  }

  get #facts(): RequestConditions {
    return { legalStatus: this.#legalStatus, financingLimit: LIMIT, today: '2026-11-22' }
  }

  get #values(): RequestValues {
    const { general, founders, contacts, account, accepted } = this.state
    const agreements = Object.fromEntries(requestConsentFlags.map((flag) => [flag, accepted.has(flag)]))
    return {
      ...general,
      founders,
      contacts,
      paymentDetails: account,
      agreements: agreements as RequestValues['agreements'],
    }
  }

  form(): calls.RequestForm {
    const { general, version, founders, contacts, account, accepted, documents, status } = this.state
    const agreements = requestConsentFlags.map((flag) => {
      const isAccepted = accepted.has(flag)
      const { isRequired, version: text } = requestConsents[flag]
      return [
        flag,
        {
          accepted: isAccepted,
          isRequired,
          version: text,
          acceptedDateTime: isAccepted ? '2026-11-22T10:00:00+03:00' : null,
          acceptedBy: isAccepted ? 'Тихонова Ольга' : null,
        },
      ]
    })
    return {
      requestId: REQUEST,
      version,
      isEditable: status.name === 'DRAFT',
      updatedDateTime: '2026-11-22T10:00:00+03:00',
      financingLimit: { financingLimit: LIMIT },
      organization: {
        legalStatus: { name: this.#legalStatus, description: '' },
        fullName: 'Общество с ограниченной ответственностью «Фабрика Тканей»',
        shortName: 'ООО «Фабрика Тканей»',
        itn: '3799055198',
        kpp: '379901001',
        ogrn: '1193799000018',
        okopf: null,
        legalAddress: { value: '153000, г. Иваново, ул. Ткачей, д. 5', ...address },
        registrationDate: '2019-04-01',
      },
      ...general,
      founders: founders.map((founder) => ({ ...founder, document: masked(founder) })),
      contacts,
      paymentDetails: account,
      agreements: Object.fromEntries(agreements) as calls.RequestForm['agreements'],
      documents,
      progress: requestProgress(this.#values, this.#facts),
      filledPercent: filledPercent(this.#values, this.#facts),
      missing: requestIssues(this.#values, this.#facts).map(({ issue, ...rest }) => ({
        ...rest,
        message: message(issue, 'ru'),
      })),
    }
  }

  details(): calls.FinanceRequestDetails {
    const { status, version } = this.state
    const isDraft = status.name === 'DRAFT'
    const { progress, filledPercent: percent } = this.form()
    return {
      id: REQUEST,
      number: 'ФН-2026-000123',
      offerId: OFFER,
      status,
      createdDateTime: '2026-11-20T10:00:00+03:00',
      sentDateTime: isDraft ? null : '2026-11-22T12:00:00+03:00',
      plannedDecisionDate: isDraft ? null : '2026-12-10',
      decisionDateTime: null,
      decisionComment: null,
      retryAvailableDate: null,
      financingLimit: { financingLimit: LIMIT },
      agreement: null,
      product: 'ORDER_FINANCING',
      bank: offer.financingLimit.bank,
      createdBy: { id: BANK, name: 'Тихонова Ольга' },
      version,
      progress,
      filledPercent: percent,
      askedDocuments: this.state.asked,
      possible: { edit: isDraft, send: isDraft, remove: isDraft, attach: isDraft || status.name === 'PROCESSING' },
    }
  }

  /** Refuses what another version has been made of meanwhile. */
  #current(known: number | null, now: number): void {
    if ((known ?? 0) !== now) throw new Failure(409, { code: 'STALE' })
  }

  #changed<Item extends Kept<object>>(items: Item[], id: string, body: { readonly version: number }): Item {
    const index = items.findIndex((item) => item.id === id)
    const before = items[index]
    if (!before) throw new Failure(404)
    this.#current(body.version, before.version)
    const next = { ...before, ...body, version: before.version + 1 }
    items[index] = next
    return next
  }

  /** Makes the fake server answer every call of the request from what is kept here. */
  serve(server: FakeServer): void {
    const { state } = this
    server.answer(calls.form, () => this.form())
    server.answer(calls.one, () => this.details())
    server.answer(oneOffer, offer)
    server.answer(findAccounts, { ...emptyPage, content: [] })
    server.answer(calls.saveForm, ({ body: { version, ...general }, query: { validateGroup } }) => {
      this.#current(version, state.version)
      const issues =
        validateGroup === undefined || validateGroup === 'ALL'
          ? []
          : groupIssues(validateGroup, { ...this.#values, ...general }, this.#facts)
      if (issues.length > 0) {
        const fields = issues.map(({ field, code, issue }) => ({ field, code, message: message(issue, 'ru') }))
        throw new Failure(400, { code: 'VALIDATION', message: 'Проверьте заполнение полей', fields })
      }
      state.general = general
      state.version += 1
      return this.form()
    })
    server.answer(calls.founder, ({ params: { id } }) => {
      const found = state.founders.find((founder) => founder.id === id)
      if (!found) throw new Failure(404)
      return found
    })
    server.answer(calls.addFounder, ({ body }) => this.addFounder(body))
    server.answer(calls.saveFounder, ({ params: { id }, body }) => this.#changed(state.founders, id, body))
    server.answer(calls.removeFounder, ({ params: { id } }) => {
      state.founders = state.founders.filter((founder) => founder.id !== id)
      return undefined
    })
    server.answer(calls.addContact, ({ body }) => this.addContact(body))
    server.answer(calls.saveContact, ({ params: { id }, body }) => this.#changed(state.contacts, id, body))
    server.answer(calls.removeContact, ({ params: { id } }) => {
      state.contacts = state.contacts.filter((contact) => contact.id !== id)
      return undefined
    })
    server.answer(calls.savePaymentDetails, ({ body: { version, saveToOrganization: _saved, ...account } }) => {
      this.#current(version, state.account?.version ?? 0)
      state.account = { ...account, version: (version ?? 0) + 1 }
      return state.account
    })
    server.answer(calls.acceptAgreement, ({ params: { flag, value } }) => {
      if (value === 'true') state.accepted.add(flag)
      else state.accepted.delete(flag)
      return this.form().agreements[flag]
    })
    server.answer(calls.send, () => {
      state.status = { name: 'SEND_BANK', description: 'Отправлена в банк' }
      return this.details()
    })
  }
}

/** A request with nothing missing. */
export const wholeRequest = (): RequestWorld => {
  const world = new RequestWorld({
    general: wholeGeneral,
    account: wholeAccount,
    accepted: new Set(requestConsentFlags),
  })
  world.addFounder({ ...wholeFounder, sharePercent: 100 })
  world.addContact(wholeContact)
  return world
}
