/** What is to be proved: a new phone, a new e-mail, or the e-mail that the person has. */
export type ContactKind = 'PHONE' | 'EMAIL' | 'PRESENT_EMAIL'
