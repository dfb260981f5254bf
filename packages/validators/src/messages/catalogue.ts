import type { FormIssues, IdentifierIssues, Issues, NoParams, RuleName } from '../issue.ts'

/** A text, or how to make it from the params of the issue. */
export type Text<Params> = string | (Params extends NoParams ? () => string : (params: Params) => string)

type Params<Codes> = Codes[keyof Codes]

type Exact<Codes> = { readonly [Code in keyof Codes]: Text<Codes[Code]> }

type WithOther<Codes> = { readonly [Code in keyof Codes]?: Text<Codes[Code]> } & {
  /** The text of every code that is not named. */
  readonly other: Text<Params<Codes>>
}

/** The texts of one rule: each code by name, or some of them and `other` for the rest. */
export type Entry<Codes> = Exact<Codes> | WithOther<Codes>

/** The texts of some rules. A rule or a code without a text does not compile. */
export type CatalogueOf<Name extends RuleName> = { readonly [Rule in Name]: Entry<Issues[Rule]> }

/** The texts of all identifiers in one language. */
export type IdentifierCatalogue = CatalogueOf<keyof IdentifierIssues>

/** Texts of the identifiers in which no code shares its text with others by `other`. */
export type DetailedIdentifiers = { readonly [Rule in keyof IdentifierIssues]: Exact<Issues[Rule]> }

/** The texts of all form rules in one language. */
export type FormCatalogue = CatalogueOf<keyof FormIssues>

/** All texts in one language. */
export type Catalogue = CatalogueOf<RuleName>
