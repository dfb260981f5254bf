import type { HelpArticle } from '@cabinet/contract/support/help'
import { can } from '@cabinet/contract/access'
import type { HelpDeclaration } from '../../../platform/help.ts'
import type { ModuleRegistry } from '../../../platform/module-registry.ts'
import type { Language } from '../../../kernel/language.ts'
import type { Platform } from '../../../platform/context.ts'
import type { Principal } from '../../../platform/principal.ts'

/** Articles of the areas that the person has, for the roles that they hold, in their order. */
const articlesFor = (
  modules: ModuleRegistry,
  user: Pick<Principal, 'roles'>,
  excludedModules: readonly string[],
): readonly (HelpDeclaration & { readonly module: string })[] => {
  const available = new Set(modules.availableTo(user, excludedModules))
  return modules.all
    .map(({ id, product, help = [] }) => ({ name: product?.name ?? id, product, help }))
    .filter(({ name, product }) => !product || available.has(name))
    .flatMap(({ name, help }) => help.map((article) => ({ ...article, module: name })))
    .filter(({ permissions }) => can(user.roles, permissions ?? []))
    .sort((left, right) => left.sort - right.sort)
}

/** Articles of help for the person. */
export const helpFor = (
  { modules }: Pick<Platform, 'modules'>,
  user: Pick<Principal, 'roles' | 'excludedModules'>,
  language: Language,
): HelpArticle[] =>
  articlesFor(modules, user, user.excludedModules).map(({ module, name, section, sort, title, body }) => ({
    id: `${module}.${name}`,
    sort,
    module,
    section: { name: section.name, description: section.title[language] },
    title,
    body,
  }))
