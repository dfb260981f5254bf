declare const brand: unique symbol

/**
 * A string that a check has accepted. The mark exists for the compiler only: at run time it is the plain string, so it
 * goes through JSON, forms and databases unchanged. A value may carry several marks: the number of a person is a number.
 */
export type Branded<Name extends string> = string & { readonly [brand]: { readonly [Key in Name]: true } }
