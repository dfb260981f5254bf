/** Each language by the name that its speakers give it. */
export const languageNames = { ru: 'Русский', en: 'English' } as const
