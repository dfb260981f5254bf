import { type DemoPerson, type DemoSellerLink, RuntimeConfig } from '@cabinet/contract/config'
import type { Config } from '../../config.ts'
import type { ConnectedService } from '../module.ts'

/** Path of this server that leads to the web analytics. */
export const STATS_PATH = '/stats/'

/** What people who come to the demo are offered. */
export interface DemoAccess {
  readonly password: string
  readonly people: readonly DemoPerson[]
  readonly sellerLinks: readonly DemoSellerLink[]
}

/** The configuration that the web application reads before it renders. */
export const runtimeConfigOf = (
  config: Config,
  demo: DemoAccess | null,
  services: readonly ConnectedService[],
): RuntimeConfig =>
  RuntimeConfig.parse({
    brandName: config.brandName,
    serviceNames: Object.fromEntries(services.map(({ calledName, title }) => [calledName, title(config)])),
    apiUrl: '/api',
    captchaSiteKey: config.captcha.siteKey,
    sentryDsn: config.sentryDsn,
    matomo: config.matomo && { path: STATS_PATH, siteId: config.matomo.siteId },
    release: config.release,
    support: config.support,
    operator: config.operator,
    demo,
  })
