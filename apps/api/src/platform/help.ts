import { can, type Permission } from '@cabinet/contract/access'
import type { Words } from './language.ts'
import type { ModuleRegistry } from './module-registry.ts'
import type { Principal } from './principal.ts'

/** Titles of the groups of help. */
export const helpSections = {
  START: { ru: 'Начало работы', en: 'Getting started' },
  SENDER: { ru: 'Страхование заказов СДЭК', en: 'Courier order insurance' },
  SELLER: { ru: 'Маркетплейс', en: 'Marketplace' },
  DEBTOR: { ru: 'Коммерческие кредиты', en: 'Commercial credits' },
  FINANCE: { ru: 'Финансирование', en: 'Financing' },
  PAYMENT: { ru: 'Счета и оплата', en: 'Invoices and payment' },
  CLAIM: { ru: 'Заявления и выплаты', en: 'Claims and payments' },
} as const satisfies Record<string, Words>

/** An article that a module declares. The text is Russian in every language of the interface. */
export interface HelpDeclaration {
  /** Unique within the module. */
  readonly name: string
  readonly section: keyof typeof helpSections
  readonly sort: number
  readonly title: string
  /** Markdown: paragraphs, lists, links, emphasis. */
  readonly body: string
  /** Who sees the article; everyone who has the module when absent. */
  readonly permissions?: readonly Permission[]
}

/** Articles of the areas that the person has, for the roles that they hold, in their order. */
export const articlesFor = (
  modules: ModuleRegistry,
  user: Pick<Principal, 'roles'>,
  excludedModules: readonly string[],
): readonly (HelpDeclaration & { readonly module: string })[] => {
  const available = new Set(modules.availableTo(user, excludedModules))
  return modules.all
    .filter(({ id, product }) => !product || available.has(id))
    .flatMap(({ id, help }) => (help ?? []).map((article) => ({ ...article, module: id })))
    .filter(({ permissions }) => can(user.roles, permissions ?? []))
    .sort((left, right) => left.sort - right.sort)
}
