import { report } from '../internal/report.ts'
import { isBlank } from '../internal/values.ts'
import type { CodeOf, IdentifierName, Rule } from '../issue.ts'

/** An identifier, whose issue `empty` has a text of its own in some cases: «БИК не заполнен». */
type WithEmpty = { [Name in IdentifierName]: 'empty' extends CodeOf<Name> ? Name : never }[IdentifierName]

/**
 * Something must be filled in, and the text names what: `requiredFor('bik')` reports the issue `empty` of the BIK
 * («БИК не заполнен») where `required` says «Обязательное поле».
 *
 * @param identifier - name of the identifier in this field
 */
export const requiredFor =
  <Name extends WithEmpty>(identifier: Name): Rule<Name> =>
  (value) =>
    isBlank(value) ? report<Name>(identifier, 'empty' as CodeOf<Name>) : undefined
