import * as help from '@cabinet/contract/help'
import * as service from '@cabinet/contract/service'
import * as support from '@cabinet/contract/support'
import { handlers } from '../../platform/handlers.ts'
import { helpFor } from './help/service.ts'
import { healthOf, serviceOf } from './platform-service.ts'
import { writeToSupport } from './support/service.ts'

export const helpHandlers = handlers(help, {
  articles: async ({ platform, user, language }) => ({ items: await helpFor(platform, user, language) }),
})

export const supportHandlers = handlers(support, {
  write: ({ platform, user, body, language }) => writeToSupport(platform, user, body, language),
})

export const serviceHandlers = handlers(service, {
  modules: async ({ modules }) => modules.productNames.filter(modules.isOn),
  health: ({ platform }) => healthOf(platform),
  healthCheck: (inquiry) => serviceOf(inquiry.platform, inquiry.params.service).healthCheck(inquiry),
  productAgreement: async (inquiry) => ({
    data: { available: await serviceOf(inquiry.platform, inquiry.params.service).isProductAvailable(inquiry) },
  }),
  insuranceStatus: (inquiry) => serviceOf(inquiry.platform, inquiry.params.service).insuranceStatus(inquiry),
})
