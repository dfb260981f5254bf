import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import type { SeedContext } from '../../module.ts'

interface DemoBank {
  readonly fullName: string
  readonly shortName: string
  readonly itn: string
  readonly ogrn: string
  /** Of no bank: codes of Moscow do not end so. */
  readonly bik: string
  /** Emails and the two colours of the generated logo. */
  readonly monogram: string
  readonly colors: readonly [string, string]
}

/** Fictional banks that offer money in the demo. */
export const demoBanks = {
  FB1: {
    fullName: 'АО «Банк Меридиан»',
    shortName: 'Банк Меридиан',
    itn: '7799900119',
    ogrn: '1057799900113',
    bik: '044599001',
    monogram: 'М',
    colors: ['#0b5c6b', '#5fd0c5'],
  },
  FB2: {
    fullName: 'ПАО «Северный капитал»',
    shortName: 'Северный капитал',
    itn: '7899900225',
    ogrn: '1037899900224',
    bik: '044599002',
    monogram: 'СК',
    colors: ['#1f3a8a', '#93b4ff'],
  },
  FB3: {
    fullName: 'ООО «Волжский факторинговый банк»',
    shortName: 'Волжский факторинговый банк',
    itn: '6399900338',
    ogrn: '1096399900332',
    bik: '044599003',
    monogram: 'ВФ',
    colors: ['#7a3b0c', '#f3b562'],
  },
  FB4: {
    fullName: 'АО «Уральский торговый банк»',
    shortName: 'Уральский торговый банк',
    itn: '6699900441',
    ogrn: '1046699900444',
    bik: '044599004',
    monogram: 'У',
    colors: ['#3f2a6b', '#b79cf0'],
  },
  FB5: {
    fullName: 'ПАО «Берег Банк»',
    shortName: 'Берег Банк',
    itn: '7799900550',
    ogrn: '1117799900558',
    bik: '044599005',
    monogram: 'Б',
    colors: ['#14532d', '#86d39b'],
  },
} as const satisfies Readonly<Record<string, DemoBank>>

export type DemoBankKey = keyof typeof demoBanks

export const bankId = (key: DemoBankKey): string => demoId(`bank ${key}`)

const LOGO_SIZE = 96

/** A square logo: emails over a field with a horizon, in the colours of the bank. */
export const monogramOf = ({ monogram, colors: [dark, light], fullName }: DemoBank): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96" role="img">',
    `<title>${fullName}</title>`,
    `<rect width="96" height="96" rx="22" fill="${dark}"/>`,
    `<path d="M0 70q24-12 48 0t48 0v4q0 22-22 22H22Q0 96 0 74Z" fill="${light}" opacity=".35"/>`,
    `<text x="48" y="50" fill="#fff" font-family="Roboto, Arial, sans-serif" font-weight="700"`,
    ` font-size="${monogram.length > 1 ? 36 : 46}" text-anchor="middle" dominant-baseline="central">${monogram}</text>`,
    '</svg>',
  ].join('')

const logoFile = (id: string, name: string) => ({
  id,
  organizationId: null,
  uploadedBy: null,
  purpose: 'PLATFORM' as const,
  name,
  contentType: 'image/svg+xml',
  width: LOGO_SIZE,
  height: LOGO_SIZE,
  isShared: true,
})

/** Banks and their logos. */
export const seedBanks = async ({ database, files, start }: SeedContext): Promise<void> => {
  const at = createDemoTime(start).instant(-400)
  const banks = (Object.keys(demoBanks) as DemoBankKey[]).map((key) => ({
    key,
    logoId: demoId(`logo ${key}`),
    ...demoBanks[key],
  }))
  for (const { logoId, ...bank } of banks) {
    await files.storeBytes(logoFile(logoId, `${bank.shortName}.svg`), Buffer.from(monogramOf(bank)))
  }
  await database.query
    .insertInto('finance_bank')
    .values(
      banks.map(({ key, fullName, shortName, itn, ogrn, bik, logoId }) => ({
        id: bankId(key),
        full_name: fullName,
        short_name: shortName,
        itn,
        ogrn,
        bik,
        logo_file_id: logoId,
        created_at: at,
        updated_at: at,
        is_deleted: false,
      })),
    )
    .execute()
}
