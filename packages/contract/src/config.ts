import * as z from 'zod/mini'
import type { ServiceNameOf } from './area.ts'
import type * as areas from './areas.ts'

/** What messages call the services that organizations connect, as the areas declare them. */
export type ServiceName = ServiceNameOf<typeof areas>

/** One demo person on the sign-in page. */
export const DemoPerson = z.object({
  username: z.string(),
  name: z.string(),
  title: z.object({ ru: z.string(), en: z.string() }),
  organization: z.string(),
})
export type DemoPerson = z.output<typeof DemoPerson>

/** A name in every language of the interface. */
const Names = z.object({ ru: z.string(), en: z.string() })

/** A link of a demo seller, with what it shows. */
const DemoSellerLink = z.object({ token: z.string(), title: z.object({ ru: z.string(), en: z.string() }) })
export type DemoSellerLink = z.output<typeof DemoSellerLink>

/**
 * What the web application must know before it renders: `/config.json`, written by the server from its environment.
 * A missing value switches the feature off; which warnings that prints is the application's business.
 */
export const RuntimeConfig = z.object({
  brandName: z.string(),
  /** Names that people see for the connected services, by what messages call them (`ServiceName`). */
  serviceNames: z.record(z.string(), Names),
  /** Prefix of every call. */
  apiUrl: z.string(),
  captchaSiteKey: z.nullable(z.string()),
  sentryDsn: z.nullable(z.string()),
  matomo: z.nullable(z.object({ path: z.string(), siteId: z.string() })),
  /** Release name for error reports. */
  release: z.string(),
  support: z.object({ phone: z.string(), email: z.string() }),
  /** The company that runs the cabinet, for the legal texts. */
  operator: z.object({
    name: z.string(),
    itn: z.string(),
    kpp: z.string(),
    ogrn: z.string(),
    address: z.string(),
  }),
  demo: z.nullable(
    z.object({ password: z.string(), people: z.array(DemoPerson), sellerLinks: z.array(DemoSellerLink) }),
  ),
})
export type RuntimeConfig = z.output<typeof RuntimeConfig>
