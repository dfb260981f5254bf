import { pages } from '@cabinet/contract/pages'
import type { Config } from '../../config.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { ApiModule } from '../module.ts'

/** What the icon of the installed application offers before it is opened. */
export type Shortcut = NonNullable<ApiModule['shortcut']>

/** Grounds of the page in the light theme; the page itself changes the second with its theme. */
const GROUND = '#f3f6f9'

const DESCRIPTION: Message = {
  ru: 'Страхование заказов, страхование коммерческих кредитов и финансирование поставок',
  en: 'Insurance of orders, insurance of commercial credits and financing of supplies',
}
const PRODUCTS: Message = { ru: 'Страховые продукты', en: 'Insurance products' }

const SIZES = [192, 512] as const

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/**
 * How the cabinet is installed as an application. It is the same for everybody: nothing in it depends on who is signed
 * in, because whoever shares a computer sees it.
 */
export const appManifest = (
  { brandName }: Pick<Config, 'brandName'>,
  language: Language,
  shortcuts: readonly Shortcut[],
) => ({
  id: pages.root(),
  name: brandName,
  short_name: brandName,
  description: DESCRIPTION[language],
  lang: language,
  dir: 'ltr',
  start_url: pages.root(),
  scope: pages.root(),
  display: 'standalone',
  background_color: GROUND,
  theme_color: GROUND,
  categories: ['business', 'finance'],
  icons: [
    ...SIZES.map((size) => icon('icon', size, 'any')),
    ...SIZES.map((size) => icon('maskable', size, 'maskable')),
  ],
  shortcuts: [{ title: PRODUCTS, path: pages.offer() }, ...shortcuts].map(({ title, path }) => ({
    name: title[language],
    url: path,
    icons: [icon('icon', 192, 'any')],
  })),
})
