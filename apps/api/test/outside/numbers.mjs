// Russian identifiers with right check digits.

/** ИНН of an organization by its first nine digits. */
export const itn = (nine) =>
  nine +
  String(([2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((sum, weight, at) => sum + weight * Number(nine[at]), 0) % 11) % 10)

/** ОГРН by its first twelve digits. */
export const ogrn = (twelve) => twelve + String(Number(BigInt(twelve) % 11n) % 10)

/** An account in roubles of a company in the bank with this БИК. */
export const account = (bik, number) => {
  for (let key = 0; ; key += 1) {
    const digits = `40702810${key}${number}`
    const signs = [...(bik.slice(-3) + digits)]
    if (signs.reduce((sum, digit, at) => sum + Number(digit) * [7, 1, 3][at % 3], 0) % 10 === 0) return digits
  }
}
