import * as service from '@cabinet/contract/service'
import { handlers } from '../../platform/handlers.ts'
import { healthOf, serviceOf } from './service.ts'

export const serviceHandlers = handlers(service, {
  modules: async (context) => context.modules.productNames.filter(context.modules.isOn),
  health: (context) => healthOf(context.platform),
  healthCheck: (context) => serviceOf(context.platform, context.params.service).healthCheck(context),
  productAgreement: async (context) => ({
    data: { available: await serviceOf(context.platform, context.params.service).isProductAvailable(context) },
  }),
  insuranceStatus: (context) => serviceOf(context.platform, context.params.service).insuranceStatus(context),
})
