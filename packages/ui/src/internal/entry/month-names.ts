/** The beginnings that tell the months apart, Russian in any case and English. */
const names: readonly RegExp[] = [
  /^(?:янв|jan)/,
  /^(?:фев|feb)/,
  /^(?:мар|mar)/,
  /^(?:апр|apr)/,
  /^(?:ма[йяе]|may)/,
  /^(?:июн|jun)/,
  /^(?:июл|jul)/,
  /^(?:авг|aug)/,
  /^(?:сен|sep)/,
  /^(?:окт|oct)/,
  /^(?:ноя|nov)/,
  /^(?:дек|dec)/,
]

/** The number of a month, `02`, from its name as people write it: «февраля», «фев», `Feb`; nothing for other words. */
export const monthOf = (name: string): string | undefined => {
  const index = names.findIndex((pattern) => pattern.test(name.toLowerCase()))
  return index < 0 ? undefined : String(index + 1).padStart(2, '0')
}
