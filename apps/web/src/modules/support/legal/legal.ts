import { legalSlugOf, legalTextNames, legalTexts, type LegalText } from '@cabinet/contract/legal'
import type { RuntimeConfig } from '@cabinet/contract/config'

const files = import.meta.glob<string>('./*/*.md', { query: '?raw', import: 'default' })

const fileOf = (text: LegalText, version: string) => files[`./${legalSlugOf(text)}/${version}.md`]

/** Every version of a text that was ever in force, the newest first. */
export const versionsOf = (text: LegalText): readonly string[] =>
  Object.keys(files)
    .flatMap((path) => /^\.\/([^/]+)\/([^/]+)\.md$/.exec(path)?.slice(1) ?? [])
    .flatMap((slug, index, all) => (index % 2 === 0 && slug === legalSlugOf(text) ? [all[index + 1] ?? ''] : []))
    .sort()
    .reverse()

/** The asked version when it exists, otherwise the one in force. */
export const knownVersion = (text: LegalText, asked: string | null): string =>
  asked !== null && fileOf(text, asked) ? asked : legalTexts[text]

/** The text of a slug in an address: `personal-data` is `PERSONAL_DATA`. */
export const legalTextOf = (slug: string): LegalText | undefined =>
  legalTextNames.find((text) => legalSlugOf(text) === slug)

/** What the texts leave open, from the configuration of the installation. */
const placeholdersOf = ({ brandName, serviceNames, operator, support }: RuntimeConfig) => ({
  // A text that was in force once speaks of services whose area an installation may lack.
  courier: 'курьерская служба',
  marketplace: 'маркетплейс',
  // The texts are in Russian, whatever the language of the page.
  ...Object.fromEntries(Object.entries(serviceNames).map(([service, name]) => [service, name.ru])),
  brand: brandName,
  operatorName: operator.name,
  operatorItn: operator.itn,
  operatorKpp: operator.kpp,
  operatorOgrn: operator.ogrn,
  operatorAddress: operator.address,
  supportEmail: support.email,
  supportPhone: support.phone,
})

/** Fills `{name}` from the configuration; an unknown name is a mistake in the text and throws. */
export const filled = (template: string, config: RuntimeConfig): string => {
  const values: Readonly<Record<string, string>> = placeholdersOf(config)
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A legal text names the unknown value ${name}`)
    return value
  })
}

/** The Markdown of one version. */
export const loadLegalText = async (text: LegalText, version: string, config: RuntimeConfig): Promise<string> => {
  const load = fileOf(text, version)
  if (!load) throw new Error(`There is no version ${version} of ${text}`)
  return filled(await load(), config)
}

/** A second-level heading with its place in the address. */
export interface Chapter {
  readonly title: string
  readonly id: string
}

/** `## 3. Какие данные` is reached by `#3`; headings without a number by their place. */
export const chaptersOf = (markdown: string): readonly Chapter[] =>
  [...markdown.matchAll(/^## (.+)$/gm)].map(([, title = ''], index) => ({
    title,
    id: `p${/^\d+/.exec(title)?.[0] ?? index + 1}`,
  }))
