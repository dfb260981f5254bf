import type { ShapeCode } from './internal/misfit.ts'

/** The languages that the package speaks. */
export type Language = 'ru' | 'en'

/** A text given by the caller: one for both languages, or one for each. */
export type OwnText = string | Readonly<Record<Language, string>>

/** An issue without details. */
export type NoParams = Readonly<Record<string, never>>

type Plain<Code extends string> = { readonly [Key in Code]: NoParams }

/** The parts of the password rule; see `password.parts`. */
export type PasswordPart = 'length' | 'lower' | 'upper' | 'digit' | 'special'

/** Codes of the identifiers; none of them carries params. */
export interface IdentifierIssues {
  readonly inn: Plain<ShapeCode | 'zeros' | 'checksum' | 'notOrganization' | 'notPerson'>
  readonly ogrn: Plain<ShapeCode | 'zeros' | 'first' | 'checksum' | 'notOrganization' | 'notEntrepreneur'>
  readonly kpp: Plain<ShapeCode>
  readonly bik: Plain<ShapeCode>
  readonly correspondentAccount: Plain<ShapeCode | 'bik' | 'checksum'>
  readonly settlementAccount: Plain<ShapeCode | 'bik' | 'checksum'>
  readonly mobilePhone: Plain<ShapeCode | 'short'>
  readonly password: Plain<'type' | 'empty' | PasswordPart>
  readonly snils: Plain<ShapeCode | 'zeros' | 'checksum'>
  readonly okpo: Plain<ShapeCode | 'zeros' | 'checksum'>
  readonly okved: Plain<'type' | 'empty' | 'format' | 'class'>
  readonly postalCode: Plain<ShapeCode | 'zeros'>
  readonly passport: Plain<ShapeCode | 'zeros'>
  readonly departmentCode: Plain<'type' | 'empty' | 'format' | 'zeros'>
  readonly email: Plain<ShapeCode | 'mixed'>
  readonly oktmo: Plain<ShapeCode | 'territory'>
  readonly okato: Plain<ShapeCode | 'territory'>
  readonly card: Plain<ShapeCode | 'prefix' | 'checksum'>
  readonly iban: Plain<ShapeCode | 'country' | 'checksum'>
  readonly swift: Plain<ShapeCode | 'country'>
  readonly cadastralNumber: Plain<ShapeCode>
  readonly oms: Plain<ShapeCode | 'zeros' | 'checksum'>
  readonly kbk: Plain<ShapeCode | 'zeros'>
  readonly uin: Plain<ShapeCode | 'zeros' | 'checksum'>
  readonly vin: Plain<ShapeCode | 'checksum'>
  readonly vehiclePlate: Plain<ShapeCode | 'region' | 'zeros'>
  readonly driverLicence: Plain<ShapeCode | 'zeros'>
  readonly foreignPassport: Plain<ShapeCode | 'zeros'>
  readonly internationalEmail: Plain<ShapeCode | 'mixed'>
}

/** Codes of the form rules, with the params that each of them carries. */
export interface FormIssues {
  /** Texts that belong to no rule in particular; write such an issue by hand where a form needs one. */
  readonly general: {
    readonly incorrect: NoParams
    readonly required: NoParams
    readonly minLength: { readonly min: number }
    readonly maxLength: { readonly max: number }
    readonly email: NoParams
    readonly minValue: { readonly min: number }
  }
  readonly required: Plain<'empty'>
  readonly requiredIf: Plain<'empty'>
  readonly requiredIfNot: Plain<'empty'>
  readonly requiredIfTargetNotValue: Plain<'empty'>
  readonly dateRange: Plain<'format'>
  readonly shouldBeTrue: Plain<'unchecked'>
  readonly notMatches: { readonly match: { readonly message: OwnText } }
  readonly confirm: { readonly mismatch: { readonly message?: OwnText } }
  readonly confirmed: Plain<'mismatch'>
  readonly lengthIncludes: { readonly length: { readonly lengths: readonly number[] } }
  readonly datesInterval: {
    readonly format: NoParams
    readonly from: NoParams
    readonly to: NoParams
    readonly early: { readonly from: string }
    readonly late: { readonly to: string }
  }
  readonly must: { readonly incorrect: { readonly message?: OwnText } }
  readonly alpha: Plain<'format'>
  readonly alphaNum: Plain<'format'>
  readonly alphaDash: Plain<'format'>
  readonly alphaSpaces: Plain<'format'>
  readonly between: { readonly range: { readonly min: number; readonly max: number } }
  readonly digits: { readonly digits: { readonly length: number } }
  readonly dimensions: { readonly size: { readonly width: number; readonly height: number } }
  readonly oneOf: Plain<'value'>
  readonly notOneOf: Plain<'value'>
  readonly ext: Plain<'file'>
  readonly image: Plain<'file'>
  readonly integer: Plain<'format'>
  readonly numeric: Plain<'format'>
  readonly length: { readonly length: { readonly length: number } }
  readonly max: { readonly long: { readonly max: number } }
  readonly min: { readonly short: { readonly min: number } }
  readonly maxValue: { readonly large: { readonly max: number } }
  readonly minValue: { readonly small: { readonly min: number } }
  readonly regex: Plain<'format'>
  readonly size: { readonly large: { readonly size: number } }
  readonly url: Plain<'format'>
}

/** Every rule of the package, with its codes and their params. */
export interface Issues extends IdentifierIssues, FormIssues {}

/** Name of an identifier, the same as its namespace in the root import. */
export type IdentifierName = keyof IdentifierIssues

/** Name of a rule. */
export type RuleName = keyof Issues

/** The codes of one rule as a union of literals. */
export type CodeOf<Name extends RuleName> = Extract<keyof Issues[Name], string>

type IssuesByRule = {
  readonly [Name in RuleName]: {
    [Code in CodeOf<Name>]: {
      readonly rule: Name
      readonly code: Code
      readonly params: Issues[Name][Code & keyof Issues[Name]]
    }
  }[CodeOf<Name>]
}

/** The issues that one rule (or each rule of a union) can report. */
export type IssueOf<Name extends RuleName> = IssuesByRule[Name]

/** What a rule reports when it does not hold. The text for people comes from a catalogue: see `message`. */
export type Issue = IssueOf<RuleName>

/** One thing that a lenient reading has dropped or put right on the way from the text to the value. */
export interface Change {
  /**
   * - `space`: spaces, line ends, invisible marks;
   * - `separator`: hyphens, dots and the like between the digits;
   * - `punctuation`: quotes, brackets, a point at the end;
   * - `label`: words before the number, such as «ИНН» or «р/с №»;
   * - `letter`: characters put right: О for 0, Cyrillic for Latin, lower case, full width;
   * - `prefix`: the country code of a telephone or a leading zero put right;
   * - `other`: another number in the same text, such as the КПП after the ИНН.
   */
  readonly kind: 'space' | 'separator' | 'punctuation' | 'label' | 'letter' | 'prefix' | 'other'
  /** What stood there; what was added where nothing stood. */
  readonly text: string
}

/** What a lenient reading gives: the canonical value and what was changed for it, or the issue that prevents it. */
export type Parsed<Value, Name extends IdentifierName> =
  | { readonly ok: true; readonly value: Value; readonly changes: readonly Change[]; readonly issue?: undefined }
  | { readonly ok: false; readonly issue: IssueOf<Name>; readonly value?: undefined; readonly changes?: undefined }

/**
 * A rule: looks at a value, and at the whole form where it depends on another field, and answers with an issue or with
 * nothing. It never throws, whatever data it is given.
 */
export type Rule<Name extends RuleName = RuleName> = (value: unknown, form?: unknown) => IssueOf<Name> | undefined
