import * as debtor from '@cabinet/contract/debtor'
import * as buyer from '@cabinet/contract/debtor/buyers'
import * as imports from '@cabinet/contract/debtor/import'
import * as invoice from '@cabinet/contract/debtor/invoices'
import * as offerRule from '@cabinet/contract/debtor/offer-rules'
import * as policy from '@cabinet/contract/debtor/policy'
import * as staff from '@cabinet/contract/debtor/staff'
import * as shipment from '@cabinet/contract/debtor/shipments'
import { handlers, inSteps } from '../../platform/handlers.ts'
import { acceptTexts } from '../../platform/insurance/consents.ts'
import { listDisableReasons } from '../../platform/insurance/disable-reasons.ts'
import { exportBuyers } from './buyers/excel.ts'
import * as buyers from './buyers/service.ts'
import { dashboardOf } from './dashboard.ts'
import * as importing from './import/service.ts'
import { sampleFile } from './import/sample.ts'
import { templateFile } from './import/template.ts'
import { invoiceFile } from './invoices/documents.ts'
import { exportInvoiceShipments, getInvoice, invoices } from './invoices/service.ts'
import { policyFile } from './policy/documents.ts'
import { conditionsOf, insuranceTexts } from './policy/service.ts'
import {
  grantDebtorRole,
  insuranceStatus,
  disableReasons,
  requestConnection,
  requestDisconnection,
} from './insurance/service.ts'
import { exportShipments } from './shipments/excel.ts'
import * as shipments from './shipments/service.ts'
import * as insurers from './staff/insurer-service.ts'
import * as rules from './staff/offer-rule-service.ts'
import * as offers from './staff/offer-service.ts'

export const debtorHandlers = [
  ...handlers(
    debtor,
    {
      status: (context) => insuranceStatus(context),
      grantRole: (context) => grantDebtorRole(context),
      enable: (context) => requestConnection(context),
      disableReasons: async (context) => listDisableReasons(disableReasons, context.language),
      disable: (context) => requestDisconnection(context),
    },
    {
      enable: ({ response }) => ({ act: 'INSURANCE_ON', subject: response.insurerName }),
      disable: ({ response }) => ({ act: 'INSURANCE_OFF', subject: response.policyNumber }),
    },
  ),
  ...handlers(staff, {
    findInsurers: (context) => insurers.findInsurers(context),
    insurer: (context) => insurers.getInsurer(context, context.params.id),
    createInsurer: (context) => insurers.createInsurer(context, context.body),
    updateInsurer: (context) => insurers.updateInsurer(context, context.params.id, context.body),
    setInsurerActive: (context) => insurers.setInsurerActive(context, context.params.id, context.body.isActive),
    findOffers: (context) => offers.findOffers(context),
    createOffer: (context) => offers.createOffer(context, context.body),
    withdrawOffer: (context) => offers.withdrawOffer(context, context.params.id),
  }),
  ...handlers(offerRule, {
    find: (context) => rules.findRules(context),
    get: (context) => rules.getRule(context, context.params.id),
    preview: (context) => rules.previewRule(context),
    create: (context) => rules.createRule(context, context.body),
    update: (context) => rules.updateRule(context, context.params.id, context.body),
    setActive: (context) => rules.setRuleActive(context, context.params.id, context.body.isActive),
    remove: (context) => rules.removeRule(context, context.params.id),
  }),
  ...handlers(
    policy,
    {
      conditions: (context) => conditionsOf(context),
      acceptTexts: (context) => acceptTexts(context, insuranceTexts, context.body.texts),
      document: (context) => policyFile(context, context.params.type),
      dashboard: (context) => dashboardOf(context),
    },
    { acceptTexts: ({ body }) => ({ act: 'TERMS_ACCEPTED', subject: body.texts.map(({ type }) => type).join(', ') }) },
  ),
  ...handlers(
    buyer,
    {
      find: (context) => buyers.findBuyers(context),
      summary: (context) => buyers.sumBuyers(context),
      excel: (context) => exportBuyers(context),
      get: (context) => buyers.getBuyer(context),
      registry: (context) => buyers.lookUp(context, context.params.itn),
      create: inSteps(
        (context) => buyers.lookUpNew(context),
        (context, record) => buyers.createBuyer(context, record),
      ),
      update: (context) => buyers.updateBuyer(context),
      remove: (context) => buyers.removeBuyer(context),
      requestLimit: (context) => buyers.requestLimit(context),
    },
    {
      requestLimit: ({ response: { id, shortName }, body }) => ({
        act: 'LIMIT_REQUESTED',
        thingId: id,
        subject: shortName,
        amount: body.requestedLimit,
      }),
    },
  ),
  ...handlers(
    shipment,
    {
      find: (context) => shipments.findShipments(context),
      summary: (context) => shipments.sumShipments(context),
      excel: (context) => exportShipments(context),
      get: (context) => shipments.getShipment(context),
      create: (context) => shipments.createShipment(context),
      update: (context) => shipments.updateShipment(context),
      remove: (context) => shipments.removeShipment(context),
      declare: (context) => shipments.declareShipments(context),
      cover: (context) => shipments.previewCover(context),
      pay: (context) => shipments.recordPayment(context),
      notify: (context) => shipments.giveNotice(context),
    },
    {
      declare: ({ response: { declaredCount, amountSum } }) =>
        declaredCount === 0 ? null : { act: 'SHIPMENTS_DECLARED', subject: String(declaredCount), amount: amountSum },
      pay: ({ response: { id, number }, body }) => ({
        act: 'PAYMENT_RECORDED',
        thingId: id,
        subject: number,
        amount: body.amount,
      }),
      notify: ({ response: { id, number } }) => ({ act: 'OVERDUE_REPORTED', thingId: id, subject: number }),
    },
  ),
  ...handlers(imports, {
    template: (context) => templateFile(context),
    sample: (context) => sampleFile(context),
    check: (context) => importing.checkWorkbook(context),
    marked: (context) => importing.markedWorkbook(context),
    commit: inSteps(
      (context) => importing.readRows(context),
      (context, rows) => importing.importWorkbook(context, rows),
    ),
  }),
  ...handlers(invoice, {
    find: (context) => invoices.find(context),
    summary: (context) => invoices.summary(context),
    excel: (context) => invoices.excel(context),
    overdue: (context) => invoices.overdue(context),
    get: (context) => getInvoice(context, context.params.id),
    pdf: (context) => invoiceFile(context, context.params.id),
    shipments: (context) => exportInvoiceShipments(context, context.params.id),
  }),
]
