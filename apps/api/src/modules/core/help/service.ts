import type { HelpArticle } from '@cabinet/contract/help'
import { articlesFor, helpSections } from '../../../platform/help.ts'
import { type Language, named } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/module.ts'
import type { Principal } from '../../../platform/principal.ts'
import * as store from './store.ts'

/** Articles of help for the person. */
export const helpFor = async (
  { modules, database }: Platform,
  user: Principal,
  language: Language,
): Promise<HelpArticle[]> => {
  const excluded = user.organizationId === null ? [] : await store.findExcludedModules(database, user.organizationId)
  return articlesFor(modules, user, excluded).map(({ module, name, section, sort, title, body }) => ({
    id: `${module}.${name}`,
    sort,
    module,
    section: named(helpSections, section, language),
    title,
    body,
  }))
}
