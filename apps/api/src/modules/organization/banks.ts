/** A bank of the directory of identification codes (БИК). */
export interface KnownBank {
  readonly bik: string
  readonly name: string
  readonly city: string
  readonly correspondentAccount: string
}

const MOSCOW = 'Москва'
const PETERSBURG = 'Санкт-Петербург'
const KAZAN = 'Казань'

const bank = (bik: string, name: string, correspondentAccount: string, city = MOSCOW): KnownBank => ({
  bik,
  name,
  city,
  correspondentAccount,
})

const directory: readonly KnownBank[] = [
  bank('044525225', 'ПАО Сбербанк', '30101810400000000225'),
  bank('044525187', 'Банк ВТБ (ПАО)', '30101810700000000187'),
  bank('044525411', 'Филиал «Центральный» Банка ВТБ (ПАО)', '30101810145250000411'),
  bank('044525593', 'АО «Альфа-Банк»', '30101810200000000593'),
  bank('044525823', 'Банк ГПБ (АО)', '30101810200000000823'),
  bank('044525974', 'АО «ТБанк»', '30101810145250000974'),
  bank('044525700', 'АО «Райффайзенбанк»', '30101810200000000700'),
  bank('044525555', 'ПАО «Банк ПСБ»', '30101810400000000555'),
  bank('044525104', 'ООО «Банк Точка»', '30101810745374525104'),
  bank('044525092', 'АО КБ «Модульбанк»', '30101810645250000092'),
  bank('044525659', 'ПАО «Московский кредитный банк»', '30101810745250000659'),
  bank('044525111', 'АО «Россельхозбанк»', '30101810200000000111'),
  bank('044525068', 'ООО «Озон Банк»', '30101810645374525068'),
  bank('044525311', 'АО «ОТП Банк»', '30101810000000000311'),
  bank('044525787', 'ПАО «Банк Уралсиб»', '30101810100000000787'),
  bank('044525232', 'ПАО «МТС-Банк»', '30101810600000000232'),
  bank('044525266', 'АО «Банк ДОМ.РФ»', '30101810345250000266'),
  bank('044030790', 'ПАО «Банк «Санкт-Петербург»', '30101810900000000790', PETERSBURG),
  bank('044525142', 'Филиал ПАО «Банк «Санкт-Петербург» в г. Москве', '30101810045250000142'),
  bank('043469743', 'ПАО «Совкомбанк»', '30101810300000000743', 'Кострома'),
  bank('044525360', 'Филиал «Корпоративный» ПАО «Совкомбанк»', '30101810445250000360'),
  bank('049205805', 'ПАО «АК БАРС» БАНК', '30101810000000000805', KAZAN),
  bank('049205131', 'ООО «Банк 131»', '30101810822029205131', KAZAN),
]

const byBik = new Map(directory.map((entry) => [entry.bik, entry]))

/** The bank with this code; nothing when the directory does not know it. */
export const bankByBik = (bik: string): KnownBank | undefined => byBik.get(bik)

/** Every bank of the directory. */
export const knownBanks = (): readonly KnownBank[] => directory
