declare const address: unique symbol

/** An address inside the application. It is made by the tables of pages alone, so a page that does not exist is a type error. */
export type PageAddress = string & { readonly [address]: true }

type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name | keyof ParamsOf<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [N in Name]: string }
    : Record<never, never>

type Query = Readonly<Record<string, string | undefined>>
type Builder<Path extends string> = keyof ParamsOf<Path> extends never
  ? ((params?: Record<never, never>, query?: Query) => PageAddress) & { readonly pattern: Path }
  : ((params: ParamsOf<Path>, query?: Query) => PageAddress) & { readonly pattern: Path }

/** Turns a table of patterns into builders of addresses: `senderPages['Sender:CreateClaim']({ id })`. */
export const definePages = <const Table extends Readonly<Record<string, string>>>(
  table: Table,
): { readonly [Name in keyof Table]: Builder<Table[Name]> } =>
  Object.fromEntries(
    Object.entries(table).map(([name, pattern]) => {
      const build = (params: Readonly<Record<string, string>> = {}, query: Query = {}) => {
        const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
        const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
        return entries.length > 0 ? `${path}?${new URLSearchParams(entries).toString()}` : path
      }
      return [name, Object.assign(build, { pattern })]
    }),
  ) as never

/**
 * Addresses that more than one module links to: routes and links of the web application, buttons of e-mails. Each module
 * keeps its own in `<module>/pages.ts`.
 */
export const pages = definePages({
  root: '/',
  login: '/login',
  recovery: '/recovery',
  'recovery-confirm': '/recovery/confirm',
  register: '/register',
  'seller-register': '/seller/register/',
  confirm: '/confirm',
  'create-password': '/create-password',
  'second-factor': '/second-factor',
  policy: '/policy',
  PublicOffer: '/public/offer',
  PublicConsent: '/public/consent/:type',
  PublicUnsubscribe: '/public/unsubscribe',
  unavailable: '/unavailable',
  offer: '/offer',
  attention: '/attention',
  profile: '/profile',
  'user-detail': '/profile/users/:id',
  help: '/help',
})
