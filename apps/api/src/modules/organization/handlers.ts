import * as bank from '@cabinet/contract/organization/banks'
import * as organization from '@cabinet/contract/organization'
import * as organizationName from '@cabinet/contract/organization/name'
import * as staff from '@cabinet/contract/organization/staff'
import * as paymentDetails from '@cabinet/contract/organization/payment-details'
import { bankByBik } from './banks.ts'
import { organizationCard } from './card.ts'
import { pageAround } from '../../platform/find/page.ts'
import { handlers } from '../../platform/handlers.ts'
import { errors } from '../../kernel/http-error.ts'
import { exportPaymentDetails } from './payment-details-excel.ts'
import {
  addPaymentDetails,
  changePaymentDetails,
  getPaymentDetails,
  listPaymentDetails,
  removePaymentDetails,
} from './payment-details-service.ts'
import { applyRegistryData, registryDataOf, suggestName } from './registry-service.ts'
import {
  changeOrganization,
  confirmOrganization,
  createOrganization,
  getOrganization,
  listOrganizations,
  removeOrganization,
} from './service.ts'
import { findRegistered, getRegistered, setModuleOf } from './staff/service.ts'
import { findOkopf } from './store.ts'

const organizationCalls = handlers(
  organization,
  {
    one: (context) => getOrganization(context, context.params.id),
    card: (context) => organizationCard(context, context.params.id),
    create: (context) => createOrganization(context, context.body),
    change: (context) => changeOrganization(context, context.body),
    remove: (context) => removeOrganization(context, context.params.id),
    find: (context) => listOrganizations(context, context.body),
    findOkopf: async (context) => {
      const { rows, count } = await findOkopf(context.database, context.body)
      return pageAround(
        rows.map(({ short_name: shortName, is_common: isCommon, ...rest }) => ({ ...rest, shortName, isCommon })),
        count,
        context.body,
      )
    },
    registryData: (context) => registryDataOf(context, context.params.id),
    applyRegistryData: (context) => applyRegistryData(context, context.params.id, context.body),
    confirm: (context) => confirmOrganization(context, context.params.id, context.body),
  },
  {
    // What platform staff change of another organization is in their own journal.
    change: ({ response: { id, shortName }, user }) =>
      id === user.organizationId ? { act: 'ORGANIZATION_CHANGED', thingId: id, subject: shortName } : null,
    applyRegistryData: ({ response: { id, shortName }, user }) =>
      id === user.organizationId ? { act: 'ORGANIZATION_CHANGED', thingId: id, subject: shortName } : null,
  },
)

const organizationNameCalls = handlers(organizationName, {
  suggest: (context) => suggestName(context, context.params.itn),
})

const SHOWN_DIGITS = 4

/** A bank account in the journal: its bank, and enough of its number to tell it from others. */
const accountLine = ({
  id,
  bankName,
  settlementAccount,
}: {
  readonly id: string
  readonly bankName: string
  readonly settlementAccount: string
}) => ({ thingId: id, subject: `${bankName}, •• ${settlementAccount.slice(-SHOWN_DIGITS)}` })

const paymentDetailsCalls = handlers(
  paymentDetails,
  {
    find: (context) => listPaymentDetails(context, context.body),
    excel: (context) => exportPaymentDetails(context, context.body),
    one: (context) => getPaymentDetails(context, context.params.id),
    add: (context) => addPaymentDetails(context, context.body),
    change: (context) => changePaymentDetails(context, context.params.id, context.body),
    remove: (context) => removePaymentDetails(context, context.params.id),
    changeOfOrganization: (context) => changePaymentDetails(context, context.params.id, context.body),
    removeOfOrganization: (context) => removePaymentDetails(context, context.params.id),
  },
  {
    add: ({ response }) => ({ act: 'ACCOUNT_ADDED', ...accountLine(response) }),
    change: ({ response }) => ({ act: 'ACCOUNT_CHANGED', ...accountLine(response) }),
    changeOfOrganization: ({ response }) => ({ act: 'ACCOUNT_CHANGED', ...accountLine(response) }),
    remove: ({ params: { id } }) => ({ act: 'ACCOUNT_DELETED', thingId: id }),
    removeOfOrganization: ({ params: { id } }) => ({ act: 'ACCOUNT_DELETED', thingId: id }),
  },
)

const staffCalls = handlers(staff, {
  find: (context) => findRegistered(context),
  get: (context) => getRegistered(context, context.params.id),
  setModule: (context) => setModuleOf(context),
})

const bankCalls = handlers(bank, {
  byBik: async (context) => {
    const known = await bankByBik(context.params.bik)
    if (!known) throw errors.notFound()
    return known
  },
})

/** Organizations, their bank accounts and the directory of banks. */
export const organizationHandlers = [
  ...organizationCalls,
  ...organizationNameCalls,
  ...paymentDetailsCalls,
  ...staffCalls,
  ...bankCalls,
]
