// Both take nine digits. A BIK of a bank or of a unit of the Bank of Russia begins with 04, one of a body of the
// Treasury with 00, 01 or 02 (since 01.01.2021).

/** The code belongs to a settlement centre of the Bank of Russia. */
export const isSettlementCentre = (bik: string): boolean => bik.startsWith('04') && bik.startsWith('00', 6)

/** The code belongs to a body of the Treasury. */
export const isTreasuryBody = (bik: string): boolean => bik.startsWith('0') && !bik.startsWith('04')
