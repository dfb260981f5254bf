import * as service from '@cabinet/contract/service'
import { handlers } from '../../platform/handlers.ts'
import { healthOf, serviceOf } from './service.ts'

export const serviceHandlers = handlers(service, {
  modules: async ({ modules }) => modules.productNames.filter(modules.isOn),
  health: ({ platform }) => healthOf(platform),
  healthCheck: (context) => serviceOf(context.platform, context.params.service).healthCheck(context),
  productAgreement: async (context) => ({
    data: { available: await serviceOf(context.platform, context.params.service).isProductAvailable(context) },
  }),
  insuranceStatus: (context) => serviceOf(context.platform, context.params.service).insuranceStatus(context),
})
