type ParamsOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? { readonly [N in Name | keyof ParamsOf<`/${Rest}`>]: string }
  : Path extends `${string}:${infer Name}`
    ? { readonly [N in Name]: string }
    : Record<never, never>

type Query = Readonly<Record<string, string | undefined>>
type Builder<Path extends string> = keyof ParamsOf<Path> extends never
  ? ((params?: Record<never, never>, query?: Query) => string) & { readonly pattern: Path }
  : ((params: ParamsOf<Path>, query?: Query) => string) & { readonly pattern: Path }

/** Turns a table of patterns into builders of addresses: `paths['Sender:CreateClaim']({ id })`. */
export const definePaths = <const Table extends Readonly<Record<string, string>>>(
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

/** Addresses that more than one module links to. Each module keeps its own beside its manifest. */
export const paths = definePaths({
  root: '/',
  login: '/login',
  recovery: '/recovery',
  'recovery-confirm': '/recovery/confirm',
  register: '/register',
  'seller-register': '/seller/register/',
  confirm: '/confirm',
  'create-password': '/create-password',
  policy: '/policy',
  PublicOffer: '/public/offer',
  PublicConsent: '/public/consent/:type',
  unavailable: '/unavailable',
  offer: '/offer',
  profile: '/profile',
  'user-detail': '/profile/users/:id',
  help: '/help',
})

/** Addresses that need no sign-in, exact or by their beginning. */
const publicPaths = new Set<string>([
  paths.root(),
  paths.login(),
  paths.recovery(),
  paths['recovery-confirm'](),
  paths.confirm(),
  paths['create-password'](),
  paths.register(),
  paths.policy(),
  paths.unavailable(),
])
const publicPrefixes = ['/public/', '/seller/register/']

export const isPublicPath = (pathname: string): boolean => {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  return publicPaths.has(bare) || publicPrefixes.some((prefix) => `${bare}/`.startsWith(prefix))
}

/** `?redirect=…` holding a full path. */
export const redirectQuery = (path: string): string => `?${new URLSearchParams({ redirect: path }).toString()}`

/** Where a `redirect` query may lead: only inside the application, so that a crafted link cannot send people away. */
export const safeRedirect = (value: string | null): string | null =>
  value && /^\/(?![/\\])/.test(value) && !/[\u0000-\u001F]/.test(value) ? value : null
