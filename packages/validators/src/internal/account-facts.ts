import { fact, type Fact, type Facts } from './fact.ts'

/** Currency codes as accounts write them: 810 is the rouble, although the code of the rouble is 643 elsewhere. */
const currencies: Facts = {
  '810': ['Российский рубль', 'Russian rouble'],
  '643': ['Российский рубль', 'Russian rouble'],
  '036': ['Австралийский доллар', 'Australian dollar'],
  '051': ['Армянский драм', 'Armenian dram'],
  '124': ['Канадский доллар', 'Canadian dollar'],
  '156': ['Китайский юань', 'Chinese yuan'],
  '344': ['Гонконгский доллар', 'Hong Kong dollar'],
  '356': ['Индийская рупия', 'Indian rupee'],
  '392': ['Японская иена', 'Japanese yen'],
  '398': ['Казахстанский тенге', 'Kazakhstani tenge'],
  '417': ['Киргизский сом', 'Kyrgyzstani som'],
  '756': ['Швейцарский франк', 'Swiss franc'],
  '784': ['Дирхам ОАЭ', 'UAE dirham'],
  '826': ['Фунт стерлингов', 'Pound sterling'],
  '840': ['Доллар США', 'US dollar'],
  '860': ['Узбекский сум', 'Uzbekistani sum'],
  '933': ['Белорусский рубль', 'Belarusian rouble'],
  '944': ['Азербайджанский манат', 'Azerbaijani manat'],
  '949': ['Турецкая лира', 'Turkish lira'],
  '972': ['Таджикский сомони', 'Tajikistani somoni'],
  '978': ['Евро', 'Euro'],
  '981': ['Грузинский лари', 'Georgian lari'],
}

/** Balance accounts by their first five digits, and groups of them by the first three. */
const kinds: Facts = {
  '30101': ['Корреспондентский счёт кредитной организации в Банке России', 'Correspondent account of a bank'],
  '30103': ['Корреспондентский счёт кредитной организации', 'Correspondent account of a bank'],
  '30105': ['Счёт клиринговой организации в Банке России', 'Account of a clearing organization'],
  '30109': ['Корреспондентский счёт другой кредитной организации', 'Correspondent account of another bank'],
  '30111': ['Корреспондентский счёт банка-нерезидента', 'Correspondent account of a non-resident bank'],
  '30232': ['Незавершённые расчёты', 'Unfinished settlements'],
  '30414': ['Счёт участника клиринга', 'Account of a clearing participant'],
  '30415': ['Счёт участника клиринга для обеспечения', 'Collateral account of a clearing participant'],
  '40102': ['Единый казначейский счёт', 'Single treasury account'],
  '405': ['Организация в федеральной собственности', 'Federally owned organization'],
  '406': ['Организация в государственной собственности', 'State-owned organization'],
  '40701': ['Финансовая организация', 'Financial organization'],
  '40702': ['Коммерческая организация', 'Commercial company'],
  '40703': ['Некоммерческая организация', 'Non-profit organization'],
  '40802': ['Индивидуальный предприниматель', 'Individual entrepreneur'],
  '40807': ['Юридическое лицо — нерезидент', 'Non-resident legal entity'],
  '40817': ['Физическое лицо', 'Individual'],
  '40820': ['Физическое лицо — нерезидент', 'Non-resident individual'],
  '40821': ['Специальный банковский счёт', 'Special bank account'],
  '423': ['Вклад физического лица', 'Deposit of an individual'],
  '426': ['Вклад физического лица — нерезидента', 'Deposit of a non-resident individual'],
  '455': ['Кредит физическому лицу', 'Loan to an individual'],
}

const treasury = ['Казначейский счёт', 'Treasury account'] as const

/** Facts held in an account number. */
export interface AccountFacts {
  /** What the balance account (the first five digits) is kept for, when it is one of the usual ones. */
  readonly kind: Fact | undefined
  /** Digits 6–8, when they are a currency that the table knows. */
  readonly currency: Fact | undefined
  /** Digit 9. */
  readonly checkDigit: string
  /** Digits 10–13: the branch of the bank. */
  readonly branch: string
  /** Digits 14–20: the number of the account in the bank. */
  readonly number: string
}

/** Tells what 20 digits of an account say. */
export const accountFacts = (account: string): AccountFacts => {
  const five = account.slice(0, 5)
  const words = account.startsWith('03') ? treasury : (kinds[five] ?? kinds[five.slice(0, 3)])
  return {
    kind: words && { code: five, ru: words[0], en: words[1] },
    currency: fact(currencies, account.slice(5, 8)),
    checkDigit: account.charAt(8),
    branch: account.slice(9, 13),
    number: account.slice(13),
  }
}
